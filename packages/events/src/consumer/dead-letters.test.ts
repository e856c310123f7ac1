import { ApiError } from '@bms/contracts';
import { eventually, testMongoUserUrl } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent, commit, connectMongo, eventsOf } from '../../test/world.ts';
import { type EffectHandler, UnprocessableEvent } from '../index.ts';
import type { DeadLetterRow } from './dead-letters.ts';

const stage = setUpConsuming();

describe('an event that cannot be handled', () => {
  const parked = () => stage.billingDb.db!.collection<DeadLetterRow>('dead_letters').find({}).toArray();
  const deadLetterEvents = () =>
    stage.billingDb
      .db!.collection('outbox')
      .find({ subject: /dead_letter/ })
      .toArray();

  test('is parked after its last attempt, publishes an event, and blocks no other event', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      if (event.recordId === 1) {
        runs += 1;
        throw new Error('never');
      }
      await stage.countUp(event, tx);
    };
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, backoffMs: [10, 20] });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1), clientEvent(2, 1));
    const [deadLetter] = await eventually(parked, (all) => all.length === 1);
    await eventually(stage.effects, (all) => all.length > 0);
    await stage.idle();
    expect(deadLetter).toMatchObject({ consumer: 'billing_clients', attempts: 3, error: 'Error: never' });
    expect(runs).toBe(3);
    expect(await stage.effects()).toEqual([1]);
    expect((await deadLetterEvents()).map((row) => row['subject'])).toEqual([
      `bms.billing.dead_letter.parked.${deadLetter!._id}`,
    ]);
  });

  test('is parked at once if its handler reports it as unprocessable', async () => {
    const effect: EffectHandler = () => Promise.reject(new UnprocessableEvent('no such currency'));
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    stage.nats.publish('bms.crm.client.created.2', 'no event');
    const deadLetters = await eventually(parked, (all) => all.length === 2);
    expect(deadLetters.map((letter) => letter.attempts)).toEqual([1, 1]);
  });

  test('has its effect once when an administrator replays it', async () => {
    let broken = true;
    const effect: EffectHandler = async (event, tx) => {
      if (broken) throw new UnprocessableEvent('a bug');
      await stage.countUp(event, tx);
    };
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await stage.billing.start();
    const activityDb = await connectMongo(await testMongoUserUrl('activity'));
    const activity = eventsOf('activity', activityDb, stage.server.url);
    await activity.start();
    await stage.publish(clientEvent(1, 1));
    const [letter] = await eventually(parked, (all) => all.length === 1);
    const id = letter!._id;
    const ask = (version: number) =>
      commit(activityDb, activity, {
        message: 'bms.activity.DeadLetterDecision',
        type: 'dead_letter.replay_requested',
        recordId: id,
        version,
        data: { dead_letter_id: id, consumer: 'billing_clients' },
      });
    await ask(1);
    await eventually(parked, ([still]) => still?.attempts === 2);
    broken = false;
    await Promise.all([ask(2), ask(3)]);
    await eventually(parked, (all) => all.length === 0);
    expect(await stage.effects()).toEqual([1]);
    const subjects = (await eventually(deadLetterEvents, (all) => all.length === 3)).map(
      (row) => row['subject'].split('.')[3],
    );
    expect(subjects).toEqual(['parked', 'parked', 'replayed']);
    await activity.stop();
    await activityDb.close();
  });

  test.each([
    ['the database is', new mongo.MongoNetworkError('gone')],
    ['a service that its handler calls is', new ApiError('unavailable')],
  ])('is retried while %s unavailable, without counting attempts', async (_what, error) => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      runs += 1;
      if (runs < 3) throw error;
      await stage.countUp(event, tx);
    };
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, backoffMs: [] });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    expect(await parked()).toEqual([]);
  });
});
