import type { Api } from './api.ts';

interface List<Item> {
  records: Item[];
  meta: { total: number };
}

/** Reads all pages of a list. @param path e.g. `/api/items` */
export async function readAll<Item>(api: Api, path: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page++) {
    const { records, meta } = await api.get<List<Item>>(
      `${path}${path.includes('?') ? '&' : '?'}limit=100&sort=id&page=${page}`,
    );
    found.push(...records);
    if (records.length === 0 || found.length >= meta.total) return found;
  }
}

/** Returns the number of records in a list. */
export async function countAll(api: Api, path: string): Promise<number> {
  return (await api.get<List<unknown>>(`${path}${path.includes('?') ? '&' : '?'}limit=1`)).meta.total;
}
