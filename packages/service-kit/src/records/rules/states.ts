import { invalid, type MessageContract, type Move, type Rpc, type Violation } from '@bms/contracts';
import { storedName } from '../model/conversion.ts';

/** The state machine of a field as declared in the contract: its states and legal transitions. */
export interface States {
  /** The field name, for errors. */
  readonly field: string;
  readonly initial: string;
  readonly all: readonly string[];
  readonly moves: readonly Move[];
  /** The violations that `noMoveBy` found, by action and state; null for none. */
  readonly unmovable: Map<string, Violation | null>;
}

/**
 * Returns the state machines of a record's fields, by stored name.
 * @see docs/adr/0178-status-transitions.md
 */
export function statesOf(record: MessageContract): ReadonlyMap<string, States> {
  const fields = record.fields.filter(({ rules }) => rules.moves.length > 0);
  return new Map(
    fields.map((field) => {
      const { initial, allowed, moves } = field.rules;
      return [storedName(field), { field: field.name, initial, all: allowed, moves, unmovable: new Map() }];
    }),
  );
}

/**
 * The cause of a transition: `''` for an update of the field itself, else the name of an rpc. Undefined for the service
 * itself, which may make any transition.
 */
type Mover = string | undefined;

/**
 * Returns the cause of a transition: `Update` changes the field itself; for other rpcs undefined, since actions assert
 * their own transitions (assertStep).
 */
export const moverOf = (rpc: Rpc): Mover => (rpc.name === 'Update' ? '' : undefined);

/**
 * Asserts that a transition is legal; an unchanged state is always allowed.
 * @throws ApiError validation_failed naming the legal transitions, or the current state if it is unknown
 */
export function assertMove(states: States, from: string, to: string, by: Mover): void {
  if (from !== to) assertStep(states, from, to, by);
}

/**
 * Asserts that a transition is legal and changes the state: repeating an action is an error.
 * @throws ApiError validation_failed
 */
export function assertStep(states: States, from: string, to: string, by: Mover): void {
  if (!legalMoves(states, from, by).includes(to)) throw invalid(illegalMove(states, from, to, by));
}

function illegalMove(states: States, from: string, to: string, by: Mover): Violation {
  return {
    field: states.field,
    code: 'illegal_move',
    message: explain(states, from, to, by),
    allowed: legalMoves(withoutEvents(states), from, undefined),
  };
}

/** Returns the states that an update may set next, in the order of the contract. */
export const nextStates = (states: States, from: string): readonly string[] => legalMoves(states, from, '');

/**
 * Returns the violation by an action that changes the state, if it makes no transition from the current one.
 * @param by the name of the rpc of the action
 * @returns undefined if it makes one, or if it never changes the state
 */
export function noMoveBy(states: States, from: string, by: string): Violation | undefined {
  const known = states.unmovable.get(`${by} ${from}`);
  if (known !== undefined) return known ?? undefined;
  const found = findNoMove(states, from, by);
  states.unmovable.set(`${by} ${from}`, found ?? null);
  return found;
}

function findNoMove(states: States, from: string, by: string): Violation | undefined {
  const [first] = states.moves.filter((move) => move.by === by).flatMap(({ to }) => to);
  if (first === undefined || legalMoves(states, from, by).length > 0) return undefined;
  return illegalMove(states, from, first, by);
}

/** Returns the states that may follow, in the order of the contract. */
function legalMoves({ moves }: States, from: string, by: Mover): string[] {
  const open = moves.filter((move) => move.from.includes(from) && (by === undefined || move.by === by));
  return [...new Set(open.flatMap(({ to }) => to))].filter((state) => state !== from);
}

function explain(states: States, from: string, to: string, by: Mover): string {
  const { field, all } = states;
  if (!all.includes(from)) return `${field} is ${from}, which is not one of ${all.join(', ')}.`;
  if (by) return `This action requires ${field} ${requiredBy(states, to, by).join(' or ')}; ${field} is ${from}.`;
  const possible = withoutEvents(states);
  if (legalMoves(possible, from, undefined).length === 0) return `${field} is ${from} and can no longer be changed.`;
  const legal = legalMoves(possible, from, by);
  if (legal.length === 0) return `${field} cannot be set directly; it is changed by ${actionsFrom(possible, from)}.`;
  const choice = legal.length > 1 ? `one of ${legal.join(', ')}` : legal[0];
  return from === to
    ? `${field} is already ${from}; it can be changed to ${choice}.`
    : `${field} cannot be changed from ${from} to ${to}; it can be changed to ${choice}.`;
}

/** Lists the actions that change a state, e.g. "Send (to sent), Cancel (to cancelled)". */
function actionsFrom({ moves }: States, from: string): string {
  const open = moves.filter((move) => move.from.includes(from));
  return open.map((move) => `${move.by} (to ${move.to.join(' or ')})`).join(', ');
}

/** Returns the states from which an action leads to a state, in the order of the contract. */
const requiredBy = ({ all, moves }: States, to: string, by: string): string[] =>
  all.filter((state) => moves.some((move) => move.by === by && move.from.includes(state) && move.to.includes(to)));

/** Leaves out transitions caused by events, which no caller can make. */
const withoutEvents = (states: States): States => ({
  ...states,
  moves: states.moves.filter(({ by }) => !by.includes('.')),
});
