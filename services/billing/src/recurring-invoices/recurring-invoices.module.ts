import type { EffectHandler } from '@bms/events';
import {
  action,
  changeRecord,
  createRecordLocks,
  createResource,
  crud,
  moveTo,
  ownCall,
  type Resource,
  type ServiceModule,
} from '@bms/service-kit';
import { restoreForClient } from '../clients/existing-client.ts';
import { followOwner } from '../clients/owners.ts';
import type { BillingConfig } from '../config.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { createPaymentTerms } from '../invoices/payment-terms.ts';
import { sendDraft } from '../invoices/send.ts';
import { createDueInvoices } from './create-due.ts';
import { HANDED_OVER, recurringInvoiceRules } from './recurring-invoice-rules.ts';
import { type RecurringInvoice, recurringInvoices } from './recurring-invoices.model.ts';
import { resume } from './resume.ts';

/** @param settings the payment term in days, and the interval of the job in milliseconds */
export const recurringInvoicesModule = ({
  dueDays,
  recurringIntervalMs,
}: BillingConfig['invoices']): ServiceModule => ({
  service: recurringInvoices.service,
  models: recurringInvoices.models,
  setup: async (kit) => {
    const { resource: invoices, clients, organization, capture } = await openInvoices(kit);
    const locks = createRecordLocks(kit.db, 'clients');
    await locks.prepare();
    const rules = recurringInvoiceRules(kit, { clients, organization, locks });
    const recurring = createResource(kit, recurringInvoices, rules);
    clients.followOwner(followOwner(recurring, locks.lockExclusive, HANDED_OVER));
    const terms = createPaymentTerms({ clients, organization, dueDays });
    kit.consume({ name: 'recurring_invoices', from: 'crm', effects: { 'client.deleted': pauseOfClient(recurring) } });
    const run = createDueInvoices({ recurring, invoices, terms, clients, capture, send: sendDraft(invoices) });
    kit.schedule({ name: 'invoices.recurring', intervalMs: recurringIntervalMs, run });
    return {
      ...crud(recurring),
      Pause: action(recurring, 'Pause', 'Paused.', moveTo(recurring, 'paused')),
      Resume: resume(recurring),
      Restore: restoreForClient(recurring),
    };
  },
});

/** Pauses the recurring invoices of a deleted client. */
function pauseOfClient(resource: Resource<RecurringInvoice>): EffectHandler {
  const { kit, model, rpc } = resource;
  return async ({ recordId, requestId, traceparent }, tx) => {
    const call = ownCall(kit, { rpc: rpc('Pause').path, requestId, traceparent });
    const active = await model
      .find({ client_id: Number(recordId), status: 'active' })
      .session(tx.session)
      .lean();
    for (const record of active) await changeRecord(resource, record, { status: 'paused' }, call, tx);
  };
}
