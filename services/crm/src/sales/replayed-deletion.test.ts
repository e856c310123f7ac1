import {
  createEvents,
  type EffectHandlers,
  type Events,
  loadEventCatalogue,
  type ReceivedEvent,
  UnprocessableEvent,
} from '@bms/events';
import { closeWithClient, followDeletions } from '@bms/projections';
import { createResource, type Resource } from '@bms/service-kit';
import { eventually, type Publisher, type StartedPart, startNats, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/billing.ts';
import { startCrm, type TestedCrm, testSecrets } from '../../test/harness.ts';
import { salesOf } from '../../test/sales.ts';
import { OPEN, type Order, orders } from '../orders/orders.model.ts';
import { closeOfClient } from './close.ts';

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];
const closing = { open: OPEN, closed: 'cancelled' } as const;

let nats: StartedPart;
let billing: TestedBilling;
let crm: TestedCrm;
let activity: Publisher;
/** The events of crm with the consumers of this test, whose effects fail for the types in `broken`. */
let events: Events;
const broken = new Set<string>();

/** The effects that the tests consume: those of crm, and those of a service that does not store the clients. */
const effectsOf = {
  crm: (resource: Resource<Order>) => closeOfClient(resource, closing),
  other: (resource: Resource<Order>) =>
    followDeletions(resource.kit, { name: 'elsewhere', ...closeWithClient(resource, closing) }),
};
type Kind = keyof typeof effectsOf;
let consuming: Kind;

beforeAll(async () => {
  nats = await startNats();
  const secrets = testSecrets();
  billing = await startBilling(secrets.trustedKeys);
  // Without NATS, the service handles no events itself.
  crm = await startCrm(`billing=${billing.target}`, secrets);
  activity = await startPublisher('activity', nats.url);
  const { kit } = crm.running;
  const resource: Resource<Order> = createResource(kit, orders, { computed: { currency_decimals: () => 2 } });
  const onFatal = (error: Error) => {
    throw error;
  };
  const options = { service: 'crm', connection: kit.db, nats: { url: nats.url }, onFatal };
  events = createEvents({ ...options, catalogue: loadEventCatalogue(), log: kit.log });
  // Consumers that the set-up user allows crm.
  const names = { crm: 'orders', other: 'estimates' };
  for (const kind of ['crm', 'other'] as const)
    events.consume({ name: names[kind], from: 'crm', effects: breakable(kind, effectsOf[kind](resource)) });
  await events.start();
});
afterAll(async () => {
  await Promise.all([events?.stop(), activity?.stop()]);
  await crm?.stop();
  billing?.close();
  await nats?.stop();
});
beforeEach(() => broken.clear());

/** Returns the effects for the tests of their kind; they fail for good while `broken` has the type of the event. */
function breakable(kind: Kind, effects: EffectHandlers): EffectHandlers {
  const wrapped = Object.entries(effects).map(([type, handle]) => {
    const effect = async (event: ReceivedEvent, tx: object) => {
      if (kind !== consuming) return;
      if (broken.has(type)) throw new UnprocessableEvent('a bug');
      await (handle as (event: object, tx: object) => Promise<void>)(event, tx);
    };
    return [type, effect] as const;
  });
  return Object.fromEntries(wrapped) as EffectHandlers;
}

interface Letter {
  _id: string;
  consumer: string;
  event: { type: string; subject: string };
}
const letters = () => crm.running.kit.db.collection<Letter>('dead_letters');

/** Waits until an event of a client is parked. @returns the id of its dead letter */
const parked = async (client: number, type: string): Promise<Letter> => {
  const subject = `bms.crm.${type}.${client}`;
  return (await eventually(() => letters().findOne({ 'event.subject': subject })))!;
};

/** Replays a dead letter, and waits until it is resolved. */
async function replay({ _id: dead_letter_id, consumer }: Letter): Promise<void> {
  await activity.publish({
    message: 'bms.activity.DeadLetterDecision',
    type: 'dead_letter.replay_requested',
    recordId: dead_letter_id,
    version: 1,
    data: { dead_letter_id, consumer },
  });
  await eventually(
    () => letters().countDocuments({ _id: dead_letter_id }),
    (count) => count === 0,
  );
}

