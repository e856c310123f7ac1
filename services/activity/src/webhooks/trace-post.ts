import { endSpan, isTracing, runIn, SpanKind, startSpan, traceparentOf } from '@bms/telemetry';
import type { ClaimedDelivery } from './claim.ts';
import type { Post, Poster, PostResult } from './post.ts';

/**
 * Posts a message, and records a span in the trace of the event that is delivered, which the receiver can continue. URLs
 * are not recorded, since many contain a secret.
 * @throws the signal's reason if it was aborted
 */
export function postDelivery(
  poster: Poster,
  delivery: ClaimedDelivery,
  message: Post,
  signal: AbortSignal,
): Promise<PostResult> {
  const isTraced = isTracing() && delivery.traceparent !== undefined;
  return isTraced ? postTraced(poster, delivery, message, signal) : poster.post(message, signal);
}

async function postTraced(
  poster: Poster,
  { traceparent: parent, tries, webhook_id, event_id }: ClaimedDelivery,
  message: Post,
  signal: AbortSignal,
): Promise<PostResult> {
  const { hostname, port, protocol } = new URL(message.url);
  const attributes = {
    'http.request.method': 'POST',
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    'messaging.message.id': event_id,
    'bms.webhook.id': webhook_id,
    ...(tries > 1 && { 'http.request.resend_count': tries - 1 }),
  };
  const span = startSpan('POST', { kind: SpanKind.CLIENT, parent, attributes });
  const traced = { ...message, headers: { ...message.headers, traceparent: traceparentOf(span) } };
  try {
    const result = await runIn(span, () => poster.post(traced, signal));
    if (result.status !== undefined) span.setAttribute('http.response.status_code', result.status);
    endSpan(span, result.error === '' ? undefined : String(result.status ?? 'no_response'));
    return result;
  } catch (error) {
    endSpan(span, 'aborted');
    throw error;
  }
}
