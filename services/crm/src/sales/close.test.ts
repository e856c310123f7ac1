import { type EffectHandlers, transact } from '@bms/events';
import { closeWithClient, followDeletions } from '@bms/projections';
import { createResource, type Resource } from '@bms/service-kit';
import { errorsOf, eventually } from '@bms/testing';
import { seededRandom } from '@bms/testing/random';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/billing.ts';
import { startCrm, type TestedCrm, testSecrets } from '../../test/harness.ts';
import { salesOf, startSales, type TestedSales } from '../../test/sales.ts';
import { OPEN, type Order, orders } from '../orders/orders.model.ts';
import { closeOfClient } from './close.ts';

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];
const STATUSES = ['new', 'processing', 'confirmed', 'completed', 'cancelled'];

describe('a client that is restored', () => {
  let sales: TestedSales;
  beforeAll(async () => {
    sales = await startSales();
  });
  afterAll(() => sales?.stop());

  const make = async (resource: 'Estimates' | 'Orders', client_id: number, ...steps: string[]): Promise<number> => {
    const { id } = await sales.create(resource, { client_id, items });
    for (const step of steps) {
      if (resource === 'Orders') await sales.change('Orders', id, { status: step });
      else await sales.call(`Estimates/${step}`, { id });
    }
    return id;
  };
  const isStatus = (resource: 'Estimates' | 'Orders', id: number, expected: string) =>
    eventually(
      async () => (await sales.show(resource, id)).status,
      (status) => status === expected,
    );
  const remove = (id: number) => sales.call('Clients/Delete', { id });
  const restore = (id: number) => sales.call('Clients/Restore', { id });
  const subjects = async (record: string) => {
    const rows = sales.running.kit.db.collection('outbox').find({ record });
    return (await rows.sort({ version: 1 }).toArray()).map(({ subject }) =>
      String(subject).split('.').slice(2, 4).join('.'),
    );
  };

  test('gets its orders and estimates back with their previous status, and no event of it again', async () => {
    const client = await sales.newClient();
    const placed = await make('Orders', client);
    const confirmed = await make('Orders', client, 'processing', 'confirmed');
    const cancelled = await make('Orders', client, 'cancelled');
    const draft = await make('Estimates', client);
    const sent = await make('Estimates', client, 'Send');
    const declined = await make('Estimates', client, 'Send', 'Decline');
    await remove(client);
    for (const id of [placed, confirmed]) await isStatus('Orders', id, 'cancelled');
    for (const id of [draft, sent]) await isStatus('Estimates', id, 'declined');
    await restore(client);
    await isStatus('Orders', placed, 'new');
    await isStatus('Orders', confirmed, 'confirmed');
    await isStatus('Estimates', draft, 'draft');
    await isStatus('Estimates', sent, 'sent');
    await isStatus('Orders', cancelled, 'cancelled');
    await isStatus('Estimates', declined, 'declined');
    expect(await subjects(`order.${confirmed}`)).toEqual(['order.confirmed', 'order.cancelled']);
    expect(await subjects(`estimate.${sent}`)).toEqual(['estimate.sent', 'estimate.declined']);
    expect((await sales.show('Orders', placed))['status_before']).toBeUndefined();
  });

  test('leaves an order that was deleted meanwhile, and one that was changed in another way', async () => {
    const client = await sales.newClient();
    const [deleted, noted] = [await make('Orders', client), await make('Orders', client)];
    await remove(client);
    for (const id of [deleted, noted]) await isStatus('Orders', id, 'cancelled');
    await sales.call('Orders/Delete', { id: deleted });
    await sales.change('Orders', noted, { note: 'Call back.' });
    await restore(client);
    await isStatus('Orders', noted, 'new');
    await sales.call('Orders/Restore', { id: deleted });
    await isStatus('Orders', deleted, 'cancelled');
    await remove(client);
    await isStatus('Orders', noted, 'cancelled');
    await restore(client);
    await isStatus('Orders', noted, 'new');
    expect((await sales.show('Orders', deleted)).status).toBe('cancelled');
  });

  test('has all open orders, however often and quickly it was deleted and restored', async () => {
    const client = await sales.newClient();
    const ids = [await make('Orders', client), await make('Orders', client, 'processing')];
    const contact = { name: 'Maria Anders', email: 'maria@example.com' };
    await sales.call('Contacts/Create', { client_id: client, contact });
    for (let round = 0; round < 5; round++) {
      await remove(client);
      await restore(client);
    }
    await isHandled(client);
    await isStatus('Orders', ids[0]!, 'new');
    await isStatus('Orders', ids[1]!, 'processing');
    const { records } = (await sales.call<{ records: object[] }>('Contacts/List', { client_id: client })).message;
    expect(records).toMatchObject([contact]);
  });

  /** Waits until every consumer has handled all deletions and restorations of the client. */
  async function isHandled(client: number): Promise<void> {
    const { db } = sales.running.kit;
    const subject = /client\.(deleted|restored)\./;
    const events = await db
      .collection('outbox')
      .find({ record: `client.${client}`, subject })
      .toArray();
    const done = ['orders', 'estimates', 'contacts'].flatMap((name) => events.map(({ _id }) => `crm_${name}-${_id}`));
    await eventually(
      () => db.collection('inbox').countDocuments({ _id: { $in: done as never[] } }),
      (count) => count === done.length,
    );
  }

  test('gets the order of an estimate that was accepted just before its deletion', async () => {
    for (let round = 0; round < 5; round++) {
      const client = await sales.newClient();
      const id = await make('Estimates', client, 'Send');
      await sales.call('Estimates/Accept', { id });
      await remove(client);
      await restore(client);
      const found = sales.running.kit.db.collection('orders').find({ estimate_id: id });
      await eventually(
        () => found.clone().toArray(),
        (all) => all.length === 1 && all[0]?.['status'] === 'new',
      );
    }
  });
});