/** Waits until the tested consumer has handled or parked the events of a client. */
async function untilHandled(client: number, count: number): Promise<void> {
  const { db } = crm.running.kit;
  const subject = /client\.(deleted|restored)\./;
  const published = await db
    .collection('outbox')
    .find({ record: `client.${client}`, subject })
    .toArray();
  expect(published).toHaveLength(count);
  const ids = published.flatMap(({ _id }) => ['orders', 'estimates'].map((name) => `crm_${name}-${_id}`));
  await eventually(
    () => db.collection('inbox').countDocuments({ _id: { $in: ids as never[] } }),
    (handled) => handled === ids.length,
  );
}

interface Sale {
  readonly client: number;
  readonly ids: readonly number[];
}
const NEW_AND_PROCESSING = ['new', 'processing'];
const CANCELLED = ['cancelled', 'cancelled'];

async function newSale(): Promise<Sale> {
  const { newClient, create, change } = salesOf(crm);
  const client = await newClient();
  const ids = [
    await create('Orders', { client_id: client, items }),
    await create('Orders', { client_id: client, items }),
  ];
  await change('Orders', ids[1]!.id, { status: 'processing' });
  return { client, ids: ids.map(({ id }) => id) };
}
const statuses = ({ ids }: Sale) => Promise.all(ids.map(async (id) => (await salesOf(crm).show('Orders', id)).status));
const remove = ({ client: id }: Sale) => crm.call('Clients/Delete', { id });
const restore = ({ client: id }: Sale) => crm.call('Clients/Restore', { id });

describe.each([
  ['in the service that stores the clients', 'crm'],
  ['in another service', 'other'],
] as const)('a dead letter %s', (_where, kind) => {
  beforeEach(() => {
    consuming = kind;
  });

  test('of a deletion changes nothing when it is replayed after the client was restored', async () => {
    const sale = await newSale();
    broken.add('client.deleted');
    await remove(sale);
    const letter = await parked(sale.client, 'client.deleted');
    await restore(sale);
    await untilHandled(sale.client, 2);
    broken.clear();
    await replay(letter);
    expect(await statuses(sale)).toEqual(NEW_AND_PROCESSING);
  });

  test('of a deletion has its effect when it is replayed, which a restoration takes back', async () => {
    const sale = await newSale();
    broken.add('client.deleted');
    await remove(sale);
    const letter = await parked(sale.client, 'client.deleted');
    expect(await statuses(sale)).toEqual(NEW_AND_PROCESSING);
    broken.clear();
    await replay(letter);
    expect(await statuses(sale)).toEqual(CANCELLED);
    await restore(sale);
    await untilHandled(sale.client, 2);
    expect(await statuses(sale)).toEqual(NEW_AND_PROCESSING);
  });

  test('of a restoration takes the effects back when it is replayed', async () => {
    const sale = await newSale();
    await remove(sale);
    await untilHandled(sale.client, 1);
    broken.add('client.restored');
    await restore(sale);
    const letter = await parked(sale.client, 'client.restored');
    expect(await statuses(sale)).toEqual(CANCELLED);
    broken.clear();
    await replay(letter);
    expect(await statuses(sale)).toEqual(NEW_AND_PROCESSING);
  });

  test('of a restoration changes nothing when it is replayed after the client was deleted again', async () => {
    const sale = await newSale();
    await remove(sale);
    await untilHandled(sale.client, 1);
    broken.add('client.restored');
    await restore(sale);
    const letter = await parked(sale.client, 'client.restored');
    await remove(sale);
    await untilHandled(sale.client, 3);
    broken.clear();
    await replay(letter);
    expect(await statuses(sale)).toEqual(CANCELLED);
    await restore(sale);
    await untilHandled(sale.client, 4);
    expect(await statuses(sale)).toEqual(NEW_AND_PROCESSING);
  });
});
