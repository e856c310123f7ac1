import type { CreditNote as ShownCreditNote } from '@bms/contracts/types/billing';
import { type Documents, type PrintedResource, type Printing, requestClient } from '@bms/printing';
import { createNumbering, createResource, type Days, dayText, numberFormatOf, type Resource } from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import type { OpenInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { type CreditNote, creditNotes, ISSUED } from './credit-notes.model.ts';

/** The credit notes of a process. */
export interface OpenCreditNotes {
  readonly resource: Resource<CreditNote>;
  readonly documents: Documents;
}

/** Opens the credit notes of a process, once: all modules that write them share them. */
export function openCreditNotes(
  { resource: invoices, clients, organization }: Pick<OpenInvoices, 'resource' | 'clients' | 'organization'>,
  printing: Printing,
): OpenCreditNotes {
  const { kit } = invoices;
  const numbers = createNumbering(kit.db, creditNotes.name, {
    field: 'credit_note_number',
    prefix: 'CN-',
    format: () => numberFormatOf(organization.current(), 'credit_note_number_format'),
  });
  const printed = printedCreditNote(kit.days);
  const documents = printing.documents(printed, requestClient(kit));
  const { capture } = documents;
  const rules = creditNoteRules(kit, { invoices, clients, organization, numbers, capture });
  const resource: Resource<CreditNote> = createResource(kit, creditNotes, rules);
  const exclude: ExcludeRecords = (_client, session) => numbers.exclude(session);
  clients.followOwner(followOwner(resource, exclude));
  clients.named.add(resource, { sentStatuses: printed.sentStatuses, exclude });
  return { resource, documents };
}

/** Maps credit notes to their documents: a draft is dated today. */
const printedCreditNote = (days: Days): PrintedResource<ShownCreditNote> => ({
  kind: 'credit_note',
  sentStatuses: ISSUED,
  keptOn: 'credit_note.issued',
  numberField: 'credit_note_number',
  dateFields: ['issued_on', 'created_at'],
  partsOf: ({ credit_note_number: number, created_at, invoice_number, reason, ...note }) => {
    const issued_on = note.status === 'draft' ? dayText(days.today()) : note.issued_on || created_at;
    return { number, issued_on, corrects: { number: invoice_number }, note: reason };
  },
});
