import { setTimeout as sleep } from 'node:timers/promises';
import { administrator, eventually, type RpcClient } from '@bms/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Registry } from '@prometheus-io/client';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import { PROBE_INTERVAL_MS } from '../report/event-loop-delay.ts';
import { collectNodeMetrics } from './metrics.ts';

let tested: TestedService;
afterEach(() => tested?.stop());

const scrape = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Returns the value of a series, e.g. `bms_cache_lookups_total{cache="caller_tokens",result="hit"}`. */
function seriesValue(text: string, series: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

test('the state of each backing service and the consumers without a subscription are measured', async () => {
  tested = await startTested([widgetsModule()]);
  const { metricsPort } = tested.running;
  const text = await eventually(
    () => scrape(metricsPort),
    (found) => seriesValue(found, 'bms_dependency_up{dependency="mongodb"}') === 1,
  );
  // The tests of the kit have no NATS.
  expect(seriesValue(text, 'bms_dependency_up{dependency="nats"}')).toBe(0);
  expect(seriesValue(text, 'bms_events_consumers_unsubscribed')).toBe(0);
});

/** Returns whether no operation uses or waits for a connection of the pool of calls. */
const isIdle = (text: string) =>
  ['bms_mongodb_pool_waiting{pool="calls"}', 'bms_mongodb_pool_connections{pool="calls",state="in_use"}'].every(
    (series) => seriesValue(text, series) === 0,
  );

test('the metrics of Node are measured once in a process, whose timers would add up otherwise', () => {
  const [first, second] = [new Registry(), new Registry()];
  for (const registry of [first, second]) collectNodeMetrics(registry);
  const names = first.getMetricsAsArray().map(({ name }) => name);
  expect(names).toContain('nodejs_eventloop_utilization_summary');
  for (const name of names) expect(second.getSingleMetric(name)).toBe(first.getSingleMetric(name));
});

const callTwice = async (call: RpcClient['call']) => {
  for (let i = 0; i < 2; i++) await call('Widgets/List', {}, { caller: administrator });
};

describe('the metrics of a service', () => {
  test('are on the HTTP address, and have its calls, the cache of callers and the pools of the database', async () => {
    tested = await startTested([widgetsModule()]);
    const { httpPort, metricsPort, kit } = tested.running;
    expect(metricsPort).toBe(httpPort);
    await callTwice(tested.call);
    await Promise.all(Array.from({ length: 5 }, () => kit.db.collection('widgets').findOne({})));
    // The relay and the health checks use the pool for an instant, too.
    const text = await eventually(() => scrape(httpPort), isIdle);
    expect(seriesValue(text, 'bms_rpc_duration_seconds_count{rpc="/bms.stock.Widgets/List",status="OK"}')).toBe(2);
    expect(seriesValue(text, 'bms_cache_lookups_total{cache="caller_tokens",result="miss"}')).toBe(1);
    expect(seriesValue(text, 'bms_cache_lookups_total{cache="caller_tokens",result="hit"}')).toBe(1);
    expect(seriesValue(text, 'bms_mongodb_pool_max_connections{pool="calls"}')).toBe(50);
    expect(seriesValue(text, 'bms_mongodb_pool_connections{pool="calls",state="idle"}')).toBeGreaterThan(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('have an event loop that is probed every 50 ms, since each probe wakes the process', async () => {
    tested = await startTested([widgetsModule()]);
    const { httpPort } = tested.running;
    // A scrape empties the histogram, the second probe after it is the first that counts, and without one the median is 511 ns.
    const medianOfPause = async () => {
      await sleep(4 * PROBE_INTERVAL_MS);
      return seriesValue(await scrape(httpPort), 'nodejs_eventloop_lag_p50_seconds');
    };
    expect(await eventually(medianOfPause, (seconds) => seconds > 0.000_001)).toBeGreaterThan(0.045);
  });

  test('are on an address of their own if METRICS_ADDRESS is set, and on no other', async () => {
    tested = await startTested([widgetsModule()], { METRICS_ADDRESS: '127.0.0.1:0' });
    const { httpPort, metricsPort } = tested.running;
    expect(await scrape(metricsPort)).toContain('bms_events_outbox_unsent');
    expect((await fetch(`http://127.0.0.1:${httpPort}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status).toBe(404);
  });

  test('have the operations that wait for a connection to the database, and those in use', async () => {
    tested = await startTested([widgetsModule()], { MONGODB_POOL_SIZE: '1' });
    const { httpPort, kit } = tested.running;
    const slow = { $expr: { $function: { body: 'function() { sleep(1500); return true; }', args: [], lang: 'js' } } };
    await kit.db.collection<{ _id: number }>('slow').insertOne({ _id: 1 });
    // Two or more of them wait until they give up, after five seconds.
    const running = Array.from({ length: 6 }, () => kit.db.collection('slow').find(slow).toArray());
    // Health checks and jobs wait, too.
    const isWaiting = (text: string) => seriesValue(text, 'bms_mongodb_pool_waiting{pool="calls"}') >= 2;
    const text = await eventually(() => scrape(httpPort), isWaiting);
    expect(seriesValue(text, 'bms_mongodb_pool_connections{pool="calls",state="in_use"}')).toBe(1);
    // The last of them may have waited for too long.
    await Promise.allSettled(running);
    await eventually(() => scrape(httpPort), isIdle);
  });
});
