import { type EventCatalogue, type EventType, loadEventCatalogue, publishers } from '@bms/events';

/** Stands for all events. */
export const ALL_EVENTS = '*';

/** The events that webhooks can be told of: those that are about what clients of the API know. */
export interface OpenEvents {
  /** The services that publish them. */
  readonly services: readonly string[];
  readonly types: ReadonlySet<string>;
}

/** Reads from the contract which events webhooks can be told of. */
export function loadOpenEvents(catalogue: EventCatalogue = loadEventCatalogue()): OpenEvents {
  const open = catalogue.types.filter(({ internal }: EventType) => !internal);
  return { services: publishers(catalogue), types: new Set(open.map(({ type }) => type)) };
}
