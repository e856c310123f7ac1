import type { ModelDefinition } from '@bms/service-kit';
import { type ClientSession, type Connection, type mongo, Schema } from 'mongoose';
import type { Reason } from './likeness.ts';

/** Clients that are probably the same, as stored. */
export interface DuplicateGroup {
  /** The least of the ids. */
  readonly _id: number;
  readonly ids: readonly number[];
  readonly reasons: readonly Reason[];
  /** The number of reasons; the groups with most come first. 0 for a group that lost one of its clients or reasons: it is not shown until the scan has formed it anew. */
  readonly rank: number;
}

const GROUPS = 'client_duplicates';
const APART = 'clients_kept_apart';

/** The models of the groups, and of the pairs that users keep apart. */
export const duplicateModels: readonly ModelDefinition[] = [
  {
    name: GROUPS,
    schema: new Schema({ _id: Number, ids: [Number], reasons: [String], rank: Number }, { collection: GROUPS })
      .index({ ids: 1 })
      .index({ rank: -1, _id: 1 }),
  },
  { name: APART, schema: new Schema({ _id: String, ids: [Number] }, { collection: APART }).index({ ids: 1 }) },
];

/** The groups of a process's database. */
export interface DuplicateGroups {
  readonly rows: mongo.Collection<DuplicateGroup>;
  /** Replaces all groups of some clients by one; by none if it is undefined. */
  replace(ids: readonly number[], group?: Pick<DuplicateGroup, 'ids' | 'reasons'>): Promise<void>;
  /** Hides the group of a client that was deleted, until it is formed anew. */
  hide(id: number, session: ClientSession): Promise<void>;
  /** Keeps two clients apart, and hides their group until it is formed anew. */
  keepApart(one: number, other: number, session: ClientSession): Promise<void>;
  /** Keeps the clients that are kept apart from a merged one apart from the client that remains. */
  merge(from: number, into: number, session: ClientSession): Promise<void>;
  /** Returns the clients that are kept apart from one. */
  apartFrom(id: number): Promise<ReadonlySet<number>>;
}

/** Opens the groups. */
export function openDuplicateGroups(db: Connection): DuplicateGroups {
  const rows = db.collection<DuplicateGroup>(GROUPS) as unknown as mongo.Collection<DuplicateGroup>;
  const apart = db.collection(APART) as unknown as mongo.Collection<{ _id: string; ids: number[] }>;
  const hide = async (id: number, session: ClientSession): Promise<void> =>
    void (await rows.updateMany({ ids: id }, { $set: { rank: 0 } }, { session }));
  const storePair = async (one: number, other: number, session: ClientSession): Promise<void> => {
    const ids = [one, other].sort((a, b) => a - b);
    await apart.updateOne({ _id: ids.join('-') }, { $set: { ids } }, { upsert: true, session });
  };
  const othersOf = async (id: number, session?: ClientSession): Promise<Set<number>> => {
    const pairs = await apart.find({ ids: id }, session && { session }).toArray();
    return new Set(pairs.flatMap(({ ids }) => ids).filter((one) => one !== id));
  };
  return {
    rows,
    hide,
    replace: async (ids, group) => {
      await rows.deleteMany({ ids: { $in: [...ids] } });
      if (!group || group.ids.length < 2) return;
      const { reasons } = group;
      const sorted = [...group.ids].sort((a, b) => a - b);
      await rows.insertOne({ _id: sorted[0]!, ids: sorted, reasons, rank: reasons.length });
    },
    keepApart: async (one, other, session) => {
      await storePair(one, other, session);
      await hide(other, session);
    },
    merge: async (from, into, session) => {
      for (const other of await othersOf(from, session)) if (other !== into) await storePair(into, other, session);
      await apart.deleteMany({ ids: from }, { session });
    },
    apartFrom: (id) => othersOf(id),
  };
}
