import { createEvents, type DomainEvent, type Events, loadEventCatalogue, UnprocessableEvent } from '@bms/events';
import {
  administrator,
  errorsOf,
  eventually,
  type Publisher,
  type StartedPart,
  staff,
  startNats,
  startPublisher,
  testMongoUserUrl,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';
import { startActivity, type TestedActivity } from '../../test/harness.ts';
import { LETTERS } from './dead-letter.model.ts';

interface Letter {
  id: number;
  consumer: string;
  event_type: string;
  event: { id: string; data: string };
  error: string;
  attempts: number;
  failed_at: string;
}

let nats: StartedPart;
let activity: TestedActivity;
let crm: Publisher;
let billingDb: Connection;
let billing: Events;
let count = 0;
let broken = true;
/** Effects wait for this. */
let mayTakeEffect = Promise.resolve();
const effects: number[] = [];

/** Starts a stub of billing that parks its own dead letters and carries out the decisions of administrators. */
async function startBilling(): Promise<void> {
  billingDb = await createConnection(await testMongoUserUrl('billing')).asPromise();
  const onFatal = (error: Error) => {
    throw error;
  };
  const options = { service: 'billing', connection: billingDb, nats: { url: nats.url }, onFatal };
  billing = createEvents({ ...options, catalogue: loadEventCatalogue(), log: pino({ level: 'silent' }) });
  const effect = async (event: { recordId: number | string }) => {
    if (broken) throw new UnprocessableEvent('a bug');
    await mayTakeEffect;
    effects.push(Number(event.recordId));
  };
  billing.consume({ name: 'clients', from: 'crm', effects: { 'client.updated': effect } });
  await billing.start();
}

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url });
  crm = await startPublisher('crm', nats.url);
  await startBilling();
});
afterAll(async () => {
  await Promise.all([billing.stop(), crm.stop(), activity.stop()]);
  await Promise.all([billingDb.close(), nats.stop()]);
});

const call = <Answer>(rpc: string, message: object = {}, caller = administrator) =>
  activity.call<Answer>(`DeadLetters/${rpc}`, message, { caller });
const listed = async (filter: object = {}) => (await call<{ records: Letter[] }>('List', filter)).records;

/** Parks an event in billing. @returns its dead letter as activity lists it */
async function parked(): Promise<{ letter: Letter; clientId: number }> {
  count += 1;
  const client = { id: count, version: 1, name: `Client ${count}`, status: 'active', owner_id: 1, created_by: 1 };
  const event: DomainEvent = {
    message: 'bms.crm.ClientEvent',
    type: 'client.updated',
    recordId: count,
    version: 1,
    data: client,
  };
  const before = (await listed()).map(({ id }) => id);
  await crm.publish(event);
  const [letter] = (await eventually(listed, (all) => all.length > before.length)).filter(
    ({ id }) => !before.includes(id),
  );
  // A list has it at once, a transaction once a majority has.
  const letters = activity.running.kit.db.collection<{ _id: number }>(LETTERS);
  await eventually(() => letters.countDocuments({ _id: letter!.id }, { readConcern: 'majority' }));
  return { letter: letter!, clientId: count };
}

describe('an event that a service gave up on', () => {
  test('is listed, and shown with what it says', async () => {
    broken = true;
    const { letter, clientId } = await parked();
    expect(letter).toEqual({
      id: letter.id,
      consumer: 'billing_clients',
      event_type: 'client.updated',
      error: 'UnprocessableEvent: a bug',
      attempts: 1,
      failed_at: expect.stringMatching(/^\d{4}-/),
    });
    const { record } = await call<{ record: Letter }>('Get', { id: letter.id });
    expect(record).toMatchObject({
      ...letter,
      event: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        service: 'crm',
        subject: `bms.crm.client.updated.${clientId}`,
      },
    });
    expect(JSON.parse(record.event.data)).toMatchObject({ id: clientId, name: `Client ${clientId}` });
    expect(await listed({ consumer: 'billing_others' })).toEqual([]);
    expect(await listed({ event_type: 'client.updated', consumer: 'billing_clients' })).toContainEqual(letter);
  });

  test('is tried again on request: it stays with one attempt more, or has its effect once and goes', async () => {
    broken = true;
    const { letter, clientId } = await parked();
    const asked = await call('Replay', { id: letter.id });
    expect(asked).toMatchObject({ success: true, record: { id: letter.id, attempts: 1 } });
    const mine = async () => (await listed()).find(({ id }) => id === letter.id);
    await eventually(mine, (seen) => seen?.attempts === 2);
    broken = false;
    // The first replay has no effect before the second is accepted.
    const areAccepted = Promise.withResolvers<void>();
    mayTakeEffect = areAccepted.promise;
    await Promise.all([call('Replay', { id: letter.id }), call('Replay', { id: letter.id })]).finally(
      areAccepted.resolve,
    );
    await eventually(mine, (seen) => seen === undefined);
    expect(effects.filter((id) => id === clientId)).toEqual([clientId]);
    // A transaction reads what is committed on a majority, which may be a moment after a list no longer has the letter.
    await eventually(
      () => errorsOf(call('Replay', { id: letter.id })),
      ([code]) => code === 'not_found',
    );
    expect(effects.filter((id) => id === clientId)).toEqual([clientId]);
  });

  test('is tried again together with all others that fit the filters', async () => {
    broken = true;
    const [first, second] = [await parked(), await parked()];
    const replayed = (filters: object) =>
      call<{ count: number; remaining: number; message: string }>('ReplayAll', filters);
    const since = new Date(Date.parse(second.letter.failed_at) + 1).toISOString();
    expect(await replayed({ failed_from: since })).toMatchObject({ count: 0, remaining: 0 });
    expect(await replayed({ consumer: 'billing_others' })).toMatchObject({ count: 0 });
    broken = false;
    const all = (await listed({ consumer: 'billing_clients' })).length;
    const answer = await replayed({ consumer: 'billing_clients', event_type: 'client.updated' });
    expect(answer).toEqual({
      success: true,
      message: `The replay of ${all} events was requested.`,
      count: all,
      remaining: 0,
    });
    await eventually(listed, (left) => left.length === 0);
    const mine = effects.filter((id) => [first.clientId, second.clientId].includes(id));
    expect(mine.sort((a, b) => a - b)).toEqual([first.clientId, second.clientId]);
  });

  test('is thrown away on request, and has no effect', async () => {
    broken = true;
    const { letter, clientId } = await parked();
    await call('Delete', { id: letter.id });
    expect((await listed()).filter(({ id }) => id === letter.id)).toEqual([]);
    expect(await errorsOf(call('Get', { id: letter.id }))).toEqual(['not_found']);
    const ofBilling = () =>
      billingDb.collection('dead_letters').countDocuments({ 'event.subject': new RegExp(`\\.${clientId}$`) });
    await eventually(ofBilling, (left) => left === 0);
    expect(effects).not.toContain(clientId);
  });

  test('is for administrators', async () => {
    for (const rpc of ['List', 'Get', 'Replay', 'ReplayAll', 'Delete']) {
      expect(await errorsOf(call(rpc, { id: 1 }, staff(7, { 'dead_letters.view': 'all' })))).toEqual(['forbidden']);
    }
  });
});
