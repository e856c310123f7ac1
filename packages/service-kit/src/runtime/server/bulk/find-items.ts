import type { Call } from '../../call.ts';
import { externalKey } from '../../database/external-keys.ts';
import type { ExternalTarget, FindExternal } from '../external/external-of.ts';
import type { BulkItem } from './read-item.ts';

/** An item with its position. */
export interface Positioned {
  readonly item: BulkItem;
  readonly index: number;
}

/** An item with the record that its id in another system names. */
export interface FoundItem extends Positioned {
  /** Undefined for an item without such an id. */
  readonly external: ExternalTarget | undefined;
}

/** Looks up the records that items name by ids in other systems, with one query. */
export async function findItems(
  service: string,
  call: Call,
  items: readonly Positioned[],
  find: FindExternal,
): Promise<FoundItem[]> {
  const named = items.flatMap(({ item }) => externalIdOf(item) ?? []);
  const known: ReadonlyMap<string, number> = named.length > 0 ? await find(service, call, named) : new Map();
  return items.map((positioned) => {
    const external = externalIdOf(positioned.item);
    const recordId = external && known.get(externalKey(service, external));
    return { ...positioned, external: external && { ...external, recordId } };
  });
}

/** Returns the id in another system by which an item names its record. */
export function externalIdOf({ external_id: ids }: Pick<BulkItem, 'external_id'>) {
  const [first] = Object.entries(ids ?? {});
  return first && { source: first[0], id: first[1] };
}
