import type { EffectHandlers } from '@bms/events';
import { createSentCapture } from '@bms/printing';
import { createResource, crud, defineModule, linkHandlers, linksModel, type Resource } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import { salesLinks } from '../sales/document-links.ts';
import type { Crm } from '../setup.ts';
import { createDepositGuard } from './deposits-of-order.ts';
import { createAwaitedOrders, orderOfEstimate } from './from-estimate.ts';
import { followInvoices } from './invoices-of-orders.ts';
import { orderRules } from './order-rules.ts';
import { OPEN, type Order, orders } from './orders.model.ts';
import { printedOrder } from './printed-order.ts';

export const ordersModule = defineModule({
  service: orders.service,
  models: [...orders.models, linksModel(orders)],
  setup: ({ kit, config, findClient, named, printing: printer }: Crm) => {
    const values = customValues(kit, orders);
    const { sentStatuses } = printedOrder;
    const capture = createSentCapture({ kit, sentStatuses, findClient, resource: () => resource });
    const deposits = createDepositGuard(() => resource);
    const resource: Resource<Order> = createResource(kit, orders, orderRules(kit, { values, capture, deposits }));
    named.add(resource, { sentStatuses });
    const effects: EffectHandlers = {
      'estimate.accepted': orderOfEstimate(resource),
      ...closeOfClient(resource, { open: OPEN, closed: 'cancelled' }, createAwaitedOrders(resource)),
    };
    kit.consume({ name: 'orders', from: kit.service, effects });
    kit.consume({ name: 'order_invoices', from: 'billing', idempotent: followInvoices(resource) });
    const { keepSent, pdfOf, inputsOf, Pdf } = printer.of(resource, printedOrder, findClient);
    kit.consume({ name: 'order_documents', from: kit.service, idempotent: { 'order.confirmed': keepSent } });
    const operations = crud(resource);
    const { links, share } = salesLinks(resource, config.links, {
      kind: 'order',
      inputsOf,
      numberField: 'order_number',
      dateFields: ['order_date', 'created_at'],
    });
    return {
      ...operations,
      Pdf,
      ...linkHandlers(resource, links, share, pdfOf),
    };
  },
});
