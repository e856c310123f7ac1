import { EventConfigError } from '../types.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;
const NAME = /^[a-z][a-z0-9_]{0,31}$/;

/** Returns the name of a service's stream, e.g. `BMS_CRM`. */
export function streamName(service: string): string {
  return `BMS_${checkedName('service', service).toUpperCase()}`;
}

/** Returns the wildcard for all subjects of a service's stream. */
export function streamSubjects(service: string): string {
  return `bms.${service}.>`;
}

/**
 * Returns the durable name of a consumer. Every instance of the consuming service has the same, so that they share the
 * work.
 */
export function durableName(service: string, consumer: string): string {
  return `${checkedName('service', service)}_${checkedName('consumer', consumer)}`;
}

/** Returns `bms.<service>.<resource>.<event>.<id>`. @throws Error if the id cannot be part of a subject */
export function eventSubject(service: string, type: string, recordId: number | string): string {
  return `bms.${service}.${type}.${checkedId(recordId)}`;
}

/**
 * Returns the filter that covers these types of one service. Servers before 2.10 accept only one filter: the type
 * itself, all of their common resource, or everything.
 */
export function filterSubject(service: string, types: readonly string[]): string {
  const resources = new Set(types.map((type) => type.split('.')[0]));
  if (types.includes('*') || resources.size !== 1) return streamSubjects(service);
  return types.length === 1 ? `bms.${service}.${types[0]}.*` : `bms.${service}.${[...resources][0]}.>`;
}

/** Returns the ordering key of a subject: its record, e.g. `client.17`. */
export function recordOfSubject(subject: string): string {
  const [, , resource, , id] = subject.split('.');
  return `${resource}.${id}`;
}

/** Returns the ordering key of an event: its record, e.g. `client.17`. */
export function recordKey(type: string, recordId: number | string): string {
  return `${type.split('.')[0]}.${recordId}`;
}

/** Returns the inbox key of an event for a consumer, in characters that are also valid in a subject. */
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

/** Subject prefix of notifications. No stream stores them; only current subscribers receive them. */
const PREFIX = 'bms_news.';

/** Returns the subject of a notification, e.g. `bms_news.identity.session.revoked.<id>`. */
export function notificationSubject(service: string, type: string, recordId: number | string): string {
  return PREFIX + eventSubject(service, type, recordId).slice('bms.'.length);
}

/**
 * Returns the subjects of a type of event: that of its notification, and that of the event which the relay publishes
 * later.
 */
export function subscribedSubjects(service: string, type: string): string[] {
  return [`${PREFIX}${service}.${type}.*`, `bms.${service}.${type}.*`];
}
