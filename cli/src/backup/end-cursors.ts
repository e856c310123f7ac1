import type { mongo } from 'mongoose';

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
