import { UserError } from '../console/say.ts';
import { assertService, readArguments } from './arguments.ts';

/** The events to publish again. */
export interface RedriveOptions {
  /** The publishing service, e.g. `crm`. */
  readonly service: string;
  /** Earliest publication time; undefined for all events in the outbox, which keeps 7 days. */
  readonly since: Date | undefined;
}

/**
 * Parses `--service crm --since 2026-11-22T05:00:00Z`.
 * @param services the names of all services
 * @throws UserError naming the invalid option
 */
export function readRedriveOptions(args: readonly string[], services: readonly string[]): RedriveOptions {
  const { service, since } = readArguments(args, { service: { type: 'string' }, since: { type: 'string' } });
  return { service: assertService(service, services), since: since === undefined ? undefined : readInstant(since) };
}

function readInstant(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new UserError(`--since is ${text}: it must be an ISO 8601 date-time, e.g. 2026-11-22T05:00:00Z`);
  return instant;
}
