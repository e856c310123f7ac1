import { shareQueries } from '@bms/batching';
import type { Projection, ProjectionRow } from '@bms/events';
import type { mongo } from 'mongoose';

/** The maximum number of lookups that share a query. */
const MAX_LOOKUPS = 200;

interface Named {
  readonly name: string;
}

/**
 * Creates the lookup of names in a projection, including those of deleted records. Lookups that arrive while a query
 * runs share the next one.
 * @returns a function from ids to the names that are known
 */
export function createProjectedNames<Fields extends Named>(
  projection: Projection<Fields>,
): (ids: readonly number[]) => Promise<Map<number, string>> {
  const rows = projection.rows as unknown as mongo.Collection<ProjectionRow<Named>>;
  const namesOf = shareQueries(MAX_LOOKUPS, async (lookups: readonly (readonly number[])[]) => {
    const chosen = { _id: { $in: [...new Set(lookups.flat())] } };
    const found = await rows.find(chosen, { projection: { 'fields.name': 1 } }).toArray();
    return new Map(found.flatMap(({ _id, fields }) => (fields?.name ? [[_id, fields.name]] : [])));
  });
  return async (ids) => {
    const names = await namesOf(ids);
    return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])));
  };
}
