import {
  action,
  createNumbering,
  createResource,
  crud,
  type Handler,
  type Kit,
  list,
  listDeleted,
  moveTo,
  openClients,
  type Resource,
  restore,
  type ServiceModule,
} from '@bms/service-kit';
import type { BillingConfig } from '../config.ts';
import { addPayment } from './add-payment.ts';
import { announceOverdue } from './announce-overdue.ts';
import { invoiceOfOrder } from './from-order.ts';
import { invoiceRules } from './invoice-rules.ts';
import { invoices } from './invoices.model.ts';
import { openInvoices } from './open-invoices.ts';
import { followOwner } from './owners.ts';
import { send } from './send.ts';
import { invoiceStates } from './status.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';

/** @param settings when invoices of orders are due, and how often it is looked which are overdue */
export const invoicesModule = ({ dueDays, overdueIntervalMs }: BillingConfig['invoices']): ServiceModule => ({
  service: invoices.service,
  models: invoices.models,
  setup: async (kit) => {
    const resource = await openResource(kit);
    const sweeps = createSweeps(resource);
    const announce = announceOverdue(resource, sweeps);
    // Each needs the next number, so several at once would only get in each other's way.
    const effects = { 'order.confirmed': invoiceOfOrder(resource, dueDays) };
    kit.consume({ name: 'orders', from: 'crm', concurrency: 1, effects });
    kit.schedule({ name: 'invoices.overdue', intervalMs: overdueIntervalMs, run: announce });
    return {
      ...crud(resource),
      List: listUpToDate(resource, sweeps),
      Send: send(resource),
      Cancel: action(resource, 'Cancel', 'Cancelled.', moveTo(invoiceStates, 'cancelled')),
      AddPayment: addPayment(resource),
      OpenInvoices: openInvoices(resource),
      ListDeleted: listDeleted(resource),
      Restore: restore(resource),
    };
  },
});

async function openResource(kit: Kit): Promise<Resource> {
  const clients = await openClients(kit);
  const numbers = createNumbering(kit.db, invoices.name, { field: 'invoice_number', prefix: 'INV-' });
  const resource = createResource(kit, invoices, invoiceRules(kit, clients, numbers));
  clients.followOwner(followOwner(resource, numbers));
  return resource;
}

/** Which invoices are overdue changes at midnight without anybody's doing. */
function listUpToDate(resource: Resource, sweeps: Sweeps): Handler<{ overdue?: boolean }> {
  const listed = list(resource);
  return async (call) => {
    if (call.request.overdue !== undefined) await sweeps.oncePerDay(new Date());
    return listed(call);
  };
}
