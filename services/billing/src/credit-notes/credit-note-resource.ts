import { type Documents, type Printing, requestClient } from '@bms/printing';
import { createNumbering, createResource, numberFormatOf, type Resource } from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import type { OpenInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

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
