import type { ProcessReport } from '@bms/service-kit';
import { describe, expect, test } from '@jest/globals';
import { describeConsumers, describeDeadLetters, describeProcesses } from './describe-system.ts';
import { joinCalls } from './join-calls.ts';
import { KnownProcesses } from './known-processes.ts';
import { traceUrlOf, traceUrlTemplate } from './trace-url.ts';

const START = Date.parse('2026-01-31T09:30:00.000Z');
const now = new Date(START + 60_000);

function reportOf(service: string, more: Partial<ProcessReport> = {}): ProcessReport {
  return {
    service,
    instance: 'host/1',
    version: '1.0.0',
    startedAt: '2026-01-31T09:00:00.000Z',
    isReady: true,
    parts: { mongodb: 'up', nats: 'up' },
    memoryBytes: 1000,
    eventLoopDelayMs: 1.2345,
    slowMs: 500,
    slowRequests: [],
    slowWork: [],
    ...more,
  };
}

describe('the processes', () => {
  test('are sorted by service and instance, with their state and that of their parts', () => {
    const outbox = { unsent: 3, oldestSeconds: 1.5, isLeader: true };
    const reports = [
      reportOf('crm', { instance: 'host/2', isReady: false, parts: { mongodb: 'away', nats: 'full' } }),
      reportOf('crm', { events: { outbox, consumers: [] } }),
      reportOf('billing'),
    ];
    const processes = describeProcesses(reports, [{ service: 'work' }], now);
    expect(processes.map(({ service, instance, state }) => [service, instance, state])).toEqual([
      ['billing', 'host/1', 'ready'],
      ['crm', 'host/1', 'ready'],
      ['crm', 'host/2', 'not_ready'],
      ['work', '', 'no_answer'],
    ]);
    expect(processes[1]).toEqual({
      service: 'crm',
      instance: 'host/1',
      state: 'ready',
      version: '1.0.0',
      started_at: '2026-01-31T09:00:00.000Z',
      reported_at: now.toISOString(),
      memory_bytes: 1000,
      event_loop_delay_ms: 1.2,
      parts: [
        { name: 'mongodb', state: 'up' },
        { name: 'nats', state: 'up' },
      ],
      outbox: { unsent: 3, oldest_seconds: 1.5, is_leader: true },
      slow_request_ms: 500,
    });
    expect(processes[2]?.parts).toEqual([
      { name: 'mongodb', state: 'unavailable' },
      { name: 'nats', state: 'full' },
    ]);
  });

  test('are expected for a minute after their last report, and one of each service always', () => {
    const known = new KnownProcesses(new Set(['crm', 'billing']));
    const [first, second, billing] = [reportOf('crm'), reportOf('crm', { instance: 'host/2' }), reportOf('billing')];
    expect(known.areAll([first])).toBe(false);
    expect(known.record([first], START)).toEqual([{ service: 'billing' }]);
    expect(known.record([first, second, billing], START + 1000)).toEqual([]);
    expect(known.areAll([first, billing])).toBe(false);
    expect(known.areAll([first, second, billing])).toBe(true);
    const silent = known.record([first], START + 10_000);
    expect(silent).toEqual([
      { report: second, seenAtMs: START + 1000 },
      { report: billing, seenAtMs: START + 1000 },
    ]);
    expect(describeProcesses([first], silent, now)[2]).toMatchObject({
      service: 'crm',
      instance: 'host/2',
      state: 'no_answer',
      reported_at: new Date(START + 1000).toISOString(),
    });
    expect(known.record([first], START + 62_000)).toEqual([{ service: 'billing' }]);
  });
});

describe('the events', () => {
  const eventsOf = (pending: number, stalledSeconds: number, deadLetters: number) => ({
    deadLetters,
    consumers: [{ consumer: 'billing_clients', from: 'crm', pending, unacknowledged: 1, stalledSeconds }],
  });

  test('have the lag of each consumer once, with the highest values of the copies of its service', () => {
    const reports = [
      reportOf('billing', { events: eventsOf(5, 0, 2) }),
      reportOf('billing', { instance: 'host/2', events: eventsOf(4, 12, 1) }),
      reportOf('gateway'),
    ];
    expect(describeConsumers(reports)).toEqual([
      {
        service: 'billing',
        consumer: 'billing_clients',
        source: 'crm',
        pending: 5,
        unacknowledged: 1,
        stalled_seconds: 12,
      },
    ]);
    expect(describeDeadLetters([...reports, reportOf('crm', { events: eventsOf(0, 0, 0) })])).toEqual([
      { service: 'billing', count: 2 },
    ]);
  });
});

