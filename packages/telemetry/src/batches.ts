import { type Context, context, type Link, ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { withSpan } from './spans.ts';

/** An entry of a batch with the context in which it was added. */
export interface BatchEntry {
  readonly context?: Context | undefined;
}

/** Returns the context of an entry that is added now. */
export const currentContext = (): Context => context.active();

/**
 * Runs the work of a batch in the trace of its first sampled entry; outside of any trace if there is none. A batch of
 * several is a span of its own with links to the spans of the other entries, which share its work.
 */
export function inContextOfFirst(batch: readonly BatchEntry[], work: () => Promise<void>): Promise<void> {
  const [first, ...others] = batch.flatMap((entry) => (isSampled(entry.context) ? [entry.context] : []));
  if (!first) return context.with(ROOT_CONTEXT, work);
  if (batch.length === 1) return context.with(first, work);
  const attributes = { 'bms.batch.size': batch.length };
  const links = others.flatMap(linkTo);
  return context.with(first, () => withSpan('batch', { kind: SpanKind.INTERNAL, attributes, links }, work));
}

function isSampled(entry: Context | undefined): entry is Context {
  const span = entry && trace.getSpanContext(entry);
  return span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
}

function linkTo(other: Context): Link[] {
  const linked = trace.getSpanContext(other);
  return linked ? [{ context: linked }] : [];
}
