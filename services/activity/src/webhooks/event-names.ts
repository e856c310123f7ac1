import { type EventCatalogue, type EventName, type EventType, loadEventCatalogue } from '@bms/events';

/** The wildcard for all events. */
export const ALL_EVENTS = '*';

/** The events that webhooks can subscribe to: those about records of the public API. */
export interface OpenEvents {
  /** The services that publish them. */
  readonly services: readonly string[];
  readonly types: ReadonlySet<EventName>;
}

/** Reads the events that webhooks can subscribe to from the contract. */
export function loadOpenEvents(catalogue: EventCatalogue = loadEventCatalogue()): OpenEvents {
  const open = catalogue.types.filter(({ internal }: EventType) => !internal);
  const services = new Set(open.map(({ service }) => service));
  return { services: [...services].sort(), types: new Set(open.map(({ type }) => type)) };
}
