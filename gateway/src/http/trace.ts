import { endSpan, isContinued, isTracing, runIn, type Span, SpanKind, startSpan, traceparentOf } from '@bms/telemetry';
import { clientAddress } from '../limits/address.ts';
import { type GatewayResponse, type Middleware, templateOf } from './context.ts';

const passOn: Middleware = (_request, _response, next) => next();

/**
 * Records a span for each request, by the semantic conventions for HTTP servers, and makes it the parent of the calls to
 * services. Paths and queries are left out because they may contain search terms; the route template is recorded instead.
 */
export function traceRequests(): Middleware {
  if (!isTracing()) return passOn;
  return (request, response, next) => {
    const { method } = request;
    const { requestId, traceparent } = response.locals;
    // One that the gateway made up is unsampled; whether a new trace is recorded is up to the sampler.
    const parent = request.headers['traceparent'] === traceparent ? traceparent : undefined;
    if (parent && !isContinued(parent)) return next();
    const attributes = {
      'http.request.method': method,
      'url.scheme': request.protocol,
      'client.address': clientAddress(request),
      'bms.request.id': requestId,
    };
    const span = startSpan(method, { kind: SpanKind.SERVER, parent, attributes });
    response.locals.traceparent = traceparentOf(span);
    if (!span.isRecording()) return next();
    response.once('close', () => endRequest(span, method, response));
    runIn(span, next);
  };
}

function endRequest(span: Span, method: string, response: GatewayResponse): void {
  const { caller } = response.locals;
  const route = templateOf(response);
  if (route) {
    span.updateName(`${method} ${route}`);
    span.setAttribute('http.route', route);
  }
  span.setAttribute('http.response.status_code', response.statusCode);
  if (caller.userId) span.setAttribute('user.id', String(caller.userId));
  endSpan(span, errorOf(response));
}

/** Returns the type of an error: that the client disconnected, or the status of a server error. */
function errorOf(response: GatewayResponse): string | undefined {
  if (!response.writableFinished) return 'aborted';
  return response.statusCode >= 500 ? String(response.statusCode) : undefined;
}
