import type { Api } from './api.ts';
import { importRows } from './import.ts';
import { readAll } from './lists.ts';
import type { Category, Product } from './northwind.ts';

interface Titled {
  id: number;
  title: string;
}
type Created = { record: { id: number } };

/** Imports the categories; those with an existing title are skipped. @returns their ids by categoryID */
export async function importCategories(api: Api, categories: readonly Category[]): Promise<Map<string, number>> {
  const rows = categories.map(({ categoryID, categoryName, description }) => ({
    key: categoryID,
    body: { title: categoryName, description, sort: Number(categoryID) },
  }));
  return importTitled(api, 'categories', '/api/item-categories', rows);
}

/**
 * Imports the products as items, with rates in cents; those with an existing title are skipped.
 * @returns their ids by productID
 */
export async function importItems(
  api: Api,
  products: readonly Product[],
  categories: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = products.map(({ productID, productName, quantityPerUnit, unitPrice, categoryID }) => ({
    key: productID,
    body: {
      title: productName,
      unit_type: quantityPerUnit,
      rate: Math.round(Number(unitPrice) * 100),
      category_id: categories.get(categoryID),
    },
  }));
  return importTitled(api, 'items', '/api/items', rows);
}

interface TitledRow {
  key: string;
  body: { title: string };
}

async function importTitled(
  api: Api,
  title: string,
  path: string,
  rows: readonly TitledRow[],
): Promise<Map<string, number>> {
  const known = new Map((await readAll<Titled>(api, path)).map((record) => [record.title, record.id]));
  const ids = new Map<string, number>();
  await importRows(title, rows, async ({ key, body }) => {
    const id = known.get(body.title);
    ids.set(key, id ?? (await api.post<Created>(path, body, `northwind-${title}-${key}`)).record.id);
    return id === undefined ? 'created' : 'present';
  });
  return ids;
}
