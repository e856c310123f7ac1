import { openPrinting, requestClient } from '@bms/printing';
import {
  assertStatus,
  changeRecord,
  create,
  createNumbering,
  createResource,
  get,
  givenMailsModel,
  linkHandlers,
  linksModel,
  list,
  listDocumentRecipients,
  numberFormatOf,
  recordLookup,
  type ServiceModule,
  sendDocument,
} from '@bms/service-kit';
import { followOwner } from '../clients/owners.ts';
import type { BillingConfig } from '../config.ts';
import { billingLinks } from '../invoices/document-links.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** The module of credit notes: they cannot be changed or deleted, as bookkeeping requires. */
export const creditNotesModule = (config: BillingConfig): ServiceModule => ({
  service: creditNotes.service,
  models: [...creditNotes.models, linksModel(creditNotes), givenMailsModel(creditNotes)],
  setup: async (kit) => {
    const { resource: invoices, clients, organization } = await openInvoices(kit);
    kit.references.provide('invoices', recordLookup(invoices));
    const numbers = createNumbering(kit.db, creditNotes.name, {
      field: 'credit_note_number',
      prefix: 'CN-',
      format: () => numberFormatOf(organization.current(), 'credit_note_number_format'),
    });
    const rules = creditNoteRules(kit, { invoices, clients, organization, numbers });
    const resource = createResource(kit, creditNotes, rules);
    clients.followOwner(followOwner(resource, (_client, session) => numbers.exclude(session)));
    const { keepSent, pdfOf, mailHandlers, ...printing } = openPrinting(kit, requestClient(kit)).of(
      resource,
      printedCreditNote,
    );
    kit.consume({ name: 'credit_note_documents', from: kit.service, idempotent: { 'credit_note.sent': keepSent } });
    const { links, share } = billingLinks(resource, 'credit-notes', config.links, {
      kind: 'credit_note',
      numberField: 'credit_note_number',
      dateFields: ['created_at'],
    });
    return {
      List: list(resource),
      Get: get(resource),
      Create: create(resource),
      Send: sendDocument(resource, (draft, call, tx) => {
        assertStatus(resource, draft, 'sent', 'Send');
        return changeRecord(resource, draft, { status: 'sent' }, call, tx);
      }),
      ListRecipients: listDocumentRecipients(resource),
      ...mailHandlers(links),
      ...printing,
      ...linkHandlers(resource, links, share, pdfOf),
    };
  },
});
