import { cancellationReason, type DocumentLanguage, documentLanguages } from '@bms/documents';
import {
  assertStatus,
  type Call,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  insertRecord,
  loadForChange,
  type Resource,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import type { OpenInvoices } from '../invoices/invoice-resource.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import { withoutFees } from '../invoices/reminders/reminder.ts';
import { issuedNotesOf } from './credit-amounts.ts';
import type { OpenCreditNotes } from './credit-note-resource.ts';
import type { CreditNote } from './credit-notes.model.ts';
import { findInvoice, valuesOfInvoice } from './credited-invoice.ts';
import { restOfInvoice } from './rest-of-invoice.ts';

type Deps = Pick<OpenInvoices, 'resource' | 'organization'> & { readonly creditNotes: OpenCreditNotes };

/**
 * Creates the handler that cancels an invoice: a draft is only cancelled; of a sent one, everything that is not credited
 * yet is credited today, so that the reports of past days stay the same.
 * @throws ApiError validation_failed for an invoice with payments, or one that is paid or cancelled
 */
export function cancelInvoice(deps: Deps): HandlerOf<'/bms.billing.Invoices/Cancel'> {
  const { resource: invoices, creditNotes } = deps;
  const answer = compileAnswer(invoices, invoices.rpc('Cancel'));
  const showNote = compileAnswer(creditNotes.resource, creditNotes.resource.rpc('Get'));
  return async (call) => {
    const language = await prepare(deps, call);
    return invoices.kit.write(call, async (tx) => {
      const invoice = await loadForChange(invoices, call, call.request.id, 'update', tx);
      assertStatus(invoices, invoice, 'cancelled', 'Cancel');
      if (invoice.status === 'draft')
        return answer(await changeRecord(invoices, invoice, { status: 'cancelled' }, call, tx), 'Cancelled.');
      const note = await issueRest(deps, await waiveFees(invoices, invoice, call, tx), language, call, tx);
      const cancelled = await findInvoice(invoices, invoice._id, tx.session);
      call.setVersion(cancelled.version);
      const { record } = await showNote(note);
      const text = `Cancelled by credit note ${note.credit_note_number}.`;
      return { ...(await answer(cancelled, text)), credit_note: record };
    });
  };
}

/**
 * Reads what the credit note of an invoice shows besides its record.
 * @returns the language of the credit note
 */
async function prepare(
  { resource, organization, creditNotes }: Deps,
  call: Call<{ id: number }>,
): Promise<DocumentLanguage> {
  const found = await resource.model.findById(call.request.id, { client_id: 1, status: 1 }).lean();
  const isSent = found !== null && found.status !== 'draft';
  const language = isSent ? await creditNotes.documents.capture.prepare(call, found.client_id) : undefined;
  const [general] = organization.current().locale.split('-');
  return language ?? documentLanguages.find((known) => known === general) ?? 'en';
}

/** Waives the fees of an invoice's reminders, since nothing is left to pay late. */
const waiveFees = (invoices: Resource<Invoice>, invoice: Invoice, call: Call, tx: Transaction): Promise<Invoice> =>
  changeRecord(invoices, invoice, withoutFees(invoice, invoices.kit.days.today()), call, tx);

/** Issues a credit note of everything that other credit notes of an invoice left. */
async function issueRest(
  { organization, creditNotes: { resource } }: Deps,
  invoice: Invoice,
  language: DocumentLanguage,
  call: Call,
  tx: Transaction,
): Promise<CreditNote> {
  const issued = await issuedNotesOf(resource, invoice._id, tx.session);
  const values: StoredValues<CreditNote> = {
    ...valuesOfInvoice(invoice, organization.current().currency),
    invoice_id: invoice._id,
    reason: cancellationReason(invoice.invoice_number, language),
    items: restOfInvoice(invoice, issued).map(({ tax_ids = [], unit_type = '', ...line }) => ({
      ...line,
      tax_ids: [...tax_ids],
      unit_type,
    })),
  };
  const draft = await insertRecord(resource, values, call, tx);
  return changeRecord(resource, draft, { status: 'issued', issued_on: resource.kit.days.today() }, call, tx);
}
