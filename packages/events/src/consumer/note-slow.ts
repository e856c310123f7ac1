import { type SlowWorkLog, traceIdOf } from '@bms/telemetry';
import type { EventProcessor } from './handle.ts';

/**
 * Adds each event whose handling takes longer than the threshold to a log, with the request that caused it.
 * @param durable name of the consumer on the server
 */
export function noteSlow(durable: string, process: EventProcessor, slowWork: SlowWorkLog): EventProcessor {
  return async (envelope, redelivered) => {
    const start = performance.now();
    const outcome = await process(envelope, redelivered);
    const durationMs = performance.now() - start;
    if (slowWork.isSlow(durationMs))
      slowWork.add({
        kind: 'consumed',
        name: `${durable} ${envelope.type}`,
        startedAtMs: Date.now() - durationMs,
        durationMs,
        status: outcome === 'done' ? 'done' : 'retried',
        requestId: envelope.headers['x-request-id'] ?? '',
        traceId: traceIdOf(envelope.headers['traceparent']) ?? '',
      });
    return outcome;
  };
}
