import { EventConfigError } from '../types.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;
const NAME = /^[a-z][a-z0-9_]{0,31}$/;

/** The stream of a service's events, e.g. `BMS_CRM`. */
export function streamName(service: string): string {
  return `BMS_${checkedName('service', service).toUpperCase()}`;
}

/** All subjects of a service's stream. */
export function streamSubjects(service: string): string {
  return `bms.${service}.>`;
}

/** The durable name of a consumer: every copy of the consuming service has the same, so that they share the work. */
export function durableName(service: string, consumer: string): string {
  return `${checkedName('service', service)}_${checkedName('consumer', consumer)}`;
}

/** `bms.<service>.<resource>.<event>.<id>`. @throws Error when the id cannot be part of a subject. */
export function eventSubject(service: string, type: string, recordId: number | string): string {
  return `bms.${service}.${type}.${checkedId(recordId)}`;
}

/**
 * The one filter that covers these types of one service, since a server before 2.10 takes only one: the type itself, all of
 * their common resource, or everything.
 */
export function filterSubject(service: string, types: readonly string[]): string {
  const resources = new Set(types.map((type) => type.split('.')[0]));
  if (types.includes('*') || resources.size !== 1) return streamSubjects(service);
  return types.length === 1 ? `bms.${service}.${types[0]}.*` : `bms.${service}.${[...resources][0]}.>`;
}

/** What order is kept for: the record that a subject names, e.g. `client.17`. */
export function recordOfSubject(subject: string): string {
  const [, , resource, , id] = subject.split('.');
  return `${resource}.${id}`;
}

/** What order is kept for: the record of an event, e.g. `client.17`. */
export function recordKey(type: string, recordId: number | string): string {
  return `${type.split('.')[0]}.${recordId}`;
}

/** What a consumer remembers an event by: both together, as they can also be part of a subject. */
export function effectKey(durable: string, eventId: string): string {
  return `${durable}-${eventId.replace(/[^A-Za-z0-9_-]/g, '_')}`.slice(0, 128);
}

function checkedId(recordId: number | string): string {
  const text = String(recordId);
  if (!TOKEN.test(text)) throw new Error(`"${text}" cannot be the id of an event's record`);
  return text;
}

function checkedName(what: string, name: string): string {
  if (NAME.test(name)) return name;
  throw new EventConfigError(`"${name}" is no name of a ${what}: lower-case letters, digits and _`);
}
