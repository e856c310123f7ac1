import { randomUUID } from 'node:crypto';
import { context, type DiagLogger, DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingOptions, TracingSettings } from './types.ts';

/** Minimum interval between two warnings, in milliseconds: an unavailable receiver causes one with every batch. */
const WARN_EVERY_MS = 60_000;

/**
 * Opens the SDK: spans are sent in batches over OTLP/HTTP. The exporter reads its OTEL_EXPORTER_OTLP_* variables itself.
 * @returns a function that sends the remaining spans and closes it
 */
export function openSdk({ process, settings, onWarning }: TracingOptions): () => Promise<void> {
  diag.setLogger(warningsOnly(onWarning), DiagLogLevel.WARN);
  const { batchDelayMs: scheduledDelayMillis, maxQueueSize } = settings;
  const exporter = new OTLPTraceExporter();
  const provider = new TracerProvider({
    resource: resourceOf(process),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis, maxQueueSize })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch((error: unknown) => onWarning(String(error)));
    trace.disable();
    context.disable();
    diag.disable();
  };
}

/** Returns the sampler of OTEL_TRACES_SAMPLER. */
function samplerOf({ sampler, samplerArgument }: TracingSettings): Sampler {
  const isParentBased = sampler.startsWith('parentbased_');
  const root = rootSamplers[sampler.replace('parentbased_', '')]!(samplerArgument);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

const rootSamplers: Readonly<Record<string, (share: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
};

/** Describes the process; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence. */
function resourceOf(process: string) {
  const own = resourceFromAttributes({
    'service.name': `bms-${process}`,
    'service.namespace': 'bms',
    'service.instance.id': randomUUID(),
  });
  return defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
}

function warningsOnly(onWarning: (message: string) => void): DiagLogger {
  let last = Number.NEGATIVE_INFINITY;
  const warn = (message: string): void => {
    if (performance.now() - last < WARN_EVERY_MS) return;
    last = performance.now();
    onWarning(message);
  };
  const ignore = (): void => {};
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
