import { requestClient } from '@bms/printing';
import {
  action,
  assertStatus,
  changeRecord,
  crud,
  defineModule,
  externalMailsModel,
  givenMailsModel,
  linkHandlers,
  linksModel,
  listDocumentRecipients,
  type Resource,
  recordLookup,
  type SendDraft,
  sendDocument,
} from '@bms/service-kit';
import { billingLinks } from '../invoices/document-links.ts';
import type { Billing } from '../setup.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** The module of credit notes: once issued, they cannot be changed or deleted, as bookkeeping requires. */
export const creditNotesModule = defineModule({
  service: creditNotes.service,
  models: [...creditNotes.models, linksModel(creditNotes), givenMailsModel(creditNotes), externalMailsModel],
  setup: ({ kit, config, invoices, creditNotes: { resource, capture }, printing }: Billing) => {
    kit.references.provide('invoices', recordLookup(invoices.resource));
    const { keepSent, pdfOf, inputsOf, mailHandlers, draftWarnings, Pdf, Xml } = printing.of(
      resource,
      printedCreditNote(kit.days),
      requestClient(kit),
    );
    kit.consume({ name: 'credit_note_documents', from: kit.service, idempotent: { 'credit_note.issued': keepSent } });
    const { links, share } = billingLinks(resource, 'credit-notes', config.links, {
      kind: 'credit_note',
      inputsOf,
      numberField: 'credit_note_number',
      dateFields: ['issued_on', 'created_at'],
    });
    return {
      ...crud(resource),
      Issue: capture.prepared(
        action(resource, 'Issue', 'Issued.', (draft) => {
          assertStatus(resource, draft, 'issued', 'Issue');
          return { status: 'issued' as const, issued_on: kit.days.today() };
        }),
      ),
      Send: capture.prepared(sendDocument(resource, config.externalMails, sendDraft(resource), draftWarnings)),
      ListRecipients: listDocumentRecipients(resource),
      ...mailHandlers(links),
      Pdf,
      Xml,
      ...linkHandlers(resource, links, share, pdfOf),
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
