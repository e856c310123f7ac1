import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent } from '../../test/world.ts';
import { type BatchHandler, UnprocessableEvent } from '../index.ts';

const stage = setUpConsuming();

const clients = (count: number) => Array.from({ length: count }, (_, index) => clientEvent(index + 1, 1));
const deadLetters = () => stage.billingDb.db!.collection('dead_letters').find({}).toArray();

describe('a consumer of batches', () => {
  test('commits the effects of waiting events in one transaction, each once', async () => {
    const sizes: number[] = [];
    const handler: BatchHandler = async (members, { session, signal }) => {
      sizes.push(members.length);
      for (const { event, emit } of members) await stage.countUp(event, { session, signal, emit });
    };
    for (const replica of [stage.billing, stage.startReplica()])
      replica.consume({ name: 'clients', from: 'crm', batches: { 'client.created': handler } });
    await stage.publish(...clients(120));
    await stage.relayed();
    await stage.billing.start();
    await eventually(stage.effects, (all) => all.length === 120);
    await stage.idle();
    expect(await stage.effects()).toEqual(Array(120).fill(1));
    expect(Math.max(...sizes)).toBeGreaterThan(10);
  });

  test('handles the events of a failed batch one by one, and parks only the failing one', async () => {
    const handler: BatchHandler = async (members, { session, signal }) => {
      for (const { event, emit } of members) {
        if (event.recordId === 7) throw new UnprocessableEvent('no such currency');
        await stage.countUp(event, { session, signal, emit });
      }
    };
    stage.billing.consume({ name: 'clients', from: 'crm', batches: { 'client.created': handler } });
    await stage.publish(...clients(20));
    await stage.billing.start();
    await eventually(stage.effects, (all) => all.length === 19);
    const [letter, ...others] = await eventually(deadLetters, (all) => all.length > 0);
    await stage.idle();
    expect([letter?.['event'].subject, others]).toEqual(['bms.crm.client.created.7', []]);
    expect(await stage.effects()).toEqual(Array(19).fill(1));
  });

  test('keeps the order of each record', async () => {
    const versions = new Map<unknown, number[]>();
    const handler: BatchHandler = async (members, { session, signal }) => {
      for (const { event, emit } of members) {
        await stage.countUp(event, { session, signal, emit });
        versions.set(event.recordId, [...(versions.get(event.recordId) ?? []), event.version]);
      }
    };
    stage.billing.consume({ name: 'clients', from: 'crm', batches: { '*': handler } });
    const rounds = Array.from({ length: 8 }, (_, index) => index + 1);
    for (const version of rounds) await stage.publish(clientEvent(1, version), clientEvent(2, version));
    await stage.billing.start();
    await eventually(stage.effects, (all) => all.length === 16);
    expect([...versions.values()]).toEqual([rounds, rounds]);
  });
});
