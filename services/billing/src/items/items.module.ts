import { createResource, crud, defineModule, type HandlerOf, type Kit, recordEvents } from '@bms/service-kit';
import { findOfLines } from './document-lookups.ts';
import { itemRules } from './item-rules.ts';
import { items } from './items.model.ts';

export const itemsModule = defineModule({
  service: items.service,
  models: items.models,
  setup: ({ kit }) => {
    const resource = createResource(kit, items, {
      ...itemRules(kit.organization),
      events: recordEvents(items, {
        message: 'bms.billing.ItemEvent',
        resource: 'item',
        module: 'items',
        data: ({ _id: id, version, title, rate, category_id = 0, created_by, currency = '' }) => ({
          id,
          version,
          title,
          rate: String(rate),
          category_id,
          created_by,
          currency,
        }),
      }),
    });
    return {
      ...crud(resource),
      Lookup: lookupItems(kit),
    };
  },
});

/** The values that older items lack. */
const NO_PRICES = { unit_type: '', currency: '' };

/** Returns the items and taxes of lines to other services. */
function lookupItems({ db }: Kit): HandlerOf<'/bms.billing.Items/Lookup'> {
  return async ({ request: { ids, own_of, tax_ids, taxes_own_of } }) => {
    const conditions = { items: ownedBy(own_of), taxes: ownedBy(taxes_own_of) };
    const found = await findOfLines(db, { items: ids, taxes: tax_ids }, conditions);
    return {
      items: [...found.items].map(([id, item]) => ({ ...NO_PRICES, id, ...item, prices: [...(item.prices ?? [])] })),
      taxes: [...found.taxes.values()].map((tax) => ({ ...tax, rate: String(tax.rate) })),
    };
  };
}

/** Returns the filter of the records of a user; 0 for all records. */
const ownedBy = (userId: number) => (userId ? { created_by: userId } : {});
