import { endSpan, isContinued, isSampled, runIn, SpanKind, startSpan, traceparentOf, withSpan } from '@bms/telemetry';
import { type Metadata, status } from '@grpc/grpc-js';
import { textOf } from './metadata.ts';
import type { UnaryHandler } from './streams/streamed-call.ts';

const TRACEPARENT = 'traceparent';

/**
 * Records the span of a call at its caller, and sends it as parent to the service. A call without a trace, such as a
 * health check, or of a trace that is not sampled is not recorded.
 * @param metadata the metadata of the call, whose `traceparent` is replaced
 */
export function traceCall<Answer>(path: string, metadata: Metadata, call: () => Promise<Answer>): Promise<Answer> {
  const parent = textOf(metadata, TRACEPARENT);
  if (parent === undefined ? !isSampled() : !isContinued(parent)) return call();
  return withSpan(path.slice(1), { kind: SpanKind.CLIENT, parent, attributes: attributesOf(path) }, (span) => {
    metadata.set(TRACEPARENT, traceparentOf(span));
    return call();
  });
}

/**
 * Records the span of each call that a handler answers; its `traceparent` becomes that of the span. A call without one
 * comes from the background work of another process and is not recorded.
 */
export function traceHandler<Request, Answer>(
  path: string,
  handle: UnaryHandler<Request, Answer>,
): UnaryHandler<Request, Answer> {
  return (call, respond) => {
    const { metadata } = call;
    const parent = textOf(metadata, TRACEPARENT);
    if (parent === undefined || !isContinued(parent)) return handle(call, respond);
    const requestId = textOf(metadata, 'x-request-id');
    const attributes = { ...attributesOf(path), ...(requestId && { 'bms.request.id': requestId }) };
    const span = startSpan(path.slice(1), { kind: SpanKind.SERVER, parent, attributes });
    metadata.set(TRACEPARENT, traceparentOf(span));
    runIn(span, () =>
      handle(call, (error, ...answer) => {
        const code = error ? (error.code ?? status.UNKNOWN) : status.OK;
        span.setAttribute('rpc.response.status_code', status[code]);
        endSpan(span, isServerError(code) ? status[code] : undefined);
        respond(error, ...answer);
      }),
    );
  };
}

/** Attributes by the semantic conventions for RPC. */
const attributesOf = (path: string) => ({ 'rpc.system.name': 'grpc', 'rpc.method': path.slice(1) });

/** The codes that the conventions count as errors of the server; the others concern the request. */
const SERVER_ERRORS = new Set([
  status.UNKNOWN,
  status.DEADLINE_EXCEEDED,
  status.UNIMPLEMENTED,
  status.INTERNAL,
  status.UNAVAILABLE,
  status.DATA_LOSS,
]);

const isServerError = (code: status): boolean => SERVER_ERRORS.has(code);
