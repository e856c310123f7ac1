import { openHttpServer, openMetricsServer, type Shutdown } from '@bms/service-kit/process';
import type { GatewayConfig } from '../config.ts';
import type { RequestMetrics } from './metrics.ts';
import type { ReadinessPage } from './readiness.ts';

/** The configuration of the servers, and the shutdown that closes them. */
interface InternalDeps {
  readonly config: Pick<GatewayConfig, 'internal' | 'metrics'>;
  readonly shutdown: Shutdown;
}

/**
 * True if the public port serves /metrics: without a port of their own or an internal port, and not in production, where
 * the port may be exposed.
 */
export const servesMetrics = ({ internal, metrics, environment }: GatewayConfig): boolean =>
  (metrics.address ?? internal.address) === undefined && environment !== 'production';

/** Serves readiness, and metrics without a port of their own, on the internal port. @returns the port; 0 without an address */
export async function serveInternally(
  { config, shutdown }: InternalDeps,
  readiness: ReadinessPage,
  metrics: RequestMetrics,
): Promise<number> {
  if (config.internal.address === undefined) return 0;
  const registry = config.metrics.address === undefined ? metrics.registry : undefined;
  const server = await openHttpServer(config.internal.address, readiness.read, registry);
  shutdown.add('the internal HTTP server', server.close);
  return server.port;
}

/** Serves metrics on a port of their own. @returns the port; 0 without an address */
export async function serveMetrics({ config, shutdown }: InternalDeps, { registry }: RequestMetrics): Promise<number> {
  if (config.metrics.address === undefined) return 0;
  const server = await openMetricsServer(config.metrics.address, registry);
  shutdown.add('the metrics', server.close);
  return server.port;
}
