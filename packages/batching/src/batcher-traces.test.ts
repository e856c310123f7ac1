import {
  isTracing,
  runIn,
  SpanKind,
  startSpan,
  startTracing,
  type Tracing,
  traceparentOf,
  withSpan,
} from '@bms/telemetry';
import { type OtlpReceiver, startOtlpReceiver } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBatcher } from './batcher.ts';

let otlp: OtlpReceiver;
let tracing: Tracing;

beforeAll(async () => {
  otlp = await startOtlpReceiver();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = otlp.url;
  const settings = {
    endpoint: otlp.url,
    sampler: 'parentbased_always_on',
    samplerArgument: 1,
    batchDelayMs: 50,
    maxQueueSize: 100,
  };
  tracing = await startTracing({ process: 'test', settings, onWarning: () => {} });
});
afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await tracing.stop();
  await otlp.stop();
});

const traceparents = ['1', '2', '3'].map(
  (digit) => `00-${digit.repeat(32)}-${digit.repeat(16)}-0${digit === '3' ? 0 : 1}`,
);

test('a batch runs in the trace of its first sampled input, with links to the others', async () => {
  const save = createBatcher<number, void>(10, async (group) => {
    await withSpan('insert', { kind: SpanKind.CLIENT }, async () => {});
    for (const { resolve } of group) resolve();
  });
  const spans = traceparents.map((parent) => startSpan('request', { kind: SpanKind.SERVER, parent }));
  // The unsampled one comes first.
  await Promise.all(spans.toReversed().map((span, at) => runIn(span, () => save(at))));
  const [, second] = spans;
  for (const span of spans) span.end();
  const trace = await otlp.trace('2'.repeat(32), (found) => found.length === 3);
  const batch = trace.find(({ name }) => name === 'batch')!;
  expect(batch).toMatchObject({ kind: 'INTERNAL', parentId: second!.spanContext().spanId });
  expect(batch.attributes).toEqual({ 'bms.batch.size': 3 });
  expect(batch.links).toEqual([{ traceId: '1'.repeat(32), spanId: spans[0]!.spanContext().spanId }]);
  expect(trace.find(({ name }) => name === 'insert')?.parentId).toBe(batch.spanId);
});

test('a span continues the trace of its parent, also one that is not sampled', () => {
  expect(isTracing()).toBe(true);
  for (const parent of traceparents) {
    const span = startSpan('request', { kind: SpanKind.SERVER, parent });
    const [version, traceId, spanId, flags] = traceparentOf(span).split('-');
    expect([version, traceId, flags]).toEqual([parent.slice(0, 2), parent.slice(3, 35), parent.slice(-2)]);
    expect(spanId).not.toBe(parent.slice(36, 52));
    expect(span.isRecording()).toBe(flags === '01');
    span.end();
  }
});
