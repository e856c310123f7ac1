import type { Call } from '../../call.ts';
import type { ExternalId } from '../../database/external-keys.ts';

/** Finds the records that the caller may view by ids in other systems. @returns the ids of those found, by external key */
export type FindExternal = (
  service: string,
  call: Call,
  ids: readonly ExternalId[],
) => Promise<ReadonlyMap<string, number>>;
