import { endSpan, isContinued, runIn, SpanKind, startSpan, traceparentOf } from '@bms/telemetry';
import { messagingAttributes, topicOf } from '../contract/tracing.ts';
import type { EventProcessor } from './handle.ts';

/**
 * Records a span for each event that a consumer handles, in the trace of the call that caused it. What the handler calls
 * and publishes belongs to that span.
 * @param durable name of the consumer on the server
 */
export function traceProcessor(durable: string, process: EventProcessor): EventProcessor {
  return async (envelope, redelivered) => {
    const { subject, headers, id } = envelope;
    const parent = headers['traceparent'];
    if (parent && !isContinued(parent)) return process(envelope, redelivered);
    const attributes = {
      ...messagingAttributes(subject, id),
      'messaging.operation.type': 'process',
      'messaging.operation.name': 'process',
      'messaging.consumer.group.name': durable,
      ...(redelivered && { 'bms.event.redelivered': true }),
    };
    const span = startSpan(`process ${topicOf(subject)}`, { kind: SpanKind.CONSUMER, parent, attributes });
    const continued = { ...envelope, headers: { ...headers, traceparent: traceparentOf(span) } };
    const outcome = await runIn(span, () => process(continued, redelivered));
    endSpan(span, outcome === 'done' ? undefined : 'retried');
    return outcome;
  };
}
