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
export function setTracing(on: boolean, sampler = ''): void {
  isOn = on;
  isParentBased = sampler.startsWith('parentbased_');
}
