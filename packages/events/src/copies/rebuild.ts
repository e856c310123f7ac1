import { randomUUID } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import { type Copies, type CopyOptions, type CopyRow, type OwnedRecord, putListed } from './copies.ts';

export interface RebuildOptions<Fields> {
  readonly connection: Connection;
  readonly copies: Copies<Fields>;
  /** A page of the owner's list, from page 1, in an order that new records do not disturb; empty past the end. */
  readonly list: (page: number) => Promise<readonly OwnedRecord<Fields>[]>;
  readonly fetch: CopyOptions<Fields>['fetch'];
  readonly signal?: AbortSignal;
}

/** What a rebuild did. */
export interface RebuildResult {
  /** Records that the owner listed. */
  readonly listed: number;
  /** Copies of records that the owner no longer has. */
  readonly removed: number;
}

/**
 * Makes the copies what the owner has: pages its list, then asks for each copy that the list did not show. Events go on being
 * applied meanwhile; whatever comes from where, the newer version stays.
 * @throws what `list` and `fetch` throw, and the signal's reason; what was done until then stays
 */
export async function rebuildCopies<Fields extends mongo.Document>(
  options: RebuildOptions<Fields>,
): Promise<RebuildResult> {
  const rebuild = randomUUID();
  const { localTime: startedAt } = await databaseOf(options.connection).command({ hello: 1 });
  const listed = await takeList(options, rebuild);
  const removed = await askForOthers(options, rebuild, startedAt);
  return { listed, removed };
}

async function takeList<Fields extends mongo.Document>(
  options: RebuildOptions<Fields>,
  rebuild: string,
): Promise<number> {
  let listed = 0;
  for (let page = 1; ; page += 1) {
    options.signal?.throwIfAborted();
    const records = await options.list(page);
    if (records.length === 0) return listed;
    await putListed(options.copies.rows, records, rebuild);
    listed += records.length;
  }
}

/** A record can slip from page to page while others are deleted, so one that was not listed is asked for by its id. */
async function askForOthers<Fields extends mongo.Document>(
  { copies, fetch, signal }: RebuildOptions<Fields>,
  rebuild: string,
  startedAt: Date,
): Promise<number> {
  const notMet = { rebuild: { $ne: rebuild }, deletedAt: { $exists: false }, at: { $lt: startedAt } };
  let removed = 0;
  for await (const row of copies.rows.find(notMet as mongo.Filter<CopyRow<Fields>>)) {
    signal?.throwIfAborted();
    const id = row._id;
    const record = await fetch(id);
    if (record) await copies.put(record);
    else {
      await copies.remove(id, row.version + 1);
      removed += 1;
    }
  }
  return removed;
}
