import { describe, expect, test } from '@jest/globals';
import {
  behind,
  byHealth,
  durationText,
  type SlowCall,
  type SystemConsumer,
  type SystemProcess,
  silentServices,
  stateText,
} from './system-state.ts';
import { timelineOf } from './timeline.ts';

const processOf = (service: string, more: Partial<SystemProcess> = {}): SystemProcess => ({
  service,
  instance: 'host/1',
  state: 'ready',
  version: '0.1.0',
  started_at: null,
  reported_at: null,
  memory_bytes: null,
  event_loop_delay_ms: null,
  parts: [{ name: 'mongodb', state: 'up' }],
  outbox: null,
  slow_request_ms: 500,
  ...more,
});

describe('the processes', () => {
  const healthy = processOf('activity');
  const partly = processOf('billing', { parts: [{ name: 'nats', state: 'full' }] });
  const notReady = processOf('crm', { state: 'not_ready', parts: [{ name: 'mongodb', state: 'unavailable' }] });
  const silent = processOf('work', { state: 'no_answer', parts: [] });

  test('are sorted with the unhealthy ones first', () => {
    expect(byHealth([healthy, partly, notReady, silent])).toEqual([notReady, silent, partly, healthy]);
  });

  test('are described with the parts that are unavailable', () => {
    expect([healthy, partly, notReady, silent].map(stateText)).toEqual([
      'Ready',
      'Ready: nats full',
      'Not ready: mongodb unavailable',
      'No answer',
    ]);
  });
});

test('the services without a process that answers are named, other than the gateway', () => {
  const silent = (service: string) => processOf(service, { state: 'no_answer' });
  const processes = [processOf('crm'), silent('crm'), silent('work'), silent('work'), silent('gateway')];
  expect(silentServices(processes)).toEqual(['work']);
});

test('the consumers with events are listed, stalled ones first, then those with the highest lag', () => {
  const consumerOf = (consumer: string, pending: number, stalled_seconds = 0): SystemConsumer => ({
    service: 'billing',
    consumer,
    source: 'crm',
    pending,
    unacknowledged: 0,
    stalled_seconds,
  });
  const all = [consumerOf('idle', 0), consumerOf('busy', 900, 2), consumerOf('few', 1), consumerOf('stuck', 3, 75)];
  expect(behind(all).map(({ consumer }) => consumer)).toEqual(['stuck', 'busy', 'few']);
});

test('durations have a unit that suits them', () => {
  const ms = [0.44, 9.9, 12.4, 812.4, 2400, 60_000, 3_599_000, 7_200_000, 86_400_000, 259_200_000];
  expect(ms.map(durationText)).toEqual([
    '0.4 ms',
    '9.9 ms',
    '12 ms',
    '812 ms',
    '2.4 s',
    '1 min',
    '59 min',
    '2 h',
    '1 day',
    '3 days',
  ]);
});

describe('the timeline of a request', () => {
  const call: SlowCall = {
    service: 'gateway',
    kind: 'called',
    name: 'bms.crm.Clients/Create',
    offset_ms: 100,
    duration_ms: 300,
    status: 'OK',
  };
  const request = {
    started_at: '2026-01-31T09:30:00.000Z',
    duration_ms: 500,
    method: 'POST',
    route: '/api/clients',
    status: 201,
    request_id: 'r',
    trace_id: 't',
    trace_url: '',
  };

  test('begins with the request and places its calls within it', () => {
    expect(timelineOf({ ...request, calls: [call] })).toEqual([
      { label: 'POST /api/clients', detail: 'answered 201', start: 0, width: 1, durationMs: 500, hasFailed: false },
      {
        label: 'bms.crm.Clients/Create',
        detail: 'called by gateway',
        start: 0.2,
        width: 0.6,
        durationMs: 300,
        hasFailed: false,
      },
    ]);
  });

  test('extends to work after the response and before the request, by another clock', () => {
    const event: SlowCall = {
      ...call,
      kind: 'consumed',
      service: 'billing',
      name: 'billing_clients client.created',
      offset_ms: 600,
      duration_ms: 200,
      status: 'retried',
    };
    const early: SlowCall = { ...call, kind: 'served', service: 'crm', offset_ms: -200 };
    const [whole, , consumed] = timelineOf({ ...request, calls: [early, event] });
    expect(whole).toMatchObject({ start: 0.2, width: 0.5 });
    expect(consumed).toMatchObject({
      detail: 'event handled by billing, retried',
      start: 0.8,
      width: 0.2,
      hasFailed: true,
    });
  });
});
