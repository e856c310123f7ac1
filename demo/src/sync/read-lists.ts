import type { Http } from '@bms/testing';
import type { Json } from './connection.ts';
import type { Mirror } from './mirror.ts';

/** The records by module and id, sorted. */
type Contents = readonly (readonly [string, Json])[];

/** Reads the records of modules from their lists, with all members. */
export async function readLists(http: Http, modules: readonly string[]): Promise<Contents> {
  const found: [string, Json][] = [];
  for (const module of modules)
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await http.send('GET', `/api/${module}?fields=*&limit=100&cursor=${cursor}`);
      const page = body as { records: { id: number }[]; meta: { next_cursor: string | null } };
      found.push(...page.records.map((record) => [`${module} ${record.id}`, record] as [string, Json]));
      cursor = page.meta.next_cursor;
    }
  return found.sort(byKey);
}

/** Reads the same from a copy. */
export const contentsOf = (mirror: Mirror, modules: readonly string[]): Contents =>
  modules
    .flatMap((module) => [...mirror.recordsOf(module)].map(([id, record]) => [`${module} ${id}`, record] as const))
    .sort(byKey);

const byKey = ([a]: readonly [string, Json], [b]: readonly [string, Json]): number => (a < b ? -1 : 1);
