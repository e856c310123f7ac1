import { isTemporary, retryDelay } from './problem.ts';

/** Retries calls that every page needs until an outage ends. */
export interface Outage {
  /** The error of the call that is being retried. */
  readonly error: Error | undefined;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Retries a call until it succeeds. @throws errors that are not temporary */
  outlast<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** Retries at once. */
  retry(): void;
}

export function createOutage(): Outage {
  const listeners = new Set<() => void>();
  let error: Error | undefined;
  let wake: (() => void) | undefined;
  const set = (next: Error | undefined): void => {
    error = next;
    for (const listener of listeners) listener();
  };
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    get error() {
      return error;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    outlast: async (call) => {
      for (let failures = 1; ; failures++) {
        try {
          const answer = await call();
          set(undefined);
          return answer;
        } catch (failure) {
          if (!isTemporary(failure)) {
            set(undefined);
            throw failure;
          }
          set(failure as Error);
          await sleep(retryDelay(failure, failures));
        }
      }
    },
    retry: () => wake?.(),
  };
}
