import { fieldOf } from './field-of.ts';
import type { Field, Resource } from './types.ts';

/** Returns the statuses that a field can be changed to from its current one. */
export function statesAfter({ moves = [] }: Field, state: string): string[] {
  const open = moves.filter(({ from, by }) => by === undefined && from.includes(state));
  return [...new Set([state, ...open.flatMap(({ to }) => to)])];
}

/** Returns true if the status of a record can be changed from one to the other. */
export function mayBecome(resource: Resource, from: unknown, to: string): boolean {
  const field = fieldOf(resource, 'status');
  return field !== undefined && from !== to && statesAfter(field, String(from)).includes(to);
}

/** Returns true if an operation is legal in that status; one that does not change the status always is. */
export function isLegal(resource: Resource, operation: string, status: unknown): boolean {
  const moves = (fieldOf(resource, 'status')?.moves ?? []).filter(({ by }) => by === operation);
  return moves.length === 0 || moves.some(({ from }) => from.includes(String(status)));
}

/**
 * Returns true if only that operation leads to a status, directly or by later transitions. Transitions caused by events
 * are left out: they return a record to a status that it had.
 */
export function isAfter(resource: Resource, operation: string, status: unknown): boolean {
  const { moves: all = [], initial = '' } = fieldOf(resource, 'status') ?? {};
  const moves = all.filter(({ by }) => !by?.includes('.'));
  const targets = new Set(moves.filter(({ by }) => by === operation).flatMap(({ to }) => to));
  const others = new Set([initial]);
  // The set grows while it is iterated.
  for (const state of others)
    for (const { from, to } of moves)
      if (from.includes(state)) for (const next of to) if (!targets.has(next)) others.add(next);
  return targets.size > 0 && !others.has(String(status));
}
