import { isTracing, setTracing } from './state.ts';
import type { TracingOptions } from './types.ts';

/** The traces of a process. */
export interface Tracing {
  /** Sends the spans that are not sent yet, and ends the recording. */
  stop(): Promise<void>;
}

const nothing: Tracing = { stop: async () => {} };

/**
 * Starts to record spans if an endpoint is set; without one, the SDK is not even loaded. In a process that records
 * already, such as a test with several services, nothing changes.
 * @see docs/adr/0202-traces.md
 */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (options.settings.endpoint === undefined || isTracing()) return nothing;
  const { openSdk } = await import('./sdk.ts');
  const close = openSdk(options);
  setTracing(true, options.settings.sampler);
  return {
    stop: async () => {
      setTracing(false);
      await close();
    },
  };
}
