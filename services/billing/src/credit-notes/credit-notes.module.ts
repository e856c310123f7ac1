import { createSentCapture, openPrinting, requestClient } from '@bms/printing';
import {
  action,
  assertStatus,
  changeRecord,
  createNumbering,
  createResource,
  crud,
  externalMailsModel,
  followClientName,
  givenMailsModel,
  linkHandlers,
  linksModel,
  listDocumentRecipients,
  numberFormatOf,
  type Resource,
  recordLookup,
  type ServiceModule,
  sendDocument,
  startOfDay,
} from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import type { BillingConfig } from '../config.ts';
import { billingLinks } from '../invoices/document-links.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** The module of credit notes: once issued, they cannot be changed or deleted, as bookkeeping requires. */
export const creditNotesModule = (config: BillingConfig): ServiceModule => ({
  service: creditNotes.service,
  models: [...creditNotes.models, linksModel(creditNotes), givenMailsModel(creditNotes), externalMailsModel],
  setup: async (kit) => {
    const { resource: invoices, clients, organization } = await openInvoices(kit);
    kit.references.provide('invoices', recordLookup(invoices));
    const numbers = createNumbering(kit.db, creditNotes.name, {
      field: 'credit_note_number',
      prefix: 'CN-',
      format: () => numberFormatOf(organization.current(), 'credit_note_number_format'),
    });
    const findClient = requestClient(kit);
    const { sentStatuses } = printedCreditNote;
    const capture = createSentCapture({ kit, sentStatuses, findClient, resource: () => resource });
    const rules = creditNoteRules(kit, { invoices, clients, organization, numbers, capture });
    const resource: Resource<CreditNote> = createResource(kit, creditNotes, rules);
    const exclude: ExcludeRecords = (_client, session) => numbers.exclude(session);
    clients.followOwner(followOwner(resource, exclude));
    followClientName(resource, { sentStatuses, exclude });
    const { keepSent, pdfOf, inputsOf, mailHandlers, ...printing } = openPrinting(kit, findClient).of(
      resource,
      printedCreditNote,
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
          return { status: 'issued' as const, issued_on: startOfDay(new Date()) };
        }),
      ),
      Send: capture.prepared(
        sendDocument(resource, config.externalMails, async (draft, call, tx) => {
          assertStatus(resource, draft, 'sent', 'Send');
          const issued_on = draft.issued_on ?? startOfDay(new Date());
          return changeRecord(resource, draft, { status: 'sent', issued_on }, call, tx);
        }),
      ),
      ListRecipients: listDocumentRecipients(resource),
      ...mailHandlers(links),
      ...printing,
      ...linkHandlers(resource, links, share, pdfOf),
    };
  },
});
