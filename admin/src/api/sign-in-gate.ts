/** Holds back calls whose session has ended until the user has signed in again; then they are repeated. */
export interface SignInGate {
  /** True while the user has to sign in. */
  readonly isClosed: boolean;
  /** Calls a listener when that changes. @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** The number of times that the user has signed in again. */
  readonly round: number;
  /**
   * Resolves once the user has signed in again.
   * @param round the round in which a call was sent: if it is over, the call waits no more, however late its response was
   * @throws the error given to `giveUp`
   */
  wait(round?: number): Promise<void>;
  /** Opens the gate after the user has signed in. */
  open(): void;
  /** Fails the waiting calls, since the user does not sign in. */
  giveUp(error: Error): void;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createSignInGate(): SignInGate {
  const listeners = new Set<() => void>();
  let waiting: Waiting[] = [];
  let round = 0;
  const settle = (how: (one: Waiting) => void): void => {
    const settled = waiting;
    waiting = [];
    for (const one of settled) how(one);
    notify();
  };
  const notify = (): void => {
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
    get round() {
      return round;
    },
    wait: (sentIn = round) =>
      new Promise((resolve, reject) => {
        if (sentIn < round) return resolve();
        waiting.push({ resolve, reject });
        notify();
      }),
    open: () => {
      round += 1;
      settle(({ resolve }) => resolve());
    },
    giveUp: (error) => settle(({ reject }) => reject(error)),
  };
}
