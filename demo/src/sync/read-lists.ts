import type { Http } from '@bms/testing';
import type { ApiRecord, ListAnswer } from './api.ts';
import type { Mirror } from './mirror.ts';

/** The records by module and id, sorted. */
type Contents = readonly (readonly [string, ApiRecord])[];

/** Reads the records of modules from their lists, with all members. */
export async function readLists(http: Http, modules: readonly string[]): Promise<Contents> {
  const found: [string, ApiRecord][] = [];
  for (const module of modules)
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await http.send('GET', `/api/${module}?fields=*&limit=100&cursor=${cursor}`);
      const { records, meta } = body as ListAnswer;
      found.push(...records.map((record): [string, ApiRecord] => [`${module} ${record.id}`, record]));
      cursor = meta.next_cursor;
    }
  return found.sort(byKey);
}

/** Reads the same from a copy. */
export const contentsOf = (mirror: Mirror, modules: readonly string[]): Contents =>
  modules
    .flatMap((module) => [...mirror.recordsOf(module)].map(([id, record]) => [`${module} ${id}`, record] as const))
    .sort(byKey);

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
