import { createKitFactory } from './records/create-kit.ts';
import type { Kit } from './records/kit.ts';
import type { OpenOrganization } from './records/model/organization.ts';
import { openOrganization } from './records/organization/open-organization.ts';
import { createUserLookup } from './records/references/user-lookup.ts';
import { runProcess } from './runtime/boot/run-process.ts';
import { type ProcessOptions, type RunningProcess, startProcess } from './runtime/boot/start-process.ts';
import type { SettingsTree } from './runtime/config/settings.ts';

/** The description of a service in its service.ts. */
export interface ServiceOptions<Settings extends SettingsTree, Shared> extends ProcessOptions<Kit, Settings, Shared> {
  /** Opens the organization; its projection by default. */
  readonly openOrganization?: OpenOrganization;
}

/** A service that accepts calls. */
export type RunningService = RunningProcess<Kit>;

const kitFactoryOf = (options: { readonly openOrganization?: OpenOrganization }) =>
  createKitFactory(options.openOrganization ?? openOrganization, ({ references, request }) =>
    references.provide('users', createUserLookup(request)),
  );

/** Describes a service. */
export const defineService = <Settings extends SettingsTree, Shared>(
  options: ServiceOptions<Settings, Shared>,
): ServiceOptions<Settings, Shared> => options;

/** Starts a service, see startProcess. */
export const startService = <Settings extends SettingsTree, Shared>(
  options: ServiceOptions<Settings, Shared>,
  env?: NodeJS.ProcessEnv,
  aborted?: AbortSignal,
): Promise<RunningService> => startProcess(options, kitFactoryOf(options), env, aborted);

/** Runs a service as a process; main.ts calls it. See runProcess. */
export const runService = <Settings extends SettingsTree, Shared>(
  options: ServiceOptions<Settings, Shared>,
): Promise<void> => runProcess(options, kitFactoryOf(options));
