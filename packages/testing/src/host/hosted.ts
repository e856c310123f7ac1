/** The setting with the settings of the processes that share one, as JSON. */
export const HOSTED = 'HOSTED';

/** The settings of the services and of the gateway that share a process, by name. */
export type HostedSettings = Readonly<Record<string, Readonly<Record<string, string>>>>;
