import type { mongo } from 'mongoose';
import { type AuditEntry, NEWEST_FIRST } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';

/** The last entries of a record that are compared: two copies of the service may store two changes in any order. */
const COMPARED = 3;

/** The last change of each record, by its key. */
export type Latest = ReadonlyMap<string, AuditEntry>;

/** Returns the key of the record of an entry. */
export const keyOf = ({ module, record_id }: Pick<AuditEntry, 'module' | 'record_id'>): string =>
  `${module}/${record_id}`;

/** Returns the last change of each record of some entries, without its changed fields, by one query. */
export async function findLatest(
  entries: mongo.Collection<AuditEntry>,
  found: readonly { readonly entry: AuditEntry }[],
): Promise<Latest> {
  if (found.length === 0) return new Map();
  const last = await entries
    .aggregate<AuditEntry>([
      { $match: { _id: { $in: found.map(({ entry }) => entry._id) } } },
      { $group: { _id: { module: '$module', record_id: '$record_id' } } },
      { $lookup: { from: AUDIT_LOG, let: { of: '$_id' }, as: 'last', pipeline: LAST_OF_RECORD } },
      { $unwind: '$last' },
      { $replaceRoot: { newRoot: '$last' } },
      { $sort: { record_version: 1 } },
    ])
    .toArray();
  return new Map(last.map((entry) => [keyOf(entry), entry]));
}

const LAST_OF_RECORD = [
  { $match: { $expr: { $and: [{ $eq: ['$module', '$$of.module'] }, { $eq: ['$record_id', '$$of.record_id'] }] } } },
  { $sort: NEWEST_FIRST },
  { $limit: COMPARED },
  { $project: { changes: 0 } },
];
