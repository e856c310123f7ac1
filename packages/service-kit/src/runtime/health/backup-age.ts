import { Gauge, type Registry } from '@prometheus-io/client';
import type { Connection, mongo } from 'mongoose';

/** The collection with the time of the last backup of a database, one document. */
const COLLECTION = 'backup_state';
const LAST = 'last';
/** The time that a scrape waits for the database, in milliseconds. */
const READ_TIMEOUT_MS = 1000;

interface LastBackup {
  readonly _id: typeof LAST;
  readonly at: Date;
}

/** Records the last backup of a database. @param at the instant of its content */
export async function recordBackup(db: mongo.Db, at: Date): Promise<void> {
  await db.collection<LastBackup>(COLLECTION).updateOne({ _id: LAST }, { $set: { at } }, { upsert: true });
}

/** Returns the instant of the last recorded backup of a database; undefined if there was none. */
export async function lastBackup(db: mongo.Db): Promise<Date | undefined> {
  return (await db.collection<LastBackup>(COLLECTION).findOne({ _id: LAST }, { maxTimeMS: READ_TIMEOUT_MS }))?.at;
}

/**
 * Creates `bms_backup_last_timestamp_seconds`, the instant of the last backup of the database of the process. It has no
 * value before the first one, or while the database is unavailable.
 */
export function exposeLastBackup(registry: Registry, connection: Connection): void {
  new Gauge({
    name: 'bms_backup_last_timestamp_seconds',
    help: 'Unix time of the content of the last backup of the database by the command line tool.',
    registers: [registry],
    async collect() {
      this.reset();
      const at = await lastBackup(connection.db!).catch(() => undefined);
      if (at) this.set(at.getTime() / 1000);
      else this.remove();
    },
  });
}
