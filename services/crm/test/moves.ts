import { errorsOf } from '@bms/testing';
import { expect } from '@jest/globals';

/** A record with a status whose transitions are tested. */
interface Moved {
  readonly id: number;
  readonly status: string;
}

/** The operations that test the transitions of a kind of record. */
interface Moving {
  /** All statuses. */
  readonly statuses: readonly string[];
  /** Creates a record and moves it through the given statuses. */
  after(...path: string[]): Promise<Moved>;
  /** Changes the status of a record, as a PATCH does. */
  move(id: number, status: string): Promise<unknown>;
  /** Returns the current status. */
  statusOf(id: number): Promise<string>;
}

/**
 * Tests every transition from the end of a path: each legal one succeeds, each other one is rejected with the names of
 * the legal ones and changes nothing.
 */
export async function expectMoves(
  { statuses, after, move, statusOf }: Moving,
  path: readonly string[],
  legal: readonly string[],
): Promise<void> {
  const { id, status } = await after(...path);
  for (const other of statuses.filter((one) => one !== status && !legal.includes(one))) {
    const error = await move(id, other).catch((error: unknown) => error);
    expect([other, error]).toMatchObject([
      other,
      { violations: [{ field: 'status', code: 'illegal_move', message: messageOf(status, other, legal) }] },
    ]);
    expect(await statusOf(id)).toBe(status);
  }
  for (const next of legal) {
    const another = await after(...path);
    expect(await errorsOf(move(another.id, next))).toEqual([]);
    expect(await statusOf(another.id)).toBe(next);
  }
}

function messageOf(from: string, to: string, legal: readonly string[]): string {
  if (legal.length === 0) return `status is ${from} and can no longer be changed.`;
  const choice = legal.length > 1 ? `one of ${legal.join(', ')}` : legal[0];
  return `status cannot be changed from ${from} to ${to}; it can be changed to ${choice}.`;
}
