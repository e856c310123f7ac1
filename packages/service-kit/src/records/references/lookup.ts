import type { Call } from '../../runtime/call.ts';

/** Returns the ids of records that do not exist or are not visible to the caller, without distinguishing the two. */
export type Lookup = (ids: readonly number[], call: Call) => Promise<readonly number[]>;
