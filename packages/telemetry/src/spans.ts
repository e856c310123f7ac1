import {
  type Attributes,
  type Context,
  context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { isParentDecisive } from './tracing.ts';

/** Options of a span. */
export interface SpanOptions {
  readonly kind: SpanKind;
  /** W3C Trace Context of the parent, from another process. By default the active span is the parent. */
  readonly parent?: string;
  /** Attributes by the semantic conventions of OpenTelemetry. They must hold no secrets and no content of records. */
  readonly attributes?: Attributes;
  /** Spans that this one also belongs to, e.g. those of the other calls of a batch. */
  readonly links?: readonly Link[];
}

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A traceparent with the flag of sampled traces. */
const SAMPLED = /[13579bdf]$/;
/** Position of the trace id in a traceparent. */
const TRACE_ID = { start: 3, end: 35 } as const;

/** Starts a span. It must be ended, see endSpan. */
export function startSpan(name: string, { kind, parent, attributes, links }: SpanOptions): Span {
  const within = parent ? contextOf(parent) : context.active();
  return trace.getTracer('bms').startSpan(name, { kind, attributes, links: links as Link[] }, within);
}

/** Ends a span. @param error type of the error, e.g. its code; never a message, which may quote a value */
export function endSpan(span: Span, error?: string): void {
  if (error !== undefined) {
    span.setAttribute('error.type', error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Runs `work` with the span as the active one, also in everything that it awaits. */
export function runIn<Result>(span: Span, work: () => Result): Result {
  return context.with(trace.setSpan(context.active(), span), work);
}

/** Runs `work` in a new span, which ends with it. @throws what `work` throws */
export async function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, options);
  try {
    const result = await runIn(span, () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, errorTypeOf(error));
    throw error;
  }
}

/** True if there is an active span and it is sampled; also after its end. */
export const isSampled = (): boolean =>
  ((trace.getActiveSpan()?.spanContext().traceFlags ?? 0) & TraceFlags.SAMPLED) !== 0;

/** Returns the W3C Trace Context of a span, with which another process continues its trace. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * True if a trace is continued by spans: its parent is sampled, or the sampler decides by itself. A call of an unsampled
 * trace costs nothing but this check.
 */
export const isContinued = (traceparent: string): boolean => !isParentDecisive() || SAMPLED.test(traceparent);

/** Returns the trace id of a traceparent, for logs; undefined if there is none. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent ? traceparent.slice(TRACE_ID.start, TRACE_ID.end) : undefined;
}

/** Returns the context of a parent in another process; one without a parent if the text is no traceparent. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Returns the code of an error, or else its name. */
function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : error.name;
}
