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

/** Last token in the subject of an update that changes no field of its message. */
const UNCHANGED = 'unchanged';

/**
 * Returns `bms.<service>.<resource>.<event>.<id>`, followed by `.unchanged` if the event has that mark.
 * @throws Error if the id cannot be part of a subject
 */
export function eventSubject(service: string, type: string, recordId: number | string, isUnchanged = false): string {
  const subject = `bms.${service}.${type}.${checkedId(recordId)}`;
  return isUnchanged ? `${subject}.${UNCHANGED}` : subject;
}

/**
 * Returns the one filter that covers these types of a service, also their events with the mark `unchanged`: the type
 * itself, all of their common resource, or everything. For servers before 2.10, which accept only one.
 */
export function commonFilter(service: string, types: readonly string[]): string {
  const resources = new Set(types.map(resourceOf));
  if (types.includes('*') || resources.size !== 1) return streamSubjects(service);
  return types.length === 1 ? markingSubject(service, types[0]!) : resourceSubject(service, types[0]!);
}

/** The types of events that filters distinguish. */
export interface FilterOptions {
  /** All types that the service publishes; others are left out of the filters. */
  readonly published: readonly string[];
  /** The types whose subject marks updates that change no field of their message. */
  readonly marking: readonly string[];
  /** True to leave out the events with that mark. */
  readonly changesOnly?: boolean;
}

/**
 * Returns the filters that match exactly these types of a service: the whole resource where all of its types are
 * included, otherwise one for each type. `*` matches all events, also those with the mark.
 */
export function exactFilters(
  service: string,
  types: readonly string[],
  { published, marking, changesOnly = false }: FilterOptions,
): string[] {
  if (types.includes('*')) return [streamSubjects(service)];
  const wanted = new Set(types);
  return [...Map.groupBy(new Set(published), resourceOf).values()].flatMap((all) => {
    const some = all.filter((type) => wanted.has(type));
    const isWhole = some.length > 1 && some.length === all.length;
    if (isWhole) return [changesOnly ? unmarkedSubject(service, all[0]!) : resourceSubject(service, all[0]!)];
    return some.map((type) =>
      !changesOnly && marking.includes(type) ? markingSubject(service, type) : typeSubject(service, type),
    );
  });
}

/** Returns the resource of a type, e.g. `client` of `client.created`. */
const resourceOf = (type: string): string => type.split('.')[0]!;

const typeSubject = (service: string, type: string): string => `bms.${service}.${type}.*`;

/** Returns the filter of a type, with the events that have the mark `unchanged`. */
const markingSubject = (service: string, type: string): string => `bms.${service}.${type}.>`;

/** Returns the filter of all types of a resource, without the events that have the mark `unchanged`. */
const unmarkedSubject = (service: string, type: string): string => `bms.${service}.${resourceOf(type)}.*.*`;

const resourceSubject = (service: string, type: string): string => `bms.${service}.${resourceOf(type)}.>`;

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

/** True if a subject, of an event or its notification, is one of that type of the service. */
export function isSubjectOf(subject: string, service: string, type: string): boolean {
  return subject.startsWith(`bms.${service}.${type}.`) || subject.startsWith(`${PREFIX}${service}.${type}.`);
}

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
