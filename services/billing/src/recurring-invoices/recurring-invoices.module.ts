import type { EffectHandler } from '@bms/events';
import {
  action,
  assertStatus,
  changeRecord,
  createResource,
  crud,
  moveTo,
  ownCall,
  type Resource,
  type ServiceModule,
} from '@bms/service-kit';
import type { BillingConfig } from '../config.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { createPaymentTerms } from '../invoices/payment-terms.ts';
import { sendDraft } from '../invoices/send.ts';
import { createDueInvoices } from './create-due.ts';
import { recurringInvoiceRules } from './recurring-invoice-rules.ts';
import { type RecurringInvoice, recurringInvoices } from './recurring-invoices.model.ts';
import { nextPosition } from './schedule.ts';

/** @param settings the payment term in days, and the interval of the job in milliseconds */
export const recurringInvoicesModule = ({
  dueDays,
  recurringIntervalMs,
}: BillingConfig['invoices']): ServiceModule => ({
  service: recurringInvoices.service,
  models: recurringInvoices.models,
  setup: async (kit) => {
    const { resource: invoices, clients, organization } = await openInvoices(kit);
    const recurring = createResource(kit, recurringInvoices, recurringInvoiceRules(kit, { clients, organization }));
    const terms = createPaymentTerms({ clients, organization, dueDays });
    kit.consume({ name: 'recurring_invoices', from: 'crm', effects: { 'client.deleted': pauseOfClient(recurring) } });
    const run = createDueInvoices({ recurring, invoices, terms, clients, send: sendDraft(invoices) });
    kit.schedule({ name: 'invoices.recurring', intervalMs: recurringIntervalMs, run });
    return {
      ...crud(recurring),
      Pause: action(recurring, 'Pause', 'Paused.', moveTo(recurring, 'paused')),
      Resume: action(recurring, 'Resume', 'Resumed.', (record, call) => {
        assertStatus(recurring, record, 'active', call.rpc.name);
        return { status: 'active' as const, ...nextPosition(record) };
      }),
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
