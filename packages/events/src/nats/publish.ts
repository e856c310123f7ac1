import { randomUUIDv7 } from 'node:crypto';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { EventCodec } from '../contract/catalogue.ts';
import { headersOf } from '../contract/headers.ts';
import { notificationSubject } from '../contract/names.ts';
import type { DomainEvent, EventContext } from '../types.ts';

/**
 * Publishes an event as a notification to current subscribers, at most once and without a stream. Call it after the
 * commit, so that subscribers need not wait for the relay. The same event is in the outbox, for those who were not
 * subscribed.
 */
export function publishNotification(
  nats: NatsConnection,
  service: string,
  codec: EventCodec,
  event: DomainEvent,
  context: EventContext = {},
): void {
  if (nats.isClosed() || nats.isDraining()) return;
  const identity = { id: randomUUIDv7(), service, occurredAt: new Date() };
  const messageHeaders = headers();
  for (const [name, value] of Object.entries(headersOf(event, identity, context))) messageHeaders.set(name, value);
  nats.publish(notificationSubject(service, event.type, event.recordId), codec.encode(event.message, event.data), {
    headers: messageHeaders,
  });
}
