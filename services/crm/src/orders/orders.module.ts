import type { EffectHandlers } from '@bms/events';
import { openPrinting } from '@bms/printing';
import { createResource, crud, linkHandlers, linksModel, openOrganization, type ServiceModule } from '@bms/service-kit';
import { ownClient } from '../clients/own-client.ts';
import type { CrmConfig } from '../config.ts';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import { salesLinks } from '../sales/document-links.ts';
import { createItems } from '../sales/items.ts';
import { orderOfEstimate } from './from-estimate.ts';
import { orderRules } from './order-rules.ts';
import { OPEN, orders } from './orders.model.ts';
import { printedOrder } from './printed-order.ts';

export const ordersModule = (config: CrmConfig): ServiceModule => ({
  service: orders.service,
  models: [...orders.models, linksModel(orders)],
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
    const { pdfOf, Pdf } = openPrinting(kit, ownClient(kit)).of(resource, printedOrder);
    const operations = crud(resource);
    const { links, share } = salesLinks(resource, config.links, {
      kind: 'order',
      numberField: 'order_number',
      dateFields: ['order_date', 'created_at'],
    });
    return {
      ...operations,
      Get: values.get(resource),
      Pdf,
      Update: items.withPrefetch('order', operations.Update),
      ...linkHandlers(resource, links, share, pdfOf),
    };
  },
});
