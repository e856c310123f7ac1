import { linksModel } from '@bms/document-links';
import type { EffectHandlers } from '@bms/events';
import { createResource, crud, defineModule, type Resource } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import type { Crm } from '../setup.ts';
import { createDepositGuard } from './deposits-of-order.ts';
import { createAwaitedOrders, orderOfEstimate } from './from-estimate.ts';
import { followInvoices } from './invoices-of-orders.ts';
import { orderRules, printedOrder } from './order-rules.ts';
import { OPEN, type Order, orders } from './orders.model.ts';

export const ordersModule = defineModule({
  service: orders.service,
  models: [...orders.models, linksModel(orders)],
  setup: ({ kit, findClient, named, printing }: Crm) => {
    const values = customValues(kit, orders);
    const documents = printing.documents(printedOrder, findClient);
    const { capture } = documents;
    const deposits = createDepositGuard(() => resource);
    const resource: Resource<Order> = createResource(kit, orders, orderRules(kit, { values, capture, deposits }));
    named.add(resource, printedOrder);
    const effects: EffectHandlers = {
      'estimate.accepted': orderOfEstimate(resource),
      ...closeOfClient(resource, { open: OPEN, closed: 'cancelled' }, createAwaitedOrders(resource)),
    };
    kit.consume({ name: 'orders', from: kit.service, effects });
    kit.consume({ name: 'order_invoices', from: 'billing', idempotent: followInvoices(resource) });
    return { ...crud(resource), ...documents.features(resource).handlers };
  },
});
