import type { Api } from './api.ts';

interface List<Item> {
  records: Item[];
  meta: { total: number };
}

/** Every record of a list, page by page. @param path e.g. `/api/items` */
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

/** How many records a list has. */
export async function countAll(api: Api, path: string): Promise<number> {
  return (await api.get<List<unknown>>(`${path}${path.includes('?') ? '&' : '?'}limit=1`)).meta.total;
}
