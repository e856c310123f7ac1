import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent } from '../../test/world.ts';
import { type IdempotentHandler, type ReceivedEvent, UnprocessableEvent } from '../index.ts';

const stage = setUpConsuming();

const clients = (count: number) => Array.from({ length: count }, (_, index) => clientEvent(index + 1, 1));
const collection = (name: string) => stage.billingDb.db!.collection<{ _id: string | number }>(name);
const consume = (handler: IdempotentHandler, backoffMs?: readonly number[]) =>
  stage.billing.consume({ name: 'clients', from: 'crm', idempotent: { 'client.created': handler }, backoffMs });

/** Stores the newest version of each record, so that a repeat changes nothing. */
async function keep(events: readonly ReceivedEvent[]): Promise<void> {
  const writes = events.map(({ recordId, version }) => ({
    updateOne: { filter: { _id: Number(recordId) }, update: { $max: { version } }, upsert: true },
  }));
  await collection('kept').bulkWrite(writes);
}
const keptIds = async () => (await collection('kept').find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describe('a consumer with idempotent effects', () => {
  test('applies waiting events together, without an inbox entry for each', async () => {
    const sizes: number[] = [];
    consume((events) => {
      sizes.push(events.length);
      return keep(events);
    });
    await stage.publish(...clients(120));
    await stage.relayed();
    await stage.billing.start();
    await eventually(keptIds, (ids) => ids.length === 120);
    await stage.idle();
    expect(Math.max(...sizes)).toBeGreaterThan(10);
    expect(await collection('inbox').countDocuments()).toBe(0);
  });

  test('applies the other events of a batch of which one is parked', async () => {
    consume(async (events) => {
      if (events.some(({ recordId }) => recordId === 7)) throw new UnprocessableEvent('no such currency');
      await keep(events);
    });
    await stage.publish(...clients(20));
    await stage.billing.start();
    await eventually(keptIds, (ids) => ids.length === 19);
    const letters = () => collection('dead_letters').countDocuments();
    await eventually(letters, (count) => count === 1);
    await stage.idle();
    expect(await keptIds()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1).filter((id) => id !== 7));
  });

  test('does not apply events again whose acknowledgements come late', async () => {
    let applied = 0;
    const handler: IdempotentHandler = async (events) => {
      applied += events.length;
      if (applied === 30) stage.server.freeze();
      await keep(events);
    };
    const settings = { name: 'clients', from: 'crm', ackWaitMs: 1000 };
    stage.billing.consume({ ...settings, idempotent: { 'client.created': handler } });
    await stage.publish(...clients(30));
    await stage.relayed();
    await stage.billing.start();
    await eventually(keptIds, (ids) => ids.length === 30);
    await sleep(1500);
    stage.server.thaw();
    await stage.idle();
    expect(applied).toBe(30);
    expect(await collection('inbox_failures').countDocuments()).toBe(0);
  });

  test('applies a failed event again after a pause', async () => {
    let fails = 3;
    consume(
      async (events) => {
        if (fails-- > 0) throw new Error('not yet');
        await keep(events);
      },
      [10, 10, 10],
    );
    await stage.publish(...clients(1));
    await stage.billing.start();
    await eventually(keptIds, (ids) => ids.length === 1);
    await stage.idle();
    expect(await collection('dead_letters').countDocuments()).toBe(0);
  });
});
