import type { EventContext } from '@bms/events';
import { type ClientSession, type Connection, type mongo, Schema } from 'mongoose';
import type { ModelDefinition } from '../../runtime/module.ts';

/** The call that made a merge. */
export type MergeCause = Pick<EventContext, 'requestId' | 'traceparent'>;

/** Returns what is kept of a call or an event as the cause of a merge, without empty values. */
export const causeOf = ({ requestId, traceparent }: MergeCause): MergeCause => ({
  ...(requestId && { requestId }),
  ...(traceparent && { traceparent }),
});

/** A record that was merged into another one. */
export interface Merge {
  readonly from: number;
  readonly into: number;
  /** Undefined if it is unknown: of merges by earlier releases. */
  readonly cause?: MergeCause | undefined;
}

/** A merge as stored, for as long as the service exists: old ids arrive at any time. */
interface StoredMerge extends Merge {
  /** `<module>.<id of the merged record>`. */
  readonly _id: string;
  readonly module: string;
}

const COLLECTION = 'merged_records';

/** The model of the merges that a service knows. */
export const mergedRecordsModel: ModelDefinition = {
  name: COLLECTION,
  schema: new Schema(
    { _id: String, module: String, from: Number, into: Number, cause: Schema.Types.Mixed },
    { collection: COLLECTION, versionKey: false },
  ).index({ module: 1, from: 1 }),
};

/** The merges that a service knows. */
export interface MergedIds {
  /** Stores a merge, as part of a transaction; one that is stored already stays as it is. */
  note(module: string, merge: Merge, session: ClientSession): Promise<void>;
  /** Returns the records that remain of merged ones, by their ids; ids of other records are left out. */
  find(module: string, ids: readonly number[], session?: ClientSession): Promise<ReadonlyMap<number, number>>;
  /** Returns the id of the record that remains of one; of a record that was not merged, its own. */
  present(module: string, id: number): Promise<number>;
  /** Returns the merges of the records of a module, by the ids of the merged ones, ascending, in pages. */
  pages(module: string): AsyncIterable<Merge[]>;
}

/** The number of merges in a page. */
const PAGE_SIZE = 500;

/** Opens the merges that a service knows. */
export function openMergedIds(db: Connection): MergedIds {
  const rows = db.collection<StoredMerge>(COLLECTION) as unknown as mongo.Collection<StoredMerge>;
  const find: MergedIds['find'] = (module, ids, session) => findRemaining(rows, module, ids, session);
  return {
    find,
    present: async (module, id) => (await find(module, [id])).get(id) ?? id,
    note: async (module, { from, into, cause }, session) => {
      const row = { $setOnInsert: { module, from, into, ...(cause && { cause: causeOf(cause) }) } };
      await rows.updateOne({ _id: keyOf(module, from) }, row, { upsert: true, session });
    },
    pages: (module) => readPages(rows, module),
  };
}

const keyOf = (module: string, id: number): string => `${module}.${id}`;

/** Follows chains: a record may be merged into one that is merged itself. */
async function findRemaining(
  rows: mongo.Collection<StoredMerge>,
  module: string,
  ids: readonly number[],
  session?: ClientSession,
): Promise<Map<number, number>> {
  const merged = new Map<number, number>();
  let open = [...new Set(ids)];
  while (open.length > 0) {
    const which = { _id: { $in: open.map((id) => keyOf(module, id)) } };
    const found = await rows.find(which, session && { session }).toArray();
    for (const { from, into } of found) merged.set(from, into);
    open = found.map(({ into }) => into).filter((id) => !merged.has(id));
  }
  return new Map(ids.filter((id) => merged.has(id)).map((id) => [id, lastOf(merged, id)]));
}

function lastOf(merged: ReadonlyMap<number, number>, id: number): number {
  let last = id;
  while (merged.has(last)) last = merged.get(last)!;
  return last;
}

async function* readPages(rows: mongo.Collection<StoredMerge>, module: string): AsyncGenerator<Merge[]> {
  for (let after = 0; ; ) {
    const found = await rows
      .find({ module, from: { $gt: after } })
      .sort({ from: 1 })
      .limit(PAGE_SIZE)
      .toArray();
    if (found.length === 0) return;
    yield found.map(({ from, into, cause }) => ({ from, into, cause }));
    after = found.at(-1)!.from;
  }
}
