import type { CallObserver } from '@bms/rpc';
import { status } from '@grpc/grpc-js';
import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client';
import { PROBE_INTERVAL_MS } from '../report/event-loop-delay.ts';

/** Measures calls: `bms_rpc_duration_seconds` by rpc and gRPC status. */
export interface RpcMetrics {
  readonly registry: Registry;
  /**
   * Prepares the measurement of an rpc.
   * @returns a function that starts a measurement and returns the function that ends it, which returns the duration in
   * milliseconds
   */
  forRpc(path: string): () => (code: status) => number;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The interval of measuring the utilization of the event loop, in milliseconds. The default of the library, 100, takes
 * 1 to 3 ms of CPU in each second of a process at rest.
 */
const UTILIZATION_INTERVAL_MS = 10_000;

/** The metrics of Node and of the process, which are measured once, also if tests start several services in a process. */
let nodeMetrics: Registry | undefined;

function measureNode(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: PROBE_INTERVAL_MS,
    eventLoopUtilizationTimeout: UTILIZATION_INTERVAL_MS,
  });
  return registry;
}

/**
 * Registers the metrics of Node and of the process. `nodejs_eventloop_lag_*_seconds` are the times from one probe to the
 * next, so they are 0.05 when nothing is delayed.
 */
export function collectNodeMetrics(registry: Registry): void {
  nodeMetrics ??= measureNode();
  for (const { name } of nodeMetrics.getMetricsAsArray()) registry.registerMetric(nodeMetrics.getSingleMetric(name)!);
}

/** Creates the metrics of a process: Node's defaults and the latency of its rpcs. */
export function createMetrics(): RpcMetrics {
  const registry = new Registry();
  collectNodeMetrics(registry);
  const duration = new Histogram({
    name: 'bms_rpc_duration_seconds',
    help: 'Duration of the calls that this process answered, by rpc and gRPC status.',
    labelNames: ['rpc', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const forRpc = (rpc: string) => () => {
    const start = performance.now();
    return (code: status) => {
      const ms = performance.now() - start;
      duration.labels(rpc, status[code]).observe(ms / 1000);
      return ms;
    };
  };
  return { registry, forRpc };
}

/** Buckets of calls to other processes, in seconds; fewer, since a gateway has a series for each rpc of all services. */
const CLIENT_BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

/** Creates `bms_rpc_client_duration_seconds`, the duration of calls at the caller. */
export function createCallObserver(registry: Registry): CallObserver {
  const duration = new Histogram({
    name: 'bms_rpc_client_duration_seconds',
    help: 'Duration of the calls of this process to services, by rpc and gRPC status.',
    labelNames: ['rpc', 'status'] as const,
    buckets: CLIENT_BUCKETS,
    registers: [registry],
  });
  return (rpc, code, seconds) => duration.labels(rpc, status[code]).observe(seconds);
}

/** The lookups in a cache since the start. */
export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
}

/** Creates `bms_cache_lookups_total` of the caches of a process, by name; the counts are read on every scrape. */
export function exposeCaches(registry: Registry, caches: Readonly<Record<string, CacheCounts>>): void {
  new Counter({
    name: 'bms_cache_lookups_total',
    help: 'Lookups in the caches of this process, by cache and result: hit or miss.',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of Object.entries(caches)) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
}
