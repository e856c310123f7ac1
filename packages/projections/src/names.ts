import { shareQueries } from '@bms/batching';
import type { Projection, ProjectionRow } from '@bms/events';
import { LRUCache } from 'lru-cache';
import type { mongo } from 'mongoose';

/** The maximum number of lookups that share a query. */
const MAX_LOOKUPS = 200;

/** The maximum number of names that a process keeps, of one projection. */
const MAX_NAMES = 10_000;

/**
 * Time for which a name is kept (milliseconds). It adds to the delay of the event by which the projection gets a new
 * name.
 */
const NAME_TTL_MS = 250;

interface Named {
  readonly name: string;
}

/**
 * Creates the lookup of names in a projection, including those of deleted records. Names are kept for a short time;
 * an id without a name is read each time. Lookups that arrive while a query runs share the next one.
 * @param ttlMs time for which a name is kept (milliseconds)
 * @returns a function from ids to the names that are known
 * @see docs/adr/0212-shared-queries.md
 */
export function createProjectedNames<Fields extends Named>(
  projection: Projection<Fields>,
  ttlMs = NAME_TTL_MS,
): (ids: readonly number[]) => Promise<Map<number, string>> {
  const rows = projection.rows as unknown as mongo.Collection<ProjectionRow<Named>>;
  const recent = new LRUCache<number, string>({ max: MAX_NAMES, ttl: ttlMs });
  const readNames = shareQueries(MAX_LOOKUPS, async (lookups: readonly (readonly number[])[]) => {
    const chosen = { _id: { $in: [...new Set(lookups.flat())] } };
    const found = await rows.find(chosen, { projection: { 'fields.name': 1 } }).toArray();
    const names = new Map(found.flatMap(({ _id, fields }) => (fields?.name ? [[_id, fields.name]] : [])));
    for (const [id, name] of names) recent.set(id, name);
    return names;
  });
  return async (ids) => {
    const names = new Map<number, string>();
    const add = (id: number, name: string | undefined): void => void (name && names.set(id, name));
    for (const id of ids) add(id, recent.get(id));
    const others = ids.filter((id) => !names.has(id));
    if (others.length === 0) return names;
    const read = await readNames(others);
    for (const id of others) add(id, read.get(id));
    return names;
  };
}
