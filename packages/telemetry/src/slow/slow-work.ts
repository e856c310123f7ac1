import type { SlowLog } from './slow-log.ts';

/** Work of a service that took longer than its threshold. It holds no content of requests or events. */
export interface SlowWork {
  /** A call at its caller, a call at the service that answered it, or the handling of an event. */
  readonly kind: 'called' | 'served' | 'consumed';
  /** The path of the rpc, or the consumer and the type of the event. */
  readonly name: string;
  /** Its start, in milliseconds since the Unix epoch. */
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** The name of the gRPC status; of an event `done` or `retried`. */
  readonly status: string;
  /** The id of the request that caused it; empty if there is none. */
  readonly requestId: string;
  /** The trace that it belongs to; empty if there is none. */
  readonly traceId: string;
}

/** The slow work of a process of a service. */
export type SlowWorkLog = SlowLog<SlowWork>;