describe('the slow requests', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const options = { ownRoute: '/api/admin/system', traceUrl: () => '' };
  const requestOf = (at: number, more: Partial<ProcessReport['slowRequests'][number]> = {}) => ({
    startedAtMs: START + at,
    durationMs: 812.44,
    method: 'POST',
    route: '/api/clients',
    status: 201,
    requestId: 'request-1',
    traceId: TRACE,
    calls: [{ name: '/bms.crm.Clients/Create', offsetMs: 2.04, durationMs: 800, status: 'OK' }],
    ...more,
  });
  const workOf = (name: string, at: number, more: Partial<ProcessReport['slowWork'][number]> = {}) => ({
    kind: 'served' as const,
    name,
    startedAtMs: START + at,
    durationMs: 700,
    status: 'OK',
    requestId: 'request-1',
    traceId: TRACE,
    ...more,
  });

  test('are those of all gateways, newest first, at most 50 and without those of the page itself', () => {
    const [one, other] = [0, 1].map((gateway) =>
      reportOf('gateway', {
        instance: `host/${gateway}`,
        slowRequests: Array.from({ length: 40 }, (_, at) => requestOf(2 * at + gateway)),
      }),
    );
    const own = reportOf('gateway', { slowRequests: [requestOf(1000, { route: '/api/admin/system' })] });
    const found = joinCalls([one!, other!, own], options);
    expect(found.map(({ started_at }) => Date.parse(started_at) - START)).toEqual(
      Array.from({ length: 50 }, (_, at) => 79 - at),
    );
  });

  test('have the calls of the gateway, and the slow work of services in the same trace, by their start', () => {
    const reports = [
      reportOf('gateway', { slowRequests: [requestOf(0)] }),
      reportOf('crm', {
        slowWork: [
          workOf('/bms.crm.Clients/Create', 5),
          workOf('/bms.identity.Directory/Users', 40, { kind: 'called', status: 'UNAVAILABLE' }),
          workOf('/bms.crm.Clients/List', 1, { traceId: '0'.repeat(32) }),
          workOf('/bms.crm.Clients/Get', 1, { requestId: 'request-2' }),
          workOf('/bms.crm.Leads/Get', 1, { traceId: '' }),
        ],
      }),
      reportOf('billing', {
        slowWork: [workOf('billing_clients client.created', 900, { kind: 'consumed', status: 'done', requestId: '' })],
      }),
    ];
    const [request] = joinCalls(reports, { ...options, traceUrl: (traceId) => `https://traces.test/${traceId}` });
    expect(request).toMatchObject({ duration_ms: 812.4, trace_id: TRACE, trace_url: `https://traces.test/${TRACE}` });
    expect(request?.calls.map(({ service, kind, name, offset_ms }) => [service, kind, name, offset_ms])).toEqual([
      ['gateway', 'called', 'bms.crm.Clients/Create', 2],
      ['crm', 'served', 'bms.crm.Clients/Create', 5],
      ['crm', 'called', 'bms.identity.Directory/Users', 40],
      ['billing', 'consumed', 'billing_clients client.created', 900],
    ]);
  });
});

describe('TRACE_URL', () => {
  test('is an http or https address with the trace id', () => {
    for (const valid of ['https://jaeger.example.com/trace/{trace_id}', 'http://127.0.0.1:3000/x?id={trace_id}'])
      expect(traceUrlTemplate.safeParse(valid).success).toBe(true);
    for (const invalid of ['https://jaeger.example.com/trace', 'javascript:alert("{trace_id}")', '/trace/{trace_id}'])
      expect(traceUrlTemplate.safeParse(invalid).success).toBe(false);
  });

  test('gives the address of a trace', () => {
    expect(traceUrlOf('https://jaeger.example.com/trace/{trace_id}', 'abc')).toBe(
      'https://jaeger.example.com/trace/abc',
    );
    expect(traceUrlOf(undefined, 'abc')).toBe('');
  });
});
