import { randomUUIDv7 } from 'node:crypto';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { EventCodec } from '../catalogue/catalogue.ts';
import { headersOf } from '../envelope/headers.ts';
import type { DomainEvent, EventContext } from '../types.ts';
import { newsSubject } from './subjects.ts';

/**
 * Tells an event to whoever listens at this moment, without a stream and without a promise: once it is committed, so that
 * nobody waits for the relay. The same event goes through the outbox too, for those who did not listen.
 */
export function publishNews(
  nats: NatsConnection,
  service: string,
  codec: EventCodec,
  event: DomainEvent,
  context: EventContext = {},
): void {
  if (nats.isClosed() || nats.isDraining()) return;
  const identity = { id: randomUUIDv7(), service, occurredAt: new Date() };
  const told = headers();
  for (const [name, value] of Object.entries(headersOf(event, identity, context))) told.set(name, value);
  nats.publish(newsSubject(service, event.type, event.recordId), codec.encode(event.message, event.data), {
    headers: told,
  });
}
