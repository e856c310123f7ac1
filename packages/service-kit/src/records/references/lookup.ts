import { shareQueries } from '@bms/batching';
import type { Call } from '../../runtime/call.ts';
import { contextKey } from '../../runtime/call-context.ts';

/** Returns the ids of records that do not exist or are not visible to the caller, without distinguishing the two. */
export type Lookup = (ids: readonly number[], call: Call) => Promise<readonly number[]>;

/** Answers the lookups of several calls of one caller by queries that they share. */
type ShareLookup = (lookup: Lookup) => Lookup;

const SHARED = contextKey<ShareLookup>('lookups of a bulk');

/** The maximum number of lookups that share a query. */
const MAX_LOOKUPS = 1000;

/** Lets calls of one caller, the items of a bulk, share the queries of their lookups of references. */
export function shareLookups(calls: readonly Pick<Call, 'context'>[]): void {
  const known = new Map<Lookup, Lookup>();
  const share: ShareLookup = (lookup) => {
    const shared = known.get(lookup) ?? sharedLookup(lookup);
    known.set(lookup, shared);
    return shared;
  };
  for (const { context } of calls) context.set(SHARED, share);
}

/** Returns a lookup as the call uses it: shared with the other items of its bulk, if it is one of them. */
export const lookupFor = (lookup: Lookup, { context }: Call): Lookup => context.get(SHARED)?.(lookup) ?? lookup;

function sharedLookup(lookup: Lookup): Lookup {
  const find = shareQueries(MAX_LOOKUPS, async (wanted: readonly { ids: readonly number[]; call: Call }[]) => {
    const ids = new Set(wanted.flatMap((one) => one.ids));
    return new Set(await lookup([...ids], wanted[0]!.call));
  });
  return async (ids, call) => {
    const missing = await find({ ids, call });
    return ids.filter((id) => missing.has(id));
  };
}
