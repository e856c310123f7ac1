import type { EffectHandlers } from '@bms/events';
import { createResource, crud, openOrganization, type ServiceModule } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import { createItems } from '../sales/items.ts';
import { orderOfEstimate } from './from-estimate.ts';
import { orderRules } from './order-rules.ts';
import { OPEN, orders } from './orders.model.ts';

export const ordersModule: ServiceModule = {
  service: orders.service,
  models: orders.models,
  setup: async (kit) => {
    const items = createItems(kit);
    const organization = await openOrganization(kit);
    const values = customValues(kit, orders);
    const resource = createResource(kit, orders, orderRules(kit, { items, organization }, values));
    const effects: EffectHandlers = {
      'estimate.accepted': orderOfEstimate(resource),
      'client.deleted': closeOfClient(resource, { open: OPEN, closed: 'cancelled' }),
    };
    kit.consume({ name: 'orders', from: kit.service, effects });
    const operations = crud(resource);
    return {
      ...operations,
      Get: values.get(resource),
      Update: items.withPrefetch('order', operations.Update),
    };
  },
};
