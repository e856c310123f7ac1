import { chargesWrongTax, type TaxSnapshot } from '@bms/document-lines';
import type { JobRun } from '@bms/events';
import type { SentCapture } from '@bms/printing';
import type { Clients } from '@bms/projections';
import {
  type Call,
  changeRecord,
  insertRecord,
  ownCall,
  type Resource,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { mongo, trusted } from 'mongoose';
import type { Invoice } from '../invoices/invoices.model.ts';
import type { PaymentTerms } from '../invoices/payment-terms.ts';
import { taxPartyViolations } from '../invoices/tax-parties.ts';
import { ALL_RECORDS, findOfLines } from '../items/document-lookups.ts';
import type { RecurringInvoice } from './recurring-invoices.model.ts';
import { nextPeriod, positionAfterNext } from './schedule.ts';

/** The number of recurring invoices that are read at once. */
const CHUNK = 100;

/** The dependencies of the job. */
interface DueInvoicesDeps {
  readonly recurring: Resource<RecurringInvoice>;
  readonly invoices: Resource<Invoice>;
  readonly terms: PaymentTerms;
  readonly clients: Pick<Clients, 'find'>;
  /** Captures what a sent invoice shows. */
  readonly capture: Pick<SentCapture, 'prepare' | 'partiesFor'>;
  /** Sends an invoice as part of a transaction. */
  send(draft: Invoice, call: Call, tx: Transaction): Promise<Invoice>;
}

/**
 * Creates the job that creates the invoices of recurring invoices that are due, also those of days on which no process
 * ran. An invoice is created in the transaction that moves the schedule on, so each is created once, by any number of
 * processes and after any failure. An invoice with a tax that its client is exempt from or owes, or whose parties lack the
 * VAT numbers that it needs, is not sent: it stays a draft for a user to correct, since a sent one could only be credited. One that fails is tried again by the next run, and does not hold up the others.
 */
export function createDueInvoices(deps: DueInvoicesDeps): (run: Pick<JobRun, 'signal'>) => Promise<void> {
  const { recurring } = deps;
  return async ({ signal }) => {
    const today = recurring.kit.days.today();
    const skipped: number[] = [];
    const findDue = () =>
      recurring.model
        .find({ status: 'active', next_on: trusted({ $lte: today }), _id: trusted({ $nin: skipped }) }, { _id: 1 })
        .sort({ next_on: 1 })
        .limit(CHUNK)
        .lean();
    for (let due = await findDue(); due.length > 0 && !signal.aborted; due = await findDue()) {
      for (const { _id } of due) {
        if (signal.aborted) return;
        await createNext(deps, _id, today, () => skipped.push(_id)).catch((err: unknown) => {
          skipped.push(_id);
          recurring.kit.log.error({ err, recurring_invoice: _id }, 'creating a recurring invoice failed');
        });
      }
    }
  };
}

/**
 * Creates the next invoice of a recurring invoice, unless another process has done so.
 * @param skip called instead if the client was deleted: the event of its deletion pauses the recurring invoice
 */
async function createNext(deps: DueInvoicesDeps, id: number, today: Date, skip: () => void): Promise<void> {
  const { recurring, invoices } = deps;
  const { kit, model } = recurring;
  const template = await model.findById(id).lean();
  if (!template) return;
  const call = ownCall(kit, { rpc: invoices.rpc('Create').path, userId: template.created_by });
  // The projection of the client is fetched if it is missing.
  if ((await kit.references.lookup('clients')([template.client_id], call)).length > 0) return skip();
  const taxIds = [...new Set((template.items ?? []).flatMap(({ tax_ids }) => tax_ids ?? []))];
  const { taxes } = await findOfLines(kit.db, { items: [], taxes: taxIds }, ALL_RECORDS);
  if (template.send) await deps.capture.prepare(call, template.client_id);
  await kit.write(call, async (tx) => {
    const due = await model
      .findOne({ _id: id, status: 'active', next_on: trusted({ $lte: today }) })
      .session(tx.session)
      .lean();
    if (!due?.next_on) return;
    const due_date = await deps.terms.dueDate(due.next_on, due, tx.session);
    const draft = await insertRecord(invoices, { ...draftOf(due, taxes), ...nextPeriod(due), due_date }, call, tx);
    if (due.send && (await canBeSent(deps, draft, call, tx))) await deps.send(draft, call, tx);
    const position = { ...positionAfterNext(due), last_on: due.next_on, last_invoice_id: draft._id };
    await changeRecord(recurring, due, position, call, tx);
  });
}

async function canBeSent(
  { capture, clients, invoices }: DueInvoicesDeps,
  draft: Invoice,
  call: Call,
  tx: Transaction,
): Promise<boolean> {
  const parties = capture.partiesFor(call, draft.client_id);
  const lacks = parties ? taxPartyViolations(draft, parties).map(({ field }) => field) : [];
  const isWrong = chargesWrongTax(draft, await clients.find(draft.client_id, tx.session));
  if (isWrong || lacks.length > 0)
    invoices.kit.log.warn({ invoice: draft._id, lacks }, 'recurring invoice kept as draft: wrong taxes');
  return !isWrong && lacks.length === 0;
}

/** Returns the values of the invoice, with the current rates of its taxes; a deleted tax keeps the last known one. */
function draftOf(template: RecurringInvoice, current: ReadonlyMap<number, TaxSnapshot>): StoredValues<Invoice> {
  const { _id, client_id, currency, items, note, terms, prices_include_tax, discount_percent, discount_amount } =
    template;
  const updated = <Kept extends { tax_id: number }>(all: readonly Kept[] = []) =>
    all.map((tax) => ({ ...tax, ...currentValues(current.get(tax.tax_id)) }));
  return {
    recurring_invoice_id: _id,
    client_id,
    currency,
    items,
    taxes: updated(template.taxes),
    withheld: updated(template.withheld),
    note,
    terms,
    prices_include_tax,
    ...(discount_percent != null && { discount_percent }),
    ...(discount_amount != null && { discount_amount }),
  };
}

function currentValues(tax: TaxSnapshot | undefined) {
  return tax && { ...tax, rate: mongo.Decimal128.fromString(String(tax.rate)) };
}
