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

/** The collection of activity with the generation of the change feed. */
const CHANGE_FEED = 'change_feed';

/**
 * Ends the cursors of the change feed in a restored database: changes after the backup are lost, and their ids will be those
 * of others. Clients read their lists again.
 * @see docs/adr/0218-change-feed.md
 */
export async function endCursors(db: mongo.Db): Promise<void> {
  await db.collection(CHANGE_FEED).deleteMany({}, { writeConcern: { w: 'majority' } });
}
