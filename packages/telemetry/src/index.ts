export { type Span, SpanKind } from '@opentelemetry/api';
export { type BatchEntry, currentContext, inContextOfFirst } from './batches.ts';
export {
  endSpan,
  isContinued,
  isSampled,
  runIn,
  type SpanOptions,
  startSpan,
  traceIdOf,
  traceparentOf,
  withSpan,
} from './spans.ts';
export { isTracing } from './state.ts';
export { startTracing, type Tracing } from './tracing.ts';
export type { TracingOptions, TracingSettings } from './types.ts';
