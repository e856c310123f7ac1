import { ApiError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent } from '../../test/world.ts';
import { UnprocessableEvent } from '../index.ts';

const stage = setUpConsuming();

const clients = (count: number) => Array.from({ length: count }, (_, index) => clientEvent(index + 1, 1));
const inboxRows = () => stage.billingDb.db!.collection('inbox').countDocuments();
const letters = () => stage.billingDb.db!.collection('dead_letters').countDocuments();

describe('an effect that is prepared', () => {
  test('reads what it needs before its transaction, and applies it once', async () => {
    const read: unknown[] = [];
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      effects: {
        'client.created': {
          prepare: async (prepared) => {
            read.push(prepared.recordId);
            return async (event, tx) => {
              expect(event.recordId).toBe(prepared.recordId);
              await stage.countUp(event, tx);
            };
          },
        },
      },
    });
    await stage.publish(...clients(20));
    await stage.billing.start();
    await eventually(stage.effects, (all) => all.length === 20);
    await stage.idle();
    expect(await stage.effects()).toEqual(Array(20).fill(1));
    expect(read).toHaveLength(20);
  });

  test('waits while what it reads is unavailable, without an attempt or an inbox entry', async () => {
    let asked = 0;
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      backoffMs: [],
      effects: {
        'client.created': {
          prepare: async () => {
            asked += 1;
            if (asked === 1) throw new ApiError('unavailable');
            expect(await inboxRows()).toBe(0);
            return stage.countUp;
          },
        },
      },
    });
    await stage.publish(clientEvent(1, 1));
    await stage.billing.start();
    await eventually(stage.effects, (all) => all.length === 1);
    expect([asked, await letters()]).toEqual([2, 0]);
  });
});

test('a batch is prepared together, and the events of a failed one each by itself', async () => {
  const sizes: number[] = [];
  stage.billing.consume({
    name: 'clients',
    from: 'crm',
    backoffMs: [],
    batches: {
      'client.created': {
        prepare: async (events) => {
          sizes.push(events.length);
          if (events.some(({ recordId }) => recordId === 7)) throw new UnprocessableEvent('no such currency');
          return async (members, { session, signal }) => {
            for (const { event, emit } of members) await stage.countUp(event, { session, signal, emit });
          };
        },
      },
    },
  });
  await stage.publish(...clients(20));
  await stage.relayed();
  await stage.billing.start();
  await eventually(stage.effects, (all) => all.length === 19);
  await eventually(letters, (count) => count === 1);
  expect(Math.max(...sizes)).toBeGreaterThan(1);
});
