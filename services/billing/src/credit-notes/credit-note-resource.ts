import { createSentCapture, requestClient, type SentCapture } from '@bms/printing';
import { createNumbering, createResource, numberFormatOf, type Resource } from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import type { OpenInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** The credit notes of a process. */
export interface OpenCreditNotes {
  readonly resource: Resource<CreditNote>;
  /** Captures what credit notes show when they are issued. */
  readonly capture: SentCapture;
}

/** Opens the credit notes of a process, once: all modules that write them share them. */
export function openCreditNotes({ resource: invoices, clients, organization }: OpenInvoices): OpenCreditNotes {
  const { kit } = invoices;
  const numbers = createNumbering(kit.db, creditNotes.name, {
    field: 'credit_note_number',
    prefix: 'CN-',
    format: () => numberFormatOf(organization.current(), 'credit_note_number_format'),
  });
  const { sentStatuses } = printedCreditNote(kit.days);
  const capture = createSentCapture({ kit, sentStatuses, findClient: requestClient(kit), resource: () => resource });
  const rules = creditNoteRules(kit, { invoices, clients, organization, numbers, capture });
  const resource: Resource<CreditNote> = createResource(kit, creditNotes, rules);
  const exclude: ExcludeRecords = (_client, session) => numbers.exclude(session);
  clients.followOwner(followOwner(resource, exclude));
  clients.named.add(resource, { sentStatuses, exclude });
  return { resource, capture };
}
