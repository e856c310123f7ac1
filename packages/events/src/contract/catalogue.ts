import { EventConfigError, type EventName } from '../types.ts';

/** A type of event that the contract declares. */
export interface EventType {
  /** Service that publishes it, e.g. `crm`; `*` if every service may. */
  readonly service: string;
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: EventName;
  /** Description of the occasion, for people. */
  readonly when: string;
  /** True for events between services only. */
  readonly internal: boolean;
  /** True for events that are also published as notifications. */
  readonly notified: boolean;
  /** True if an update that changes no field of the message has the mark `unchanged` in its subject. */
  readonly marksUnchanged: boolean;
  /** The module whose records it merges: `from_id` into `into_id`; empty for other events. */
  readonly merges: string;
  readonly message: EventMessage;
}

/** The message of an event, or a nested message. */
export interface EventMessage {
  /** Full name, e.g. `bms.crm.ClientEvent`. */
  readonly name: string;
  readonly comment: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly comment: string }[];
  /** Messages of its fields. */
  readonly parts: readonly EventMessage[];
}

/** Encodes and decodes the data of events. */
export interface EventCodec {
  /** Encodes the data of an event. @throws Error naming the member that is unknown or has the wrong type */
  encode(message: string, data: Readonly<Record<string, unknown>>): Uint8Array;
  /** Decodes the data of an event. @throws Error if the bytes are not such a message */
  decode(message: string, bytes: Uint8Array): Record<string, unknown>;
}

/** All events of the contract. */
export interface EventCatalogue extends EventCodec {
  readonly types: readonly EventType[];
}

/** Returns the type of an event that a service publishes. @throws EventConfigError if the contract declares none */
export function findType(catalogue: EventCatalogue, service: string, type: string): EventType {
  const found = catalogue.types.find((known) => known.type === type && publishes(service, known));
  if (!found) throw new EventConfigError(`no proto declares that ${service} publishes "${type}"`);
  return found;
}

/** True if the contract declares that a service publishes a type of event. */
export const isPublished = ({ types }: EventCatalogue, service: string, type: string): boolean =>
  types.some((known) => known.type === type && publishes(service, known));

/** Returns the types of events that the contract declares for a service. */
export const publishedTypes = ({ types }: Pick<EventCatalogue, 'types'>, service: string): string[] =>
  types.filter((known) => publishes(service, known)).map(({ type }) => type);

/** Returns the types of events that a service also publishes as notifications. */
export const notifiedTypes = ({ types }: Pick<EventCatalogue, 'types'>, service: string): string[] =>
  types.filter((known) => known.notified && publishes(service, known)).map(({ type }) => type);

/** Returns the types of events of a service whose subject marks updates that change no field of their message. */
export const markingTypes = ({ types }: Pick<EventCatalogue, 'types'>, service: string): string[] =>
  types.filter((known) => known.marksUnchanged && publishes(service, known)).map(({ type }) => type);

/** Returns the types of events that merge records. */
export const mergingTypes = ({ types }: Pick<EventCatalogue, 'types'>): EventType[] =>
  types.filter(({ merges }) => merges !== '');

/** Returns the services that publish events of their own, in alphabetical order. */
export function publishers(catalogue: EventCatalogue): string[] {
  const services = new Set(catalogue.types.map((type) => type.service));
  services.delete('*');
  return [...services].sort();
}

function publishes(service: string, type: EventType): boolean {
  return type.service === service || type.service === '*';
}
