import type { FieldContract, MessageContract, Move, ServiceContract } from '../types.ts';
import type { Fail } from './misplaced-rules.ts';
import { asList, type RawOption } from './options.ts';

const MEMBERS = ['from', 'to', 'by'];

/**
 * Reads the state transitions of a field.
 * @throws the error that `fail` creates if a state is not allowed or not reachable, or if a transition is invalid
 */
export function readMoves(raw: RawOption, fail: Fail): Move[] {
  const moves = asList(raw['moves']).map((move) => readMove(move as RawOption, fail));
  if (moves.length === 0) return [];
  const allowed = asList(raw['allowed']).map(String);
  if (raw['initial'] === undefined) throw fail('moves need an initial state');
  for (const state of moves.flatMap(({ from, to }) => [...from, ...to]))
    if (!allowed.includes(state)) throw fail(`moves: "${state}" is not allowed`);
  const reached = new Set([String(raw['initial']), ...moves.flatMap(({ to }) => to)]);
  const lost = allowed.find((state) => !reached.has(state));
  if (lost !== undefined) throw fail(`moves: no move leads to "${lost}"`);
  assertUniqueMoves(moves, fail);
  return moves;
}

function readMove(raw: RawOption, fail: Fail): Move {
  const unknown = Object.keys(raw).find((name) => !MEMBERS.includes(name));
  if (unknown) throw fail(`moves have no member "${unknown}"`);
  const [from, to] = [raw['from'], raw['to']].map((states) => asList(states).map(String)) as [string[], string[]];
  if (from.length === 0 || to.length === 0) throw fail('a move has the states before and after it');
  if (from.some((state) => to.every((next) => next === state))) throw fail(`moves: "${from[0]}" becomes itself`);
  return { from, to, by: String(raw['by'] ?? '') };
}

function assertUniqueMoves(moves: readonly Move[], fail: Fail): void {
  const known = new Set<string>();
  for (const { from, to, by } of moves)
    for (const step of from.flatMap((before) => to.map((after) => `${before} to ${after} by "${by}"`))) {
      if (known.has(step)) throw fail(`moves: ${step} is there twice`);
      known.add(step);
    }
}

/**
 * Asserts that each state transition is made by an event, or by an rpc of a service that has the record in its requests
 * or responses: a response can have a record of another service beside its own.
 * @param events types of all events
 * @throws Error naming the field
 */
export function assertMoversKnown(services: readonly ServiceContract[], events: ReadonlySet<string>): void {
  const places = services.flatMap((service) => {
    const messages = service.rpcs.flatMap(({ request, response }) => [request, response]);
    return messages.flatMap(fieldsWithMoves).map((place) => ({ ...place, service }));
  });
  for (const of of Map.groupBy(places, ({ message, field }) => `${message.name}.${field.name}`).values()) {
    const { message, field } = of[0]!;
    const users = [...new Set(of.map(({ service }) => service))];
    const rpcs = new Set(users.flatMap((service) => service.rpcs.map(({ name }) => name)));
    const unknown = field.rules.moves.find(({ by }) => by !== '' && !rpcs.has(by) && !events.has(by));
    if (unknown)
      throw new Error(
        `${message.name}.${field.name}: moves by "${unknown.by}", which is no rpc of ${users.map(({ name }) => name).join(' or ')} and no event`,
      );
  }
}

interface Place {
  readonly message: MessageContract;
  readonly field: FieldContract;
}

/** Returns the fields with state transitions, of a message and of the records in it. */
function fieldsWithMoves(message: MessageContract): Place[] {
  const records = message.fields.flatMap((field) => field.message ?? []);
  const places = [message, ...records].flatMap((one) => one.fields.map((field) => ({ message: one, field })));
  return places.filter(({ field }) => field.rules.moves.length > 0);
}
