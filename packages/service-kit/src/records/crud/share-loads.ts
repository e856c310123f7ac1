import { shareQueries } from '@bms/batching';
import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { HIDDEN, type StoredFilter, type StoredRecord } from '../model/stored.ts';
import { isEverything, trust } from '../scope/scope.ts';
import { remainingMs } from '../writes/deadline.ts';
import { scopeOf } from './load.ts';
import { groupByFilter, idsOf } from './load-group.ts';
import type { Resource } from './resource.ts';

/** The maximum number of calls that share a query. */
const MAX_CALLS = 100;
/** The maximum number of queries at once, so that a slow one does not hold up others. */
const PARALLEL_QUERIES = 4;

/** A record that a call is to return, with the filter of the records that its caller may view. */
interface Wanted {
  readonly call: Call;
  readonly id: number;
  readonly scope: StoredFilter;
}

/**
 * Creates the function that loads a record that the caller may view, for rpcs that are called often. Calls share
 * queries: those that arrive while queries run are answered by the next ones, one for all callers with the same scope. A
 * record may be shared by several calls, so it must not be changed.
 * @returns a function that throws ApiError not_found, or forbidden if the caller may view no record of the module
 */
export function shareLoads<T extends StoredRecord>(resource: Resource<T>): (call: Call, id: number) => Promise<T>;
export function shareLoads(resource: Resource): (call: Call, id: number) => Promise<StoredRecord> {
  const findTogether = shareQueries(MAX_CALLS, (wanted: readonly Wanted[]) => findAll(resource, wanted), {
    parallel: PARALLEL_QUERIES,
  });
  return async (call, id) => {
    const wanted = { call, id, scope: scopeOf(resource, call, 'view') };
    const record = (await findTogether(wanted)).get(wanted);
    if (!record) throw new ApiError('not_found');
    return record;
  };
}

/** Finds the records of several calls, with one query for each scope. */
async function findAll({ model }: Resource, wanted: readonly Wanted[]): Promise<ReadonlyMap<Wanted, StoredRecord>> {
  const timeoutMs = Math.max(...wanted.map(({ call }) => remainingMs(call)));
  const groups = groupByFilter(wanted, ({ scope }) => scope).map(async ([scope, members]) => {
    const chosen = trust({ _id: { $in: idsOf(members) } });
    const query = model.find(isEverything(scope) ? chosen : { $and: [chosen, scope] }, HIDDEN);
    const records = new Map((await query.lean().maxTimeMS(timeoutMs)).map((record) => [record._id, record]));
    return members.map((member) => [member, records.get(member.id)] as const);
  });
  const found = (await Promise.all(groups)).flat();
  return new Map(found.filter((entry): entry is [Wanted, StoredRecord] => entry[1] !== undefined));
}
