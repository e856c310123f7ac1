import { notifyClient } from '@bms/document-mails';
import { mailedModels } from '@bms/printing';
import { crud, defineModule, dropRetiredIndexes, type HandlerOf, list, type Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { restoreForClient } from '../clients/existing-client.ts';
import { cancelInvoice } from '../credit-notes/cancel-invoice.ts';
import { checkouts } from '../payments/checkout.ts';
import type { Billing } from '../setup.ts';
import { addPayment } from './add-payment.ts';
import { addRefund } from './add-refund.ts';
import { announceOverdue } from './announce-overdue.ts';
import { balances } from './balances.ts';
import { cancelOfOrder, orderStatesModel } from './cancelled-orders.ts';
import { applyCredit } from './credits/apply-credit.ts';
import { credits } from './credits/credits.ts';
import { createDeposit } from './deposits/create-deposit.ts';
import { orderDeposits } from './deposits/fixed-client.ts';
import { invoicesOfOrders } from './from-order.ts';
import { type Invoice, invoices, OPEN } from './invoices.model.ts';
import { createPaymentTerms } from './payment-terms.ts';
import { remindManually } from './reminders/remind.ts';
import { remindOverdue } from './reminders/remind-overdue.ts';
import { sendDraft, writeInTurn } from './send.ts';
import { createPaymentOf, getPayment } from './shared-payment.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';
import { writeOff } from './write-off.ts';

/** The module of invoices, with the effects of orders and the jobs of overdue invoices. */
export const invoicesModule = defineModule({
  service: invoices.service,
  models: [...invoices.models, ...mailedModels(invoices), orderStatesModel],
  setup: ({ kit, config, invoices: opened, creditNotes, money, provider }: Billing) => {
    const { dueDays, overdueIntervalMs, reminderIntervalMs } = config.invoices;
    const { resource, events, organization, clients, numbers, documents } = opened;
    const sweeps = createSweeps(resource);
    // It had no due dates.
    dropRetiredIndexes(kit, invoices.name, ['balances']);
    const terms = createPaymentTerms({ clients, organization, dueDays });
    kit.consume({ name: 'orders', from: 'crm', batches: { 'order.confirmed': invoicesOfOrders(opened, terms) } });
    kit.consume({ name: 'cancelled_orders', from: 'crm', effects: { 'order.cancelled': cancelOfOrder(resource) } });
    const announce = announceOverdue(resource, sweeps, events);
    kit.schedule({ name: 'invoices.overdue', intervalMs: overdueIntervalMs, run: announce });
    kit.schedule({
      name: 'invoices.reminders',
      intervalMs: reminderIntervalMs,
      run: remindOverdue(opened, sweeps),
    });
    const paymentOf = createPaymentOf(provider);
    const { handlers, mailHandlers, send, links, inputsOf, Xml } = documents.features(resource, { paymentOf });
    return {
      ...crud(resource),
      ...handlers,
      ...mailHandlers,
      Xml,
      Restore: restoreForClient(resource),
      List: listUpToDate(resource, sweeps),
      CreateDeposit: createDeposit(opened, terms),
      Balances: balances(resource, sweeps, organization),
      Send: send(sendDraft(opened), writeInTurn(resource, numbers.areAssignedBySending)),
      Cancel: cancelInvoice({ resource, organization, creditNotes }),
      AddPayment: addPayment({ resource, records: money.payments, organization }),
      AddRefund: addRefund(resource, money.refunds),
      ApplyCredit: applyCredit(resource),
      Credits: credits(resource, organization),
      WriteOff: writeOff(resource),
      Remind: notifyClient(resource, 'Remind', remindManually(opened)),
      OpenInvoices: listOpenInvoices(resource),
      OrderDeposits: orderDeposits(resource),
      GetPayment: getPayment(resource, inputsOf, paymentOf),
      ...checkouts({ resource, links, provider, publicUrl: config.links.publicUrl }),
    };
  },
});

/** Lists invoices after an overdue sweep, since invoices become overdue at midnight without a write. */
function listUpToDate(resource: Resource<Invoice>, sweeps: Sweeps): HandlerOf<'/bms.billing.Invoices/List'> {
  const listed = list(resource);
  return async (call) => {
    if (call.request.overdue !== undefined) await sweeps.oncePerDay(resource.kit.days.today());
    return listed(call);
  };
}

/** Returns the oldest open invoices of a client, and the number of all of them. */
function listOpenInvoices({ model, rpc }: Resource<Invoice>): HandlerOf<'/bms.billing.Invoices/OpenInvoices'> {
  const most = rpc('OpenInvoices').response.field('invoices')!.rules.maxItems;
  return async ({ request: { client_id } }) => {
    const open = { client_id, status: trusted({ $in: OPEN }) };
    const [found, total] = await Promise.all([
      model.find(open, { invoice_number: 1, status: 1 }).sort({ created_at: 1 }).limit(most).lean(),
      model.countDocuments(open),
    ]);
    return { invoices: found.map(({ _id: id, invoice_number, status }) => ({ id, invoice_number, status })), total };
  };
}
