import { endSpan, isContinued, runIn, SpanKind, startSpan, traceparentOf, withSpan } from '@bms/telemetry';
import type { EventProcessor } from './consumer/handle.ts';
import { streamName } from './contract/names.ts';
import type { OutboxRow } from './outbox/rows.ts';

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

/**
 * Records the span of publishing an event in the trace of the call that wrote it. It shows how long the event waited in
 * the outbox.
 * @param send publishes a row, whose `traceparent` is that of the span
 */
export function tracePublish(
  service: string,
  row: OutboxRow,
  send: (row: OutboxRow) => Promise<number>,
): Promise<number> {
  const attributes = {
    ...messagingAttributes(row.subject, row._id),
    'messaging.operation.type': 'send',
    'messaging.operation.name': 'publish',
    'messaging.destination.name': streamName(service),
    'bms.outbox.wait_ms': Date.now() - row.occurredAt.getTime(),
  };
  const parent = row.headers['traceparent'];
  return withSpan(`publish ${topicOf(row.subject)}`, { kind: SpanKind.PRODUCER, parent, attributes }, (span) =>
    send({ ...row, headers: { ...row.headers, traceparent: traceparentOf(span) } }),
  );
}

/** Returns a subject without the id of the record, e.g. `bms.crm.client.created`, for the name of a span. */
const topicOf = (subject: string): string => subject.slice(0, subject.lastIndexOf('.'));

/** Returns the attributes of a span about an event, by the semantic conventions for messaging. */
const messagingAttributes = (subject: string, id: string) => ({
  'messaging.system': 'nats',
  'messaging.destination.template': `${topicOf(subject)}.{id}`,
  'messaging.message.id': id,
});
