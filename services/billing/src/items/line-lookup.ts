import {
  type FoundReferences,
  type LineLookup,
  type LineReferences,
  recordModel,
  type StoredFilter,
  scopeFilter,
} from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { taxes } from '../taxes/taxes.model.ts';
import { type Item, items } from './items.model.ts';

/** Returns a lookup of taxes, and of the items that the caller may see. */
export function createLineLookup(db: Connection): LineLookup {
  return async (ids, { caller }) => {
    const visible = scopeFilter(caller, 'view', { ...items, module: 'items' });
    return visible ? findOfLines(db, ids, visible) : findOfLines(db, { ...ids, items: [] }, {});
  };
}

/**
 * Finds the items and taxes of lines; those that do not exist are left out.
 * @param condition the items that may be found
 */
export async function findOfLines(
  db: Connection,
  ids: LineReferences,
  condition: StoredFilter<Item>,
): Promise<FoundReferences> {
  const [found, taxesFound] = await Promise.all([findItems(db, ids.items, condition), findTaxes(db, ids.taxes)]);
  return { items: found, taxes: taxesFound };
}

async function findItems(
  db: Connection,
  ids: readonly number[],
  condition: StoredFilter<Item>,
): Promise<FoundReferences['items']> {
  if (ids.length === 0) return new Map();
  const chosen = { ...condition, _id: trusted({ $in: [...ids] }) };
  const found = await recordModel(db, items).find(chosen, { title: 1, rate: 1, unit_type: 1 }).lean();
  return new Map(found.map(({ _id, title, rate, unit_type }) => [_id, { title, rate: String(rate), unit_type }]));
}

async function findTaxes(db: Connection, ids: readonly number[]): Promise<FoundReferences['taxes']> {
  if (ids.length === 0) return new Map();
  const chosen = { _id: trusted({ $in: [...ids] }) };
  const found = await recordModel(db, taxes).find(chosen, { title: 1, rate: 1, category: 1 }).lean();
  return new Map(
    found.map(({ _id, title, rate, category }) => [_id, { tax_id: _id, title, rate: String(rate), category }]),
  );
}
