import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '../types.ts';
import { identityOf } from './request-identity.ts';

/** A call that waits for its turn. */
export interface Waiting<Input, Answer> {
  readonly call: Call;
  readonly input: Input;
  /** Tells the use of an Idempotency-Key; undefined for a call without one. */
  readonly key: string | undefined;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Gathers calls: while one group is being settled the next ones wait, and then those that wait go together, in the order in
 * which they came. Calls with the same Idempotency-Key never share a group, since only one of them can have it.
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
    while (waiting.length > 0) await settle(takeGroup(waiting, most));
    busy = false;
  };
  return (call, input) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, input, key: identityOf(call)?.id, resolve, reject });
      if (busy) return;
      busy = true;
      void run();
    });
}

function takeGroup<Input, Answer>(waiting: Waiting<Input, Answer>[], most: number): Waiting<Input, Answer>[] {
  const keys = new Set<string>();
  const group: Waiting<Input, Answer>[] = [];
  const others = waiting.splice(0).filter((member) => {
    const isTaken = member.key !== undefined && keys.has(member.key);
    if (isTaken || group.length === most) return true;
    if (member.key !== undefined) keys.add(member.key);
    group.push(member);
    return false;
  });
  waiting.push(...others);
  return group;
}
