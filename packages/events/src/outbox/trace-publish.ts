import { SpanKind, traceparentOf, withSpan } from '@bms/telemetry';
import { streamName } from '../contract/names.ts';
import { messagingAttributes, topicOf } from '../contract/tracing.ts';
import type { OutboxRow } from './rows.ts';

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
