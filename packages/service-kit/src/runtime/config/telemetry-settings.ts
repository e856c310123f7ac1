import { z } from 'zod';
import { setting } from './settings.ts';

/**
 * Settings of traces, with the names of the OpenTelemetry specification. The exporter reads the OTEL_EXPORTER_OTLP_*
 * variables from the environment itself; here they are checked and documented.
 */
export const tracingSettings = {
  endpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    z.url().optional(),
    'Base URL of a receiver of traces over OTLP/HTTP (protobuf), e.g. http://collector:4318. If unset, nothing is traced',
  ),
  headers: setting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    z.string().optional(),
    'Headers for the receiver of traces, name=value, comma-separated, e.g. for its authentication',
  ),
  sampler: setting(
    'OTEL_TRACES_SAMPLER',
    z
      .enum([
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ])
      .default('parentbased_traceidratio'),
    'Which traces are recorded: always_on, always_off or traceidratio, or one of them with the prefix parentbased_, by which the traceparent of a request decides',
  ),
  samplerArgument: setting(
    'OTEL_TRACES_SAMPLER_ARG',
    z.coerce.number().min(0).max(1).default(0.05),
    'Share of the traces that the sampler traceidratio records, from 0 to 1',
  ),
  batchDelayMs: setting(
    'OTEL_BSP_SCHEDULE_DELAY',
    z.coerce.number().int().min(1).default(5000),
    'Interval at which recorded spans are sent, in milliseconds',
  ),
  maxQueueSize: setting(
    'OTEL_BSP_MAX_QUEUE_SIZE',
    z.coerce.number().int().min(1).default(2048),
    'Maximum number of spans that wait to be sent; further ones are dropped',
  ),
};

/** Settings of metrics. */
export const metricsSettings = {
  address: setting(
    'METRICS_ADDRESS',
    z
      .string()
      .regex(/^.+:\d{1,5}$/, 'is not host:port')
      .optional(),
    'Listen address of /metrics alone, host:port, e.g. 0.0.0.0:9464. If unset, /metrics is served on HTTP_ADDRESS',
  ),
};

/** The setting of slow requests, the same for the gateway and the services. */
export const slowSettings = {
  requestMs: setting(
    'SLOW_REQUEST_MS',
    z.coerce.number().int().min(0).default(500),
    'Duration from which requests, calls and the handling of events are slow, in milliseconds; each process keeps its last 50 in memory, for the page System of the panel. 0 to keep none',
  ),
};
