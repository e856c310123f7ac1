import { createSentCapture, requestClient, type SentCapture } from '@bms/printing';
import {
  createNumbering,
  createResource,
  followClientName,
  type Kit,
  numberFormatOf,
  oncePerProcess,
  type Resource,
} from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { creditNoteRules } from './credit-note-rules.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** The credit notes of a process. */
export interface OpenCreditNotes {
  readonly resource: Resource<CreditNote>;
  /** Captures what credit notes show when they are issued. */
  readonly capture: SentCapture;
}

/** Opens the credit notes of a process, for all modules that write them. */
export const openCreditNotes: (kit: Kit) => Promise<OpenCreditNotes> = oncePerProcess(open);

async function open(kit: Kit): Promise<OpenCreditNotes> {
  const { resource: invoices, clients, organization } = await openInvoices(kit);
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
  followClientName(resource, { sentStatuses, exclude });
  return { resource, capture };
}
