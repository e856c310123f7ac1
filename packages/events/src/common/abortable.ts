/**
 * Waits for `work` until `signal` is aborted. Unlike a race against a long-lived promise, it leaves no listener behind
 * when the work is done.
 * @throws the signal's reason once it is aborted
 */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
