import type { ReceivedSpan } from './otlp-receiver.ts';

/** Renders a trace as a tree, one line for each span: duration, process, name, and start after that of the trace. */
export function traceTree(spans: readonly ReceivedSpan[]): string {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const sorted = spans.toSorted((a, b) => a.startMs - b.startMs);
  const childrenOf = (id: string) => sorted.filter(({ parentId }) => parentId === id);
  const start = sorted[0]?.startMs ?? 0;
  const render = (span: ReceivedSpan, depth: number): string[] => {
    const indented = `${'  '.repeat(depth)}${span.kind.toLowerCase()} ${span.name}${span.isError ? ' (error)' : ''}`;
    const times = `+${(span.startMs - start).toFixed(1)} ms, ${(span.endMs - span.startMs).toFixed(1)} ms`;
    const line = `${span.service.padEnd(13)} ${indented.padEnd(72)} ${times}`;
    return [line, ...childrenOf(span.spanId).flatMap((child) => render(child, depth + 1))];
  };
  return sorted
    .filter(({ parentId }) => !ids.has(parentId))
    .flatMap((root) => render(root, 0))
    .join('\n');
}
