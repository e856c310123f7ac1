import { notifyClient } from '@bms/document-mails';
import { defineModule, get, list } from '@bms/service-kit';
import type { Billing } from '../setup.ts';
import { payments } from './payments.model.ts';
import { sendReceipt } from './send-receipt.ts';
import { voidPayment } from './void-payment.ts';

/** The module of the payments of all invoices. */
export const paymentsModule = defineModule({
  service: payments.service,
  models: payments.models,
  setup: ({ invoices, money: { payments: resource } }: Billing) => ({
    List: list(resource),
    Get: get(resource),
    Void: voidPayment(resource, invoices.resource),
    SendReceipt: notifyClient(resource, 'SendReceipt', sendReceipt(resource, invoices.resource)),
  }),
});
