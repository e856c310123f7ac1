/**
 * Where calls wait whose session has ended, until the person has signed in again; then they go on as if nothing had been.
 */
export interface SignInGate {
  /** Whether somebody has to sign in. */
  readonly isClosed: boolean;
  /** Told when that changes. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
  /** Settles when the gate is open (again). @throws what `giveUp` was given */
  wait(): Promise<void>;
  /** The person has signed in. */
  open(): void;
  /** The person does not want to: calls that wait fail. */
  giveUp(error: Error): void;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createSignInGate(): SignInGate {
  const listeners = new Set<() => void>();
  let waiting: Waiting[] = [];
  const settle = (how: (one: Waiting) => void): void => {
    const settled = waiting;
    waiting = [];
    for (const one of settled) how(one);
    tell();
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get isClosed() {
      return waiting.length > 0;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wait: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        tell();
      }),
    open: () => settle(({ resolve }) => resolve()),
    giveUp: (error) => settle(({ reject }) => reject(error)),
  };
}
