import { createUserLookup } from './business/projections/directory.ts';
import { createKitFactory } from './records/create-kit.ts';
import type { Kit } from './records/kit.ts';
import { runProcess } from './runtime/boot/run-process.ts';
import { type ProcessOptions, type RunningProcess, startProcess } from './runtime/boot/start-process.ts';
import type { SettingsTree } from './runtime/config/settings.ts';

/** The description of a service in its main.ts. */
export type ServiceOptions<Settings extends SettingsTree = SettingsTree> = ProcessOptions<Kit, Settings>;

/** A service that accepts calls. */
export type RunningService = RunningProcess<Kit>;

const kitFactory = createKitFactory(({ references, request }) =>
  references.provide('users', createUserLookup(request)),
);

/** Starts a service, see startProcess. */
export const startService = <Settings extends SettingsTree>(
  options: ServiceOptions<Settings>,
  env?: NodeJS.ProcessEnv,
  aborted?: AbortSignal,
): Promise<RunningService> => startProcess(options, kitFactory, env, aborted);

/** Runs a service as a process; main.ts calls it. See runProcess. */
export const runService = <Settings extends SettingsTree>(options: ServiceOptions<Settings>): Promise<void> =>
  runProcess(options, kitFactory);
