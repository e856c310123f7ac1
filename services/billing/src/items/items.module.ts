import type { LookupItemsRequest } from '@bms/contracts/types/billing';
import { createResource, crud, type Handler, type Kit, recordEvents, type ServiceModule } from '@bms/service-kit';
import { items } from './items.model.ts';
import { findOfLines } from './line-lookup.ts';

export const itemsModule: ServiceModule = {
  service: items.service,
  models: items.models,
  setup: (kit) => {
    const resource = createResource(kit, items, {
      events: recordEvents(items, {
        message: 'bms.billing.ItemEvent',
        resource: 'item',
        module: 'items',
        data: ({ _id: id, version, title, rate, category_id = 0, created_by }) => ({
          id,
          version,
          title,
          rate: String(rate),
          category_id,
          created_by,
        }),
      }),
    });
    return {
      ...crud(resource),
      Lookup: lookupItems(kit),
    };
  },
};

/** Returns the items and taxes of lines to other services. */
function lookupItems({ db }: Kit): Handler<LookupItemsRequest> {
  return async ({ request: { ids, own_of, tax_ids, taxes_own_of } }) => {
    const conditions = { items: ownedBy(own_of), taxes: ownedBy(taxes_own_of) };
    const found = await findOfLines(db, { items: ids, taxes: tax_ids }, conditions);
    return {
      items: [...found.items].map(([id, item]) => ({ id, ...item })),
      taxes: [...found.taxes.values()],
    };
  };
}

/** Returns the filter of the records of a user; 0 for all records. */
const ownedBy = (userId: number) => (userId ? { created_by: userId } : {});
