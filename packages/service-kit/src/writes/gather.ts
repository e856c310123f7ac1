import { setImmediate as nextTurn } from 'node:timers/promises';

/** Something that waits to be answered. */
export interface Waiting<Input, Answer> {
  readonly input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked: while one group is being settled the next ones wait, and then those that wait go together, in the
 * order in which they came. So the more there is to do the larger the groups are, and nobody waits for others to come.
 * @param most how many go together at most
 * @param settle answers each of a group; must not throw
 */
export function gather<Input, Answer>(
  most: number,
  settle: (group: readonly Waiting<Input, Answer>[]) => Promise<void>,
): (input: Input) => Promise<Answer> {
  const waiting: Waiting<Input, Answer>[] = [];
  let busy = false;
  const run = async (): Promise<void> => {
    // What arrives in the same moment is still being read when the first of it gets here.
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
