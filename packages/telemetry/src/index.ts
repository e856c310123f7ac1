export { type Span, SpanKind } from '@opentelemetry/api';
export { type BatchEntry, currentContext, inContextOfFirst } from './batches.ts';
export { type MadeCall, MadeCalls } from './slow/made-calls.ts';
export { SlowLog } from './slow/slow-log.ts';
export type { SlowWork, SlowWorkLog } from './slow/slow-work.ts';
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
export { isTracing, startTracing, type Tracing } from './tracing.ts';
export type { TracingOptions, TracingSettings } from './types.ts';
