import { collectNodeMetrics } from '@bms/service-kit/process';
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Measures the requests of a gateway. */
export interface RequestMetrics {
  readonly registry: Registry;
  /** Records a request. @param ms duration of the response, in milliseconds */
  observe(method: string, route: string, status: number, ms: number): void;
}

const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of a gateway: those of Node, and response times by method, route template and status. */
export function createMetrics(): RequestMetrics {
  const registry = new Registry();
  collectNodeMetrics(registry);
  const duration = new Histogram({
    name: 'bms_http_request_duration_seconds',
    help: 'Duration of the requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    observe: (method, route, status, ms) => duration.labels(method, route, String(status)).observe(ms / 1000),
  };
}

/**
 * Registers a gauge that is read on every scrape.
 * @param read returns the current value
 */
export function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/**
 * Creates `bms_limit_rejections_total`.
 * @param names names of the rate limits
 * @returns a function that counts a request that a limit rejected
 */
export function countRejections(registry: Registry, names: Iterable<string>): (limit: string) => void {
  const rejections = new Counter({
    name: 'bms_limit_rejections_total',
    help: 'Requests that a rate limit rejected, by limit.',
    labelNames: ['limit'] as const,
    registers: [registry],
  });
  for (const limit of names) rejections.inc({ limit }, 0);
  return (limit) => rejections.inc({ limit });
}
