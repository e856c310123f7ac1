import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, trusted } from 'mongoose';
import { HIDDEN, type StoredFilter, type StoredRecord } from '../model/stored.ts';
import { isEverything } from '../scope/scope.ts';
import type { ChangeScope, FoundRecord } from './load.ts';
import type { Resource } from './resource.ts';

/** A record to be changed, and the scope of the caller that changes it. */
export interface WantedRecord {
  readonly id: number;
  readonly scope: ChangeScope;
}

/**
 * Finds different records for changes by several callers, in the transaction: one query for all callers with the same
 * scope.
 * @returns the found records, in the order of `wanted`
 */
export async function findForChange(
  { model }: Pick<Resource, 'model'>,
  wanted: readonly WantedRecord[],
  session: ClientSession,
): Promise<FoundRecord[]> {
  const records = new Map<number, StoredRecord>();
  for (const [visible, members] of groupByFilter(wanted, ({ scope }) => scope.visible)) {
    const query = model.find({ $and: [{ _id: trusted({ $in: idsOf(members) }) }, visible] }, HIDDEN);
    for (const record of await query.session(session).lean()) records.set(record._id, record);
  }
  const changeable = new Set<number>();
  for (const [filter, members] of groupByFilter(wanted, ({ scope }) => scope.changeable)) {
    const ids = idsOf(members);
    const query = model.distinct('_id', { $and: [{ _id: trusted({ $in: ids }) }, filter] }).session(session);
    for (const id of isEverything(filter) ? ids : await query) changeable.add(Number(id));
  }
  return wanted.map(({ id }) => ({ record: records.get(id), isChangeable: changeable.has(id) }));
}

/** Groups members by equal filters. Filters are compared as values, since one of another caller could reveal records. */
export function groupByFilter<Member>(
  members: readonly Member[],
  filterOf: (member: Member) => StoredFilter,
): (readonly [StoredFilter, Member[]])[] {
  const groups: (readonly [StoredFilter, Member[]])[] = [];
  for (const member of members) {
    const filter = filterOf(member);
    const known = groups.find(([other]) => isDeepStrictEqual(other, filter));
    if (known) known[1].push(member);
    else groups.push([filter, [member]]);
  }
  return groups;
}

/** Returns the different ids of members. */
export const idsOf = (members: readonly { readonly id: number }[]): number[] => [
  ...new Set(members.map(({ id }) => id)),
];