describe('the effects of a deletion', () => {
  let crm: TestedCrm;
  let billing: TestedBilling;
  let resource: Resource<Order>;
  beforeAll(async () => {
    const secrets = testSecrets();
    billing = await startBilling(secrets.trustedKeys);
    // Without NATS, the test delivers the events.
    crm = await startCrm(`billing=${billing.target}`, secrets);
    resource = createResource(crm.running.kit, orders, { computed: { currency_decimals: () => 2 } });
  });
  afterAll(async () => {
    await crm?.stop();
    billing?.close();
  });

  /** The events of a client, each handled once and again, at any time and in any order. */
  interface Sequence {
    readonly client: number;
    readonly pending: { type: 'client.deleted' | 'client.restored'; version: number }[];
    version: number;
    isDeleted: boolean;
  }

  const handle = (handlers: EffectHandlers, { client }: Sequence, { type, version }: Sequence['pending'][number]) =>
    transact(crm.running.kit.db, (session) => {
      const event = { type, version, recordId: client, requestId: '', traceparent: '', data: {} };
      const tx = { session, emit: () => undefined, signal: new AbortController().signal };
      const handler = handlers[type];
      if (typeof handler !== 'function') throw new Error(`${type} has no handler`);
      return handler(event as never, tx);
    });

  async function newOrders(client_id: number): Promise<Map<number, string>> {
    const { create } = salesOf(crm);
    const ids = await Promise.all([0, 1, 2].map(async () => (await create('Orders', { client_id, items })).id));
    return new Map(ids.map((id) => [id, 'new']));
  }

  async function moveClient(sequence: Sequence): Promise<void> {
    await crm.call(`Clients/${sequence.isDeleted ? 'Restore' : 'Delete'}`, { id: sequence.client });
    sequence.isDeleted = !sequence.isDeleted;
    sequence.version += 1;
    const type = sequence.isDeleted ? 'client.deleted' : 'client.restored';
    sequence.pending.push({ type, version: sequence.version });
  }

  /** Runs random deletions, restorations and edits with late, repeated and concurrent effects; checks the end. */
  async function runSequence(seed: number, handlers: EffectHandlers): Promise<void> {
    const random = seededRandom(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const { newClient, change, show } = salesOf(crm);
    const client = await newClient();
    const expected = await newOrders(client);
    const sequence: Sequence = { client, pending: [], version: 1, isDeleted: false };
    const deliver = async () => {
      const chosen = sequence.pending.length > 0 ? [pick(sequence.pending), pick(sequence.pending)] : [];
      await Promise.all(chosen.map((event) => handle(handlers, sequence, event)));
    };
    const edit = async () => {
      const [id, status] = [pick([...expected.keys()]), pick(STATUSES)];
      const before = (await show('Orders', id)).status;
      const errors = await errorsOf(change('Orders', id, { status, note: String(random()) }));
      if (errors.length === 0 && before !== status) expected.set(id, status);
    };
    for (let step = 0; step < 14; step++) await pick([() => moveClient(sequence), deliver, deliver, edit])();
    for (const event of [...sequence.pending].sort(() => random() - 0.5)) await handle(handlers, sequence, event);
    for (const [id, status] of expected) {
      const isOpen = OPEN.some((open) => open === status);
      const end = sequence.isDeleted && isOpen ? 'cancelled' : status;
      expect({ seed, id, status: (await show('Orders', id)).status }).toEqual({ seed, id, status: end });
    }
  }

  const seeds = Array.from({ length: 6 }, (_, seed) => [seed]);
  test.each(seeds)('end in the present state of the client, in any order of its events (seed %d)', (seed) =>
    runSequence(seed, closeOfClient(resource, { open: OPEN, closed: 'cancelled' })),
  );

  test.each(seeds)('end in the state of the newest event where the client is not stored (seed %d)', (seed) => {
    const effects = closeWithClient(resource, { open: OPEN, closed: 'cancelled' });
    return runSequence(seed, followDeletions(crm.running.kit, { name: 'elsewhere', ...effects }));
  });
});
