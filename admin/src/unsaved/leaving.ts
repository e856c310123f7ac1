import type { UnsavedChanges } from './unsaved-changes.ts';

/**
 * The confirmation that edits may be lost, for actions without a navigation: signing out, or an action on the record.
 */
export interface Leaving {
  readonly isAsked: boolean;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Resolves with true if nothing is lost, or the user agrees. */
  ask(): Promise<boolean>;
  answer(mayLeave: boolean): void;
}

export function createLeaving(unsaved: UnsavedChanges): Leaving {
  const listeners = new Set<() => void>();
  let waiting: ((mayLeave: boolean) => void) | undefined;
  const set = (next: typeof waiting): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    get isAsked() {
      return waiting !== undefined;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => (unsaved.hasAny ? new Promise((resolve) => set(resolve)) : Promise.resolve(true)),
    answer: (mayLeave) => {
      waiting?.(mayLeave);
      set(undefined);
    },
  };
}
