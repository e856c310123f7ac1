import {
  action,
  assertStatus,
  changeRecord,
  createNumbering,
  createResource,
  crud,
  type Handler,
  type Kit,
  list,
  listDocumentRecipients,
  moveTo,
  openClients,
  openOrganization,
  type Resource,
  type ServiceModule,
  sendDocument,
} from '@bms/service-kit';
import type { BillingConfig } from '../config.ts';
import { addPayment } from './add-payment.ts';
import { announceOverdue } from './announce-overdue.ts';
import { balances } from './balances.ts';
import { invoicesOfOrders } from './from-order.ts';
import { createInvoiceEvents } from './invoice-events.ts';
import { invoiceRules } from './invoice-rules.ts';
import { type Invoice, invoices } from './invoices.model.ts';
import { openInvoices as openInvoicesOf } from './open-invoices.ts';
import { followOwner } from './owners.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';

/** @param settings the days until invoices of orders are due, and the interval of the overdue job in milliseconds */
export const invoicesModule = ({ dueDays, overdueIntervalMs }: BillingConfig['invoices']): ServiceModule => ({
  service: invoices.service,
  models: invoices.models,
  setup: async (kit) => {
    const { resource, events, organization } = await openInvoices(kit);
    const sweeps = createSweeps(resource);
    const announce = announceOverdue(resource, sweeps, events);
    kit.consume({
      name: 'orders',
      from: 'crm',
      batches: { 'order.confirmed': invoicesOfOrders(resource, dueDays) },
    });
    kit.schedule({ name: 'invoices.overdue', intervalMs: overdueIntervalMs, run: announce });
    return {
      ...crud(resource),
      List: listUpToDate(resource, sweeps),
      Balances: balances(resource, sweeps, organization),
      Send: send(resource),
      ListRecipients: listDocumentRecipients(resource),
      Cancel: action(resource, 'Cancel', 'Cancelled.', moveTo(resource, 'cancelled')),
      AddPayment: addPayment(resource),
      OpenInvoices: openInvoicesOf(resource),
    };
  },
});

async function openInvoices(kit: Kit) {
  const clients = await openClients(kit);
  const organization = await openOrganization(kit);
  const events = createInvoiceEvents(organization);
  const numbers = createNumbering(kit.db, invoices.name, { field: 'invoice_number', prefix: 'INV-' });
  const resource = createResource(kit, invoices, invoiceRules(kit, { clients, organization, numbers, events }));
  clients.followOwner(followOwner(resource, numbers));
  return { resource, events, organization };
}

/** Lists invoices after an overdue sweep, since invoices become overdue at midnight (UTC) without a write. */
function listUpToDate(resource: Resource<Invoice>, sweeps: Sweeps): Handler<{ overdue?: boolean }> {
  const listed = list(resource);
  return async (call) => {
    if (call.request.overdue !== undefined) await sweeps.oncePerDay(new Date());
    return listed(call);
  };
}

/** Sends a draft. A draft with a balance of zero becomes paid at once, since no payment would ever follow. */
function send(resource: Resource<Invoice>): Handler<{ id: number }> {
  return sendDocument(resource, async (draft, call, tx) => {
    assertStatus(resource, draft, 'sent', 'Send');
    const sent = await changeRecord(resource, draft, { status: 'sent' }, call, tx);
    return sent.total === 0 ? changeRecord(resource, sent, { status: 'paid' }, call, tx) : sent;
  });
}
