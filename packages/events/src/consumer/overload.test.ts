import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent } from '../../test/world.ts';
import type { EffectHandler } from '../index.ts';

const stage = setUpConsuming();

test('a consumer that is slower than its events gets none of them a second time', async () => {
  const slow: EffectHandler = async (event, tx) => {
    await sleep(3_500);
    await stage.countUp(event, tx);
  };
  // Long enough for the stalls of a busy machine.
  const settings = { name: 'clients', from: 'crm', ackWaitMs: 3_000, concurrency: 4 };
  stage.billing.consume({ ...settings, effects: { 'client.created': slow } });
  await stage.publish(...Array.from({ length: 12 }, (_, index) => clientEvent(index + 1, 1)));
  await stage.relayed();
  await stage.billing.start();
  await eventually(stage.effects, (all) => all.length === 12);
  const { delivered } = await stage.idle();
  expect(delivered.consumer_seq).toBe(12);
  expect(await stage.billingDb.db!.collection('inbox_failures').countDocuments()).toBe(0);
});
