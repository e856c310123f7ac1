import { createUserLookup } from './business/projections/directory.ts';
import { openTimeZone } from './business/projections/organization.ts';
import { createKitFactory, type OpenTimeZone } from './records/create-kit.ts';
import type { Kit } from './records/kit.ts';
import { runProcess } from './runtime/boot/run-process.ts';
import { type ProcessOptions, type RunningProcess, startProcess } from './runtime/boot/start-process.ts';
import type { SettingsTree } from './runtime/config/settings.ts';

/** The description of a service in its main.ts. */
export interface ServiceOptions<Settings extends SettingsTree = SettingsTree> extends ProcessOptions<Kit, Settings> {
  /** Opens the time zone of the organization; from the projection of the organization by default. */
  readonly openTimeZone?: OpenTimeZone;
}

/** A service that accepts calls. */
export type RunningService = RunningProcess<Kit>;

const kitFactoryOf = (options: Pick<ServiceOptions, 'openTimeZone'>) =>
  createKitFactory(options.openTimeZone ?? openTimeZone, ({ references, request }) =>
    references.provide('users', createUserLookup(request)),
  );

/** Starts a service, see startProcess. */
export const startService = <Settings extends SettingsTree>(
  options: ServiceOptions<Settings>,
  env?: NodeJS.ProcessEnv,
  aborted?: AbortSignal,
): Promise<RunningService> => startProcess(options, kitFactoryOf(options), env, aborted);

/** Runs a service as a process; main.ts calls it. See runProcess. */
export const runService = <Settings extends SettingsTree>(options: ServiceOptions<Settings>): Promise<void> =>
  runProcess(options, kitFactoryOf(options));
