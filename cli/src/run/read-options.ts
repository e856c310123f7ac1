import { UsageError } from './errors.ts';

/** Returns `service`. @throws UsageError unless it is one of `services` */
export function assertService(service: string | boolean | undefined, services: readonly string[]): string {
  if (typeof service === 'string' && services.includes(service)) return service;
  throw new UsageError(`--service is ${service ?? 'missing'}: it must be one of ${services.join(', ')}`);
}

/** Reads a date-time. @param flag named in the error @throws UsageError if it is none */
export function readInstant(flag: string, text: string | boolean | undefined): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const instant = new Date(text);
  if (!Number.isNaN(instant.getTime())) return instant;
  throw new UsageError(`${flag} is ${text}: it must be an ISO 8601 date-time, e.g. 2026-11-22T05:00:00Z`);
}

/** Reads a number of things. @param flag named in the error @throws UsageError if it is no integer of 0 or more */
export function readCount(flag: string, text: string | boolean | undefined): number | undefined {
  if (typeof text !== 'string') return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count;
  throw new UsageError(`${flag} is ${text}: it must be an integer of 0 or more`);
}

/** Reads the id of a record. @throws UsageError if it is no positive integer */
export function readId(text: string | undefined): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(`${text} is no id: it must be a positive integer`);
}
