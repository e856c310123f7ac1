import { createHash } from 'node:crypto';
import { ApiError, type Caller, invalid } from '@bms/contracts';

/** Enough to tell the permissions of a caller from others, in bytes. */
const VIEWER_BYTES = 9;

const CURSOR = /^(\d{1,15})\.([\w-]{12})$/;

/** Returns the identity of what a caller may see: the same for all sessions of a user, another one with other grants. */
function viewerOf({ userId, userType, clientId, isAdmin, roleId, grants }: Caller): string {
  const sorted = Object.entries(grants).sort(([a], [b]) => (a < b ? -1 : 1));
  const seen = JSON.stringify([userId, userType, clientId, isAdmin, roleId, sorted]);
  return createHash('sha256').update(seen).digest().subarray(0, VIEWER_BYTES).toString('base64url');
}

/** Returns the cursor of a caller after a change. @param position the id of its audit entry */
export const encodeCursor = (position: number, caller: Caller): string => `${position}.${viewerOf(caller)}`;

/**
 * Reads a cursor of the caller.
 * @returns the id of the audit entry after which changes are read
 * @throws ApiError validation_failed if it is none; resync_required if the permissions of the caller are others now
 */
export function decodeCursor(cursor: string, caller: Caller): number {
  const [, position, viewer] = CURSOR.exec(cursor) ?? [];
  if (position === undefined)
    throw invalid({ field: 'cursor', code: 'invalid_format', message: 'cursor must be the next_cursor of an answer.' });
  if (viewer !== viewerOf(caller)) throw new ApiError('resync_required');
  return Number(position);
}
