import { setImmediate as nextTurn } from 'node:timers/promises';

/** An input that waits for its result. */
export interface Waiting<Input, Answer> {
  readonly input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Creates a function that processes inputs in batches (group commit). While one batch is processed, further inputs wait
 * and form the next batch, in order of arrival. Batches grow with the load, and no input waits for others to arrive.
 * @param most maximum size of a batch
 * @param settle settles every entry of a batch; must not throw
 */
export function gather<Input, Answer>(
  most: number,
  settle: (group: readonly Waiting<Input, Answer>[]) => Promise<void>,
): (input: Input) => Promise<Answer> {
  const waiting: Waiting<Input, Answer>[] = [];
  let busy = false;
  const run = async (): Promise<void> => {
    // Inputs of the same instant are still arriving when the first one is queued.
    await nextTurn();
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    busy = false;
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (busy) return;
      busy = true;
      void run();
    });
}
