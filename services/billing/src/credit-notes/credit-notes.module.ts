import type { SendDraft } from '@bms/document-mails';
import { mailedModels } from '@bms/printing';
import { action, assertStatus, changeRecord, crud, defineModule, type Resource, recordLookup } from '@bms/service-kit';
import type { Billing } from '../setup.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';

/** The module of credit notes: once issued, they cannot be changed or deleted, as bookkeeping requires. */
export const creditNotesModule = defineModule({
  service: creditNotes.service,
  models: [...creditNotes.models, ...mailedModels(creditNotes)],
  setup: ({ kit, invoices, creditNotes: { resource, documents } }: Billing) => {
    kit.references.provide('invoices', recordLookup(invoices.resource));
    const { handlers, mailHandlers, send, Xml } = documents.features(resource);
    return {
      ...crud(resource),
      ...handlers,
      ...mailHandlers,
      Xml,
      Issue: documents.capture.prepared(
        action(resource, 'Issue', 'Issued.', (draft) => {
          assertStatus(resource, draft, 'issued', 'Issue');
          return { status: 'issued' as const, issued_on: kit.days.today() };
        }),
      ),
      Send: send(sendDraft(resource)),
    };
  },
});

/** Creates the function that sends a credit note, and issues one that is a draft. */
function sendDraft(resource: Resource<CreditNote>): SendDraft<CreditNote> {
  return async (draft, call, tx) => {
    assertStatus(resource, draft, 'sent', 'Send');
    const issued_on = draft.issued_on ?? resource.kit.days.today();
    return changeRecord(resource, draft, { status: 'sent', issued_on }, call, tx);
  };
}
