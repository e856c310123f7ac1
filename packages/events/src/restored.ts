import type { Connection } from 'mongoose';
import { databaseOf } from './common/database.ts';
import { outboxRows } from './outbox/rows.ts';

/** The changes made in a restored database. */
export interface RestoredEvents {
  /** Number of events that will be published. */
  readonly events: number;
}

/**
 * Prepares the events of a database that was restored from a backup, before its service starts and before its indexes
 * are built. Every event of the outbox is published again: what was under way at the time of the backup takes effect, and
 * consumers skip what their restored inbox contains. The age of inbox entries and of tombstones starts anew, because the
 * indexes that expire them would otherwise delete those of an old backup while its events are being published.
 * @see docs/adr/0203-backup-and-restore.md
 */
export async function prepareRestoredEvents(connection: Connection): Promise<RestoredEvents> {
  const db = databaseOf(connection);
  const outbox = outboxRows(connection);
  await outbox.updateMany({ sentAt: { $exists: true } }, { $set: { unsent: true }, $unset: { sentAt: 1, seq: 1 } });
  await db.collection('outbox_state').deleteMany({});
  const now = new Date();
  for (const name of ['inbox', 'inbox_failures']) await db.collection(name).updateMany({}, { $set: { at: now } });
  const projections = await db.listCollections({ name: /^copies_/ }, { nameOnly: true }).toArray();
  const tombstones = { deletedAt: { $exists: true } };
  for (const { name } of projections) await db.collection(name).updateMany(tombstones, { $set: { deletedAt: now } });
  return { events: await outbox.countDocuments({ unsent: true }) };
}
