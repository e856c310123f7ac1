import { invalid } from '@bms/contracts';

/** The states of a record and its legal moves. */
export interface States {
  readonly initial: string;
  /** Each state with those that it may become. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
}

/** States any of which may become any other, e.g. `anyToAny('active', 'inactive')`; the first is the initial one. */
export function anyToAny(initial: string, ...others: string[]): States {
  const all = [initial, ...others];
  return { initial, moves: Object.fromEntries(all.map((state) => [state, all.filter((other) => other !== state)])) };
}

/**
 * Refuses an illegal move. Staying is none.
 * @param field the field that holds the state, for the error
 * @throws ApiError validation_failed that names the legal moves
 */
export function checkMove(states: States, field: string, from: string, to: string): void {
  if (from !== to) checkStep(states, field, from, to);
}

/** As checkMove, but staying is refused too: for actions, which are no news the second time. @throws ApiError validation_failed */
export function checkStep({ moves }: States, field: string, from: string, to: string): void {
  const legal = moves[from] ?? [];
  if (legal.includes(to)) return;
  const instead = legal.length > 0 ? `it may become ${legal.join(', ')}` : 'it cannot change any more';
  throw invalid({ field, code: 'illegal_move', message: `${field} is ${from}; ${instead}.` });
}
