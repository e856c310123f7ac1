import type { TracingOptions } from './types.ts';

let isOn = false;
let isParentBased = false;

/**
 * True while spans are recorded. Code that is run for each call reads it before anything else, so that a process without
 * tracing allocates nothing for it.
 */
export const isTracing = (): boolean => isOn;

/** True if the sampler records a trace exactly if its parent is sampled. */
export const isParentDecisive = (): boolean => isParentBased;

/** Switches the recording on or off. @param sampler OTEL_TRACES_SAMPLER */
function setTracing(on: boolean, sampler = ''): void {
  isOn = on;
  isParentBased = sampler.startsWith('parentbased_');
}

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
