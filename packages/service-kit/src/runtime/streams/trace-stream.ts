import { endSpan, isContinued, runIn, SpanKind, startSpan, traceparentOf } from '@bms/telemetry';
import type { HttpExchange } from '../call.ts';

/**
 * Records the span of an upload, a download or an event stream; the `traceparent` of the request becomes that of the span.
 * @param answer answers the request; its argument names the route once it is known, e.g. `/api/files/{id}/content`
 */
export function traceStream(http: HttpExchange, answer: (setRoute: (route: string) => void) => Promise<void>): void {
  const { request, response } = http;
  const { method = '' } = request;
  const parent = request.headers['traceparent'] as string | undefined;
  if (parent && !isContinued(parent)) return void answer(() => {});
  const span = startSpan(method, {
    kind: SpanKind.SERVER,
    parent,
    attributes: { 'http.request.method': method, 'url.scheme': 'http' },
  });
  request.headers['traceparent'] = traceparentOf(span);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    endSpan(span, errorOf(http));
  });
  const setRoute = (route: string): void => {
    span.updateName(`${method} ${route}`);
    span.setAttribute('http.route', route);
  };
  void runIn(span, () => answer(setRoute));
}

function errorOf({ response }: HttpExchange): string | undefined {
  if (!response.writableFinished) return 'aborted';
  return response.statusCode >= 500 ? String(response.statusCode) : undefined;
}
