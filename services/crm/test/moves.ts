import { refusalOf } from '@bms/testing';
import { expect } from '@jest/globals';

/** A record that has a status, as far as its moves are tried. */
interface Moved {
  readonly id: number;
  readonly status: string;
}

/** How the moves of a kind of record are tried. */
interface Moving {
  /** Every status there is. */
  readonly statuses: readonly string[];
  /** Makes a record and leads it through these statuses. */
  after(...path: string[]): Promise<Moved>;
  /** Changes the status of a record, as a PATCH does. */
  move(id: number, status: string): Promise<unknown>;
  /** The status that it has now. */
  statusOf(id: number): Promise<string>;
}

/**
 * Tries every move from the end of a path: each legal one is made, each other one is refused with the names of the legal
 * ones and changes nothing.
 */
export async function expectMoves(
  { statuses, after, move, statusOf }: Moving,
  path: readonly string[],
  legal: readonly string[],
): Promise<void> {
  const { id, status } = await after(...path);
  const instead = legal.length > 0 ? `it may become ${legal.join(', ')}` : 'it cannot change any more';
  for (const other of statuses.filter((one) => one !== status && !legal.includes(one))) {
    const refused = await move(id, other).catch((error: unknown) => error);
    expect([other, refused]).toMatchObject([
      other,
      { violations: [{ field: 'status', code: 'illegal_move', message: `status is ${status}; ${instead}.` }] },
    ]);
    expect(await statusOf(id)).toBe(status);
  }
  for (const next of legal) {
    const another = await after(...path);
    expect(await refusalOf(move(another.id, next))).toEqual([]);
    expect(await statusOf(another.id)).toBe(next);
  }
}
