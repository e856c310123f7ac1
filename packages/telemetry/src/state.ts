let isOn = false;

/**
 * True while spans are recorded. Code that is run for each call reads it before anything else, so that a process without
 * tracing allocates nothing for it.
 */
export const isTracing = (): boolean => isOn;

/** Switches the recording on or off. */
export function setTracing(on: boolean): void {
  isOn = on;
}
