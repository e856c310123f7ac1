import { compileExpansion, type ExpandedReference, type Rpc } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import { compileReadDetails, type DetailsDeps, type DetailsRequest, type ReadDetails } from './read-details.ts';

/** The records to which others refer, by module and id. */
export type Expanded = Record<string, Record<string, unknown>>;

/** A list of references of a request to expand. */
export interface Expansion {
  /** True if the records of the list have all of them. */
  readonly isInItems: boolean;
  /** Reads the records to which the given ones refer. */
  readonly expand: (records: readonly Message[], request: DetailsRequest) => Promise<Expanded>;
}

/**
 * Compiles the parameter `expand`. Each referenced record is read once, and left out if the caller may not see it or if
 * it is deleted.
 * @returns a function that reads the parameter; it throws ApiError validation_failed naming `expand`
 */
export function compileExpand(
  rpc: Rpc,
  rpcs: readonly Rpc[],
  deps: DetailsDeps,
): (expand: string, isForPortal: boolean) => Expansion {
  const read = compileExpansion(rpc, rpcs);
  const readers = new Map<Rpc, ReadDetails>();
  const readerOf = (get: Rpc): ReadDetails => {
    const reader = readers.get(get) ?? compileReadDetails(get, ['not_found', 'forbidden'], deps);
    readers.set(get, reader);
    return reader;
  };
  return (names, isForPortal) => {
    const references = read(names, isForPortal);
    return {
      isInItems: references.every(({ isInItems }) => isInItems),
      expand: async (records, request) => {
        const entries = [...idsOf(references, records)].map(async ([get, ids]) => {
          const details = await readerOf(get)(
            [...ids].map((id) => ({ id })),
            request,
          );
          return [get.service.module, byId(details)] as const;
        });
        return Object.fromEntries(await Promise.all(entries));
      },
    };
  };
}

/** Returns the ids to which records refer, by the rpc that reads them. */
function idsOf(references: readonly ExpandedReference[], records: readonly Message[]): Map<Rpc, Set<unknown>> {
  const ids = new Map<Rpc, Set<unknown>>();
  for (const { member, targets } of references) {
    const named = records.flatMap((record) => record[member] ?? []).filter((id) => Number(id) > 0);
    for (const get of targets) ids.set(get, new Set([...(ids.get(get) ?? []), ...named]));
  }
  return ids;
}

/** Returns details as one object each, by id; the members beside a record are members of it. */
function byId(details: Awaited<ReturnType<ReadDetails>>): Record<string, unknown> {
  return Object.fromEntries(
    details.flatMap((detail) => {
      if (!detail) return [];
      const { record, ...beside } = detail.answer as { record: Message };
      return [[String(record['id']), { ...record, ...beside }]];
    }),
  );
}
