import { defineModule, get, list } from '@bms/service-kit';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { openMoneyRecords } from './money-records.ts';
import { payments } from './payments.model.ts';
import { voidPayment } from './void-payment.ts';

/** The module of the payments of all invoices. */
export const paymentsModule = defineModule({
  service: payments.service,
  models: payments.models,
  setup: async (kit) => {
    const { resource: invoices } = await openInvoices(kit);
    const { payments: resource } = await openMoneyRecords(kit);
    return { List: list(resource), Get: get(resource), Void: voidPayment(resource, invoices) };
  },
});
