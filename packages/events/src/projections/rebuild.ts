import { randomUUID } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../common/database.ts';
import {
  type OwnedRecord,
  type Projection,
  type ProjectionOptions,
  type ProjectionRow,
  putListed,
  type Rebuild,
} from './projection.ts';

export interface RebuildOptions<Fields> {
  readonly connection: Connection;
  readonly projection: Projection<Fields>;
  /**
   * Returns a page of the owner's list, from page 1, in an order that new records do not change; empty past the end.
   */
  readonly list: (page: number) => Promise<readonly OwnedRecord<Fields>[]>;
  readonly fetch: ProjectionOptions<Fields>['fetch'];
  readonly signal?: AbortSignal;
}

/** Result of a rebuild. */
export interface RebuildResult {
  /** Number of records that the owner listed. */
  readonly listed: number;
  /** Number of rows removed because the owner no longer has the record. */
  readonly removed: number;
}

/**
 * Rebuilds a projection from the owner's records: pages through the list, then requests each record that the list did
 * not contain. Events are applied concurrently; a newer version stays if its event arrived during the rebuild or shortly
 * before.
 * @throws what `list` and `fetch` throw, and the signal's reason; changes made until then stay
 */
export async function rebuildProjection<Fields extends mongo.Document>(
  options: RebuildOptions<Fields>,
): Promise<RebuildResult> {
  const { localTime: startedAt } = await databaseOf(options.connection).command({ hello: 1 });
  const rebuild: Rebuild = { id: randomUUID(), startedAt };
  const listed = await takeList(options, rebuild);
  const removed = await refetchUnlisted(options, rebuild);
  return { listed, removed };
}

async function takeList<Fields extends mongo.Document>(
  options: RebuildOptions<Fields>,
  rebuild: Rebuild,
): Promise<number> {
  let listed = 0;
  for (let page = 1; ; page += 1) {
    options.signal?.throwIfAborted();
    const records = await options.list(page);
    if (records.length === 0) return listed;
    await putListed(options.connection, options.projection, records, rebuild);
    listed += records.length;
  }
}

/**
 * Requests the records that were not listed. A record can move between pages while others are deleted, so its absence
 * from the list does not mean that it is deleted.
 */
async function refetchUnlisted<Fields extends mongo.Document>(
  { connection, projection, fetch, signal }: RebuildOptions<Fields>,
  rebuild: Rebuild,
): Promise<number> {
  const notMet = { rebuild: { $ne: rebuild.id }, deletedAt: { $exists: false }, at: { $lt: rebuild.startedAt } };
  let removed = 0;
  for await (const row of projection.rows.find(notMet as mongo.Filter<ProjectionRow<Fields>>)) {
    signal?.throwIfAborted();
    const id = row._id;
    const record = await fetch(id);
    if (record) await putListed(connection, projection, [record], rebuild);
    else {
      await projection.removeAll([{ id, version: row.version + 1 }]);
      removed += 1;
    }
  }
  return removed;
}
