import type { mongo } from 'mongoose';

/** The collection of identity whose records decide which session tokens are valid. */
const SESSIONS = 'sessions';

/**
 * Ends all sessions of a restored database: one may have been ended after the backup, e.g. because its token was stolen.
 * @returns their number; 0 in the databases of other services
 * @see docs/adr/0040-sessions.md
 */
export async function endSessions(db: mongo.Db): Promise<number> {
  const live = { ended_at: null, expires_at: { $type: 'date' } };
  const { modifiedCount } = await db
    .collection(SESSIONS)
    .updateMany(live, [{ $set: { ended_at: '$$NOW' } }], { writeConcern: { w: 'majority' } });
  return modifiedCount;
}
