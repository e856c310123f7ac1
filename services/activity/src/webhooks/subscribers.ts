import type { Connection } from 'mongoose';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** The wildcard for all events. */
const ALL_EVENTS = '*';

/** Returns the ids of the webhooks that get an event. Webhooks get no events from before they were created. */
export type SubscribersOf = (type: string, occurredAt: Date) => readonly number[];

/** The webhooks that subscribe to events, by the form of their payload. */
export interface Subscribers {
  /** Returns those that get the events of services as they are: form v1. */
  ofEvents(type: string): Promise<SubscribersOf>;
  /** Returns those that get events with records: form v2. */
  ofRecords(): Promise<SubscribersOf>;
}

type Subscriber = Pick<Webhook, '_id' | 'events' | 'payload' | 'created_at'>;

/**
 * Creates the lookup of active webhooks. Webhooks from before the setting have the form v1; by their name, they also get the
 * events that v1 does not have, in form v2.
 * @param v1Types the types of the events that have the form v1
 */
export function createSubscribers({ db }: { readonly db: Connection }, v1Types: ReadonlySet<string>): Subscribers {
  const webhooks = db.collection<Webhook>(WEBHOOKS);
  const projection = { events: 1, payload: 1, created_at: 1 };
  const read = (filter: object): Promise<Subscriber[]> =>
    webhooks.find({ active: true, ...filter }, { projection }).toArray();
  return {
    ofEvents: async (type) =>
      among(await read({ events: { $in: [type, ALL_EVENTS] }, payload: { $ne: 'v2' } }), () => true),
    ofRecords: async () =>
      among(await read({}), ({ payload, events }, type) => {
        if (payload === 'v2') return events.includes(type) || events.includes(ALL_EVENTS);
        return !v1Types.has(type) && events.includes(type);
      }),
  };
}

const among =
  (subscribers: readonly Subscriber[], gets: (subscriber: Subscriber, type: string) => boolean): SubscribersOf =>
  (type, occurredAt) =>
    subscribers
      .filter((subscriber) => subscriber.created_at <= occurredAt && gets(subscriber, type))
      .map(({ _id }) => _id);
