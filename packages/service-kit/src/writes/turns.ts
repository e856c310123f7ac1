import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '../types.ts';

/** A call that waits for its turn. */
export interface Waiting<Input, Answer> {
  readonly call: Call;
  readonly input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Gathers calls: while one group is being settled the next ones wait, and then those that wait go together, in the order in
 * which they came.
 * @param most how many go together at most
 * @param settle answers each call of a group; must not throw
 */
export function createTurns<Input, Answer>(
  most: number,
  settle: (group: readonly Waiting<Input, Answer>[]) => Promise<void>,
): (call: Call, input: Input) => Promise<Answer> {
  const waiting: Waiting<Input, Answer>[] = [];
  let busy = false;
  const run = async (): Promise<void> => {
    // What arrives in the same moment is still being read when the first of it gets here.
    await nextTurn();
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    busy = false;
  };
  return (call, input) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, input, resolve, reject });
      if (busy) return;
      busy = true;
      void run();
    });
}
