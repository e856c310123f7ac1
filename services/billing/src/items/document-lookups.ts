import type { DocumentCurrencies, FoundReferences, LineLookup, LineReferences, PricedItem } from '@bms/document-lines';
import type { Clients } from '@bms/projections';
import { type Kit, type KnownOrganization, recordModel, type StoredFilter, scopeFilter } from '@bms/service-kit';
import { type Connection, trusted } from 'mongoose';
import { type Tax, taxes } from '../taxes/taxes.model.ts';
import { type Item, items } from './items.model.ts';

/** The conditions of the records that lines may refer to; undefined if there are none. */
interface LineConditions {
  readonly items: StoredFilter<Item> | undefined;
  readonly taxes: StoredFilter<Tax> | undefined;
}

/** The conditions of a server that looks records up for itself. */
export const ALL_RECORDS: LineConditions = { items: {}, taxes: {} };

/** Returns a lookup of the items and taxes that the caller may view. */
export function createLineLookup(db: Connection): LineLookup {
  return (ids, { caller }) =>
    findOfLines(db, ids, {
      items: scopeFilter(caller, 'view', { module: items.name, ownerFields: items.ownerFields, portal: items.portal }),
      taxes: scopeFilter(caller, 'view', { module: taxes.name, ownerFields: taxes.ownerFields, portal: taxes.portal }),
    });
}

/** Finds the items and taxes of lines; those that do not exist or do not meet the conditions are left out. */
export async function findOfLines(
  db: Connection,
  ids: LineReferences,
  conditions: LineConditions,
): Promise<FoundReferences> {
  const [itemsFound, taxesFound] = await Promise.all([
    findItems(db, ids.items, conditions.items),
    findTaxes(db, ids.taxes, conditions.taxes),
  ]);
  return { items: itemsFound, taxes: taxesFound };
}

async function findItems(
  db: Connection,
  ids: readonly number[],
  condition: StoredFilter<Item> | undefined,
): Promise<FoundReferences['items']> {
  if (ids.length === 0 || !condition) return new Map();
  const chosen = { ...condition, _id: trusted({ $in: [...ids] }) };
  const found = await recordModel(db, items)
    .find(chosen, { title: 1, rate: 1, unit_type: 1, currency: 1, prices: 1 })
    .lean();
  return new Map(found.map((item) => [item._id, pricedItem(item)]));
}

function pricedItem({ title, rate, unit_type, currency, prices = [] }: Item): PricedItem {
  const others = prices.map((price) => ({ currency: price.currency, rate: String(price.rate) }));
  return { title, rate: String(rate), unit_type, currency, prices: others };
}

async function findTaxes(
  db: Connection,
  ids: readonly number[],
  condition: StoredFilter<Tax> | undefined,
): Promise<FoundReferences['taxes']> {
  if (ids.length === 0 || !condition) return new Map();
  const chosen = { ...condition, _id: trusted({ $in: [...ids] }) };
  const found = await recordModel(db, taxes).find(chosen, { title: 1, rate: 1, category: 1 }).lean();
  return new Map(
    found.map(({ _id, title, rate, category }) => [_id, { tax_id: _id, title, rate: String(rate), category }]),
  );
}

/** Returns the currencies of documents from the projections; a client without one is requested from crm. */
export function documentCurrencies(
  { references }: Pick<Kit, 'references'>,
  clients: Pick<Clients, 'find'>,
  organization: Pick<KnownOrganization, 'ready'>,
): DocumentCurrencies {
  return {
    ofOrganization: async (call) => (await organization.ready(call)).currency,
    ofClient: async (clientId, call) => {
      const missing = await references.lookup('clients')([clientId], call);
      return missing.length > 0 ? undefined : (await clients.find(clientId))?.currency;
    },
  };
}
