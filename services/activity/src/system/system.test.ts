import { readdir } from 'node:fs/promises';
import type { SystemState } from '@bms/contracts/types/activity';
import { administrator, errorsOf, eventually, portalUser, type StartedNats, staff, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startActivity, type TestedActivity } from '../../test/harness.ts';

/** The time limit of a collection of reports, and what a busy machine adds to it, in milliseconds. */
const COLLECTED_WITHIN_MS = 4000;

let nats: StartedNats;
let activity: TestedActivity;

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url, SLOW_REQUEST_MS: '250' });
});
afterAll(async () => {
  await activity?.stop();
  await nats?.stop();
});

const read = () => activity.call<SystemState>('System/Get', {}, { caller: administrator });
const isConnected = ({ is_complete }: SystemState): boolean => is_complete;

describe('the state of the system', () => {
  test('has the process itself, its backing services, its outbox and its consumers', async () => {
    // The outbox and each consumer are measured one after the other.
    const own = await eventually(async () => {
      const { processes, consumers } = await read();
      const found = processes.find(({ service }) => service === 'activity');
      expect(found).toMatchObject({
        instance: expect.stringMatching(new RegExp(`/${process.pid}$`)),
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        state: 'ready',
        parts: expect.arrayContaining([
          { name: 'mongodb', state: 'up' },
          { name: 'nats', state: 'up' },
        ]),
        outbox: { unsent: 0, oldest_seconds: 0, is_leader: expect.any(Boolean) },
        slow_request_ms: 250,
      });
      expect(consumers).toContainEqual({
        service: 'activity',
        consumer: 'activity_audit_log',
        source: 'crm',
        pending: 0,
        unacknowledged: 0,
        stalled_seconds: expect.any(Number),
      });
      return found!;
    });
    expect(own.memory_bytes).toBeGreaterThan(1024 * 1024);
    expect(Date.parse(own.started_at ?? '')).toBeLessThan(Date.now());
  });

  test('names the services of which no process answers', async () => {
    const { processes } = await eventually(read, isConnected);
    const silent = processes.filter(({ state }) => state === 'no_answer').map(({ service }) => service);
    const services = await readdir(new URL('../../../', import.meta.url));
    expect(silent).toEqual(['gateway', ...services].filter((name) => name !== 'activity').sort());
  });

  test('is for administrators only', async () => {
    for (const caller of [staff(5, { 'clients.view': 'all' }), portalUser(6)])
      expect(await errorsOf(activity.call('System/Get', {}, { caller }))).toContain('forbidden');
    expect(await errorsOf(activity.call('System/Get'))).toContain('unauthenticated');
  });

  test('has only the own process, without waiting, while NATS is unavailable', async () => {
    await nats.kill();
    const state = await eventually(read, (found) => !found.is_complete);
    expect(state.processes.map(({ service }) => service)).toEqual(['activity']);
    const own = await eventually(read, ({ processes: [process] }) =>
      Boolean(process?.parts.some(({ name, state: part }) => name === 'nats' && part === 'unavailable')),
    );
    expect(own.is_complete).toBe(false);
    const start = performance.now();
    await read();
    expect(performance.now() - start).toBeLessThan(COLLECTED_WITHIN_MS);
    await nats.restart();
    await eventually(read, isConnected);
  });
});
