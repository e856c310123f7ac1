import type { EffectHandlers } from '@bms/events';
import { createSentCapture, openPrinting } from '@bms/printing';
import {
  createResource,
  crud,
  defineModule,
  followClientName,
  linkHandlers,
  linksModel,
  openOrganization,
  type Resource,
} from '@bms/service-kit';
import { ownClient } from '../clients/own-client.ts';
import type { CrmConfig } from '../config.ts';
import { customValues } from '../custom-fields/custom-values.ts';
import { closeOfClient } from '../sales/close.ts';
import { salesLinks } from '../sales/document-links.ts';
import { createDepositGuard } from './deposits-of-order.ts';
import { createAwaitedOrders, orderOfEstimate } from './from-estimate.ts';
import { followInvoices } from './invoices-of-orders.ts';
import { orderRules } from './order-rules.ts';
import { OPEN, type Order, orders } from './orders.model.ts';
import { printedOrder } from './printed-order.ts';

export const ordersModule = (config: CrmConfig) =>
  defineModule({
    service: orders.service,
    models: [...orders.models, linksModel(orders)],
    setup: async (kit) => {
      const organization = await openOrganization(kit);
      const values = customValues(kit, orders);
      const findClient = ownClient(kit);
      const { sentStatuses } = printedOrder;
      const capture = createSentCapture({ kit, sentStatuses, findClient, resource: () => resource });
      const deposits = createDepositGuard(() => resource);
      const resource: Resource<Order> = createResource(
        kit,
        orders,
        orderRules(kit, { organization }, { values, capture, deposits }),
      );
      followClientName(resource, { sentStatuses });
      const effects: EffectHandlers = {
        'estimate.accepted': orderOfEstimate(resource),
        ...closeOfClient(resource, { open: OPEN, closed: 'cancelled' }, createAwaitedOrders(resource)),
      };
      kit.consume({ name: 'orders', from: kit.service, effects });
      kit.consume({ name: 'order_invoices', from: 'billing', idempotent: followInvoices(resource) });
      const { keepSent, pdfOf, inputsOf, Pdf } = openPrinting(kit).of(resource, printedOrder, findClient);
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
