import type { EffectHandlers } from '@bms/events';
import { closeWithClient, followDeletions } from '@bms/projections';
import {
  action,
  createRecordLocks,
  createResource,
  crud,
  defineModule,
  type Kit,
  moveTo,
  type Resource,
} from '@bms/service-kit';
import { restoreForClient } from '../clients/existing-client.ts';
import { followOwner } from '../clients/owners.ts';
import { createPaymentTerms } from '../invoices/payment-terms.ts';
import { sendDraft } from '../invoices/send.ts';
import type { Billing } from '../setup.ts';
import { createDueInvoices } from './create-due.ts';
import { HANDED_OVER, recurringInvoiceRules } from './recurring-invoice-rules.ts';
import { type RecurringInvoice, recurringInvoices } from './recurring-invoices.model.ts';
import { resume } from './resume.ts';

/** The module of recurring invoices, with the job that creates their invoices. */
export const recurringInvoicesModule = defineModule({
  service: recurringInvoices.service,
  models: recurringInvoices.models,
  setup: async ({ kit, config, invoices: opened }: Billing) => {
    const { dueDays, recurringIntervalMs } = config.invoices;
    const { resource: invoices, clients, organization, documents } = opened;
    const locks = createRecordLocks(kit.db, 'clients');
    await locks.prepare();
    const rules = recurringInvoiceRules(kit, { clients, organization, locks });
    const recurring = createResource(kit, recurringInvoices, rules);
    clients.followOwner(followOwner(recurring, locks.lockExclusive, HANDED_OVER));
    clients.named.add(recurring, { sentStatuses: [], exclude: locks.lockExclusive });
    const terms = createPaymentTerms({ clients, organization, dueDays });
    kit.consume({ name: 'recurring_invoices', from: 'crm', effects: pauseWithClient(kit, recurring) });
    const { capture } = documents;
    const run = createDueInvoices({ recurring, invoices, terms, clients, capture, send: sendDraft(opened) });
    kit.schedule({ name: 'invoices.recurring', intervalMs: recurringIntervalMs, run });
    return {
      ...crud(recurring),
      Pause: action(recurring, 'Pause', 'Paused.', moveTo(recurring, 'paused')),
      Resume: resume(recurring),
      Restore: restoreForClient(recurring),
    };
  },
});

/**
 * Pauses the recurring invoices of a deleted client. When the client is restored they are active again with the next
 * date that they had, so that no invoice is missing.
 */
function pauseWithClient(kit: Kit, recurring: Resource<RecurringInvoice>): EffectHandlers {
  const effects = closeWithClient(recurring, { open: ['active'], closed: 'paused' });
  return followDeletions(kit, { name: recurringInvoices.name, ...effects });
}
