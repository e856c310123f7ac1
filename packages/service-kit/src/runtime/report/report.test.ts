import { setTimeout as sleep } from 'node:timers/promises';
import { metadataOf } from '@bms/rpc';
import { SlowLog, type SlowWork } from '@bms/telemetry';
import { administrator, eventually, type StartedNats, startNats } from '@bms/testing';
import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { ProcessReport } from './process-report.ts';
import { noteSlowCalls } from './slow-call.ts';

const SLOW_MS = 300;
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;

let nats: StartedNats;
let tested: TestedService;
beforeAll(async () => {
  nats = await startNats({ streamsOf: ['stock'] });
  const slow = async () => {
    await sleep(2 * SLOW_MS);
    return { key: '' };
  };
  tested = await startTested([widgetsModule({}, { Unlock: slow })], {
    NATS_URL: nats.url,
    SLOW_REQUEST_MS: String(SLOW_MS),
  });
});
afterAll(async () => {
  await tested?.stop();
  await nats?.stop();
});

const collect = () => tested.running.kit.collectReports((reports) => reports.length > 0);
const readOwn = async (): Promise<ProcessReport> => (await collect()).reports[0]!;

describe('the report of a service', () => {
  test('has its readiness, its outbox and the consumers of its events', async () => {
    // The outbox is measured before the dead letters.
    const isMeasured = ({ events, isReady }: ProcessReport): boolean => isReady && events?.deadLetters !== undefined;
    const report = await eventually(readOwn, isMeasured);
    expect(report).toMatchObject({
      service: 'stock',
      parts: { mongodb: 'up' },
      slowMs: SLOW_MS,
      events: { outbox: { unsent: 0, oldestSeconds: 0 }, deadLetters: 0 },
      slowRequests: [],
    });
    await eventually(readOwn, ({ events }) => events?.outbox?.isLeader === true);
  });

  test('has slow calls with their request and trace, and no fast ones', async () => {
    const call = (rpc: string, requestId: string) =>
      tested.call(rpc, { id: 1 }, { caller: administrator, headers: { 'x-request-id': requestId, traceparent } });
    let lists = 0;
    const measureList = async (): Promise<number> => {
      const since = performance.now();
      await call('Widgets/List', `list-${++lists}`);
      return performance.now() - since;
    };
    // On a busy machine, the first ones may be slow.
    await eventually(measureList, (ms) => ms < SLOW_MS);
    await call('Widgets/Unlock', 'request-1');
    const { slowWork } = await readOwn();
    expect(slowWork.map(({ requestId }) => requestId)).not.toContain(`list-${lists}`);
    const others = slowWork.filter(({ requestId }) => !requestId.startsWith('list-'));
    expect(others).toEqual([
      {
        kind: 'served',
        name: '/bms.stock.Widgets/Unlock',
        startedAtMs: expect.any(Number),
        durationMs: expect.any(Number),
        status: 'OK',
        requestId: 'request-1',
        traceId: TRACE_ID,
      },
    ]);
    expect(others[0]!.durationMs).toBeGreaterThanOrEqual(SLOW_MS);
  });

  test('is complete while NATS delivers it to the process itself, and not while NATS is frozen', async () => {
    expect((await eventually(collect, ({ isComplete }) => isComplete)).reports).toHaveLength(1);
    nats.freeze();
    const frozen = await collect();
    nats.thaw();
    expect(frozen.isComplete).toBe(false);
    expect(frozen.reports.map(({ service }) => service)).toEqual(['stock']);
  });
});

test('a slow call to another service is recorded at its caller, besides its metrics; one without a connection is not', () => {
  const slowWork = new SlowLog<SlowWork>(SLOW_MS);
  const measured: number[] = [];
  const observe = noteSlowCalls((_path, _code, seconds) => void measured.push(seconds), slowWork);
  const metadata = metadataOf({ callerToken: 'a secret token', requestId: 'request-1', traceparent });
  observe('/bms.identity.Directory/Users', status.OK, 0.1, metadata);
  observe('/bms.identity.Directory/Users', status.UNAVAILABLE, 0.5, metadata);
  observe('/bms.identity.Directory/Users', status.UNAVAILABLE, 0.8);
  expect(measured).toEqual([0.1, 0.5, 0.8]);
  expect(slowWork.newest()).toEqual([
    {
      kind: 'called',
      name: '/bms.identity.Directory/Users',
      startedAtMs: expect.any(Number),
      durationMs: 500,
      status: 'UNAVAILABLE',
      requestId: 'request-1',
      traceId: TRACE_ID,
    },
  ]);
});
