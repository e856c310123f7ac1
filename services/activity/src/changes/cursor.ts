import { createHash, randomUUID } from 'node:crypto';
import { ApiError, type Caller, invalid } from '@bms/contracts';
import { isDuplicateKey } from '@bms/events';
import type { Connection } from 'mongoose';

/** Enough to tell the permissions of a caller from others, in bytes. */
const VIEWER_BYTES = 9;

const CURSOR = /^(\d{1,15})\.([\w-]{12})$/;

/**
 * Returns the identity of what a caller may see: the same for all sessions of a user, another one with other grants, or
 * after the database was restored.
 */
function viewerOf({ userId, userType, clientId, isAdmin, roleId, grants }: Caller, generation: string): string {
  const sorted = Object.entries(grants).sort(([a], [b]) => (a < b ? -1 : 1));
  const seen = JSON.stringify([generation, userId, userType, clientId, isAdmin, roleId, sorted]);
  return createHash('sha256').update(seen).digest().subarray(0, VIEWER_BYTES).toString('base64url');
}

/** The cursors of a caller in the change feed. */
export interface Cursors {
  /** Returns the cursor after a change. @param position the id of its audit entry */
  encode(position: number): string;
  /**
   * Reads a cursor.
   * @returns the id of the audit entry after which changes are read
   * @throws ApiError validation_failed if it is none; resync_required if it is of another database, or the permissions of
   * the caller are others now
   */
  decode(cursor: string): number;
}

/** Returns the cursors of a caller. */
export type CursorsOf = (caller: Caller) => Cursors;

/** The collection with the generation of the feed, which `bms restore` empties: the ids of entries begin anew then. */
const STATE = 'change_feed';
const GENERATION = 'generation';

/** Opens the cursors of a database. The first process on it chooses their generation. */
export async function openCursors(db: Connection): Promise<CursorsOf> {
  const states = db.collection<{ _id: string; generation: string }>(STATE);
  const chosen = { $setOnInsert: { generation: randomUUID() } };
  await states.updateOne({ _id: GENERATION }, chosen, { upsert: true }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  const { generation } = (await states.findOne({ _id: GENERATION }))!;
  return (caller) => {
    const own = viewerOf(caller, generation);
    return {
      encode: (position) => `${position}.${own}`,
      decode: (cursor) => {
        const [, position, viewer] = CURSOR.exec(cursor) ?? [];
        if (position === undefined) throw notACursor();
        if (viewer !== own) throw new ApiError('resync_required');
        return Number(position);
      },
    };
  };
}

const notACursor = (): ApiError =>
  invalid({ field: 'cursor', code: 'invalid_format', message: 'cursor must be the next_cursor of an answer.' });
