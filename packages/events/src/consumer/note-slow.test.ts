import { setTimeout as sleep } from 'node:timers/promises';
import { SlowLog, type SlowWork } from '@bms/telemetry';
import { describe, expect, test } from '@jest/globals';
import type { Outcome } from './handle.ts';
import { noteSlow } from './note-slow.ts';

const SLOW_MS = 30;
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

const envelope = {
  id: 'event-1',
  type: 'client.created',
  subject: 'bms.crm.client.created.7',
  headers: { 'x-request-id': 'request-1', traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-00` },
  data: new Uint8Array(),
};

/** Handles an event. @returns the outcome, and the slow work that was recorded */
async function handle(ms: number, outcome: Outcome, thresholdMs = SLOW_MS) {
  const slowWork = new SlowLog<SlowWork>(thresholdMs);
  const process = async () => {
    await sleep(ms);
    return outcome;
  };
  const returned = await noteSlow('billing_clients', process, slowWork)(envelope, false);
  return { returned, recorded: slowWork.newest() };
}

describe('an event', () => {
  test('whose handling is slow is recorded with its consumer, its type and the request that caused it', async () => {
    const { returned, recorded } = await handle(2 * SLOW_MS, 'done');
    expect(returned).toBe('done');
    expect(recorded).toEqual([
      {
        kind: 'consumed',
        name: 'billing_clients client.created',
        startedAtMs: expect.any(Number),
        durationMs: expect.any(Number),
        status: 'done',
        requestId: 'request-1',
        traceId: TRACE_ID,
      },
    ]);
    expect(recorded[0]!.durationMs).toBeGreaterThanOrEqual(SLOW_MS);
    expect(Math.abs(recorded[0]!.startedAtMs + recorded[0]!.durationMs - Date.now())).toBeLessThan(60_000);
  });

  test('that is slow and retried is recorded as such, and its outcome is passed on', async () => {
    const { returned, recorded } = await handle(2 * SLOW_MS, { againInMs: 5 });
    expect(returned).toEqual({ againInMs: 5 });
    expect(recorded[0]?.status).toBe('retried');
  });

  test('is not recorded if its handling is fast, or if nothing is recorded', async () => {
    expect((await handle(0, 'done', 60_000)).recorded).toEqual([]);
    expect((await handle(2 * SLOW_MS, 'done', 0)).recorded).toEqual([]);
  });
});
