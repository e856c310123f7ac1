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

/**
 * Rejects after `timeoutMs` and aborts the signal of the work. Work that commits later is still kept, once.
 * @throws Error if it takes longer; what `work` throws
 */
export async function withDeadline<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`the handler took more than ${timeoutMs} ms`);
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
