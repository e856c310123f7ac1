import { EventConfigError } from '../types.ts';

/** A type of event that the contract declares. */
export interface EventType {
  /** The service that publishes it, e.g. `crm`; `*` where every service may. */
  readonly service: string;
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  /** When it happens, for a person. */
  readonly when: string;
  /** For services among each other only. */
  readonly internal: boolean;
  readonly message: EventMessage;
}

/** The message of an event, or one inside of it. */
export interface EventMessage {
  /** Full name, e.g. `bms.crm.ClientEvent`. */
  readonly name: string;
  readonly comment: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly comment: string }[];
  /** The messages that its fields hold. */
  readonly parts: readonly EventMessage[];
}

/** Turns the data of events into bytes and back. */
export interface EventCodec {
  /** @throws Error naming the member that the message does not have, or whose value has another type. */
  encode(message: string, data: Readonly<Record<string, unknown>>): Uint8Array;
  /** @throws Error when the bytes are no such message. */
  decode(message: string, bytes: Uint8Array): Record<string, unknown>;
}

/** All events of the contract. */
export interface EventCatalogue extends EventCodec {
  readonly types: readonly EventType[];
}

/** The type of event that a service publishes. @throws EventConfigError when the contract declares none. */
export function findType(catalogue: EventCatalogue, service: string, type: string): EventType {
  const found = catalogue.types.find((known) => known.type === type && publishes(service, known));
  if (!found) throw new EventConfigError(`no proto declares that ${service} publishes "${type}"`);
  return found;
}

/** Whether the contract declares that a service publishes a type of event. */
export const isPublished = ({ types }: EventCatalogue, service: string, type: string): boolean =>
  types.some((known) => known.type === type && publishes(service, known));

/** The services that publish events of their own, in alphabetical order. */
export function publishers(catalogue: EventCatalogue): string[] {
  const services = new Set(catalogue.types.map((type) => type.service));
  services.delete('*');
  return [...services].sort();
}

function publishes(service: string, type: EventType): boolean {
  return type.service === service || type.service === '*';
}
