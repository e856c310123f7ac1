import { status } from '@grpc/grpc-js';
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client';

/** Measures calls: `bms_rpc_duration_seconds` by rpc and gRPC status. */
export interface RpcMetrics {
  readonly registry: Registry;
  /**
   * Prepares the measurement of an rpc.
   * @returns a function that starts a measurement and returns the function that ends it
   */
  forRpc(path: string): () => (code: status) => void;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of a process: Node's defaults and the latency of its rpcs. */
export function createMetrics(): RpcMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'bms_rpc_duration_seconds',
    help: 'How long calls took, by rpc and gRPC status.',
    labelNames: ['rpc', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const forRpc = (rpc: string) => () => {
    const start = performance.now();
    return (code: status) => {
      duration.labels(rpc, status[code]).observe((performance.now() - start) / 1000);
    };
  };
  return { registry, forRpc };
}
