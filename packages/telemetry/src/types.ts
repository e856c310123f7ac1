/** Settings of traces, by the variables of OpenTelemetry. */
export interface TracingSettings {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: base URL of the OTLP/HTTP receiver; undefined to record nothing. */
  readonly endpoint?: string | undefined;
  /** OTEL_TRACES_SAMPLER: `always_on`, `always_off` or `traceidratio`, possibly with the prefix `parentbased_`. */
  readonly sampler: string;
  /** OTEL_TRACES_SAMPLER_ARG: share of the traces, from 0 to 1, for `traceidratio`. */
  readonly samplerArgument: number;
  /** OTEL_BSP_SCHEDULE_DELAY: interval at which spans are sent, in milliseconds. */
  readonly batchDelayMs: number;
  /** OTEL_BSP_MAX_QUEUE_SIZE: maximum number of spans that wait to be sent; further ones are dropped. */
  readonly maxQueueSize: number;
}

/** Options of the traces of a process. */
export interface TracingOptions {
  /** The name of the process, e.g. `crm`. */
  readonly process: string;
  readonly settings: TracingSettings;
  /** Called with a message of the SDK, e.g. that the receiver does not answer; at most once a minute. */
  readonly onWarning: (message: string) => void;
}
