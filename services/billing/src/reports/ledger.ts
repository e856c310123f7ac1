import type { LedgerEntry } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { type Call, compilePopulateNames, dayText, type HandlerOf, trust } from '@bms/service-kit';
import { aggregate, type Coverage, coverageOf, documentsOf, mostRecords, type ReportDeps } from './coverage.ts';
import { KIND_ORDER, movedWithin, movementsOfInvoice } from './movements.ts';
import { assertFits, type Period, readPeriod } from './period.ts';

/** A document or a movement of the period. */
interface Entry {
  readonly kind: string;
  readonly on: Date;
  readonly number: string;
  /** The id in the collection of sent documents of the document, or of the invoice of a movement. */
  readonly document: string;
  readonly client_id: number;
  readonly currency: string;
  /** The sign of its amounts in the account of the client. */
  readonly sign: number;
  readonly total: number;
  /** Undefined for a movement of money. */
  readonly taxes?: readonly Tax[];
  readonly withheld?: readonly Omit<Tax, 'category'>[];
}

interface Tax {
  readonly title: string;
  readonly rate: unknown;
  readonly category: string;
  readonly base: number;
  readonly amount: number;
}

/** The collection with the inputs of the documents that were sent, see @bms/printing. */
const SENT_DOCUMENTS = 'sent_documents';

/** Reports the documents and the movements of money of a period, with a record for each document and tax. */
export function ledger(deps: ReportDeps): HandlerOf<'/bms.billing.Reports/Ledger'> {
  const { kit } = deps.invoices;
  const row = kit.contract.rpc('/bms.billing.Reports/Ledger').response.field('records')!.message!;
  const populateNames = compilePopulateNames(row, kit.names);
  return async (call) => {
    const period = readPeriod(call.request, kit.days.today());
    const coverage = coverageOf(deps, call, call.request.client_id);
    const most = mostRecords(call);
    const [documents, movements] = await Promise.all([
      documentsIn(deps, coverage, period, call),
      movementsIn(deps, coverage, period, call),
    ]);
    const entries = assertFits([...documents, ...movements], most, period).toSorted(inOrder);
    const vatNumbers = await vatNumbersOf(deps, entries);
    const records = entries.flatMap((entry) => recordsOf(entry, vatNumbers.get(entry.document) ?? ''));
    return {
      records: await populateNames(assertFits(records, most, period), call),
      from: dayText(period.from),
      to: dayText(period.to),
    };
  };
}

const inOrder = (one: Entry, other: Entry): number =>
  one.on.getTime() - other.on.getTime() ||
  KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
  (one.number < other.number ? -1 : Number(one.number > other.number));

/** Finds the invoices, the deposits that they offset, and the credit notes of a period. */
function documentsIn(deps: ReportDeps, coverage: Coverage, period: Period, call: Call): Promise<Entry[]> {
  const ofInvoice = { number: '$invoice_number', client_id: 1, currency: coverage.currency, on: '$sent_on' };
  const invoiceId = { document: documentId('invoices') };
  const stages = documentsOf(deps, coverage, period, {
    invoice: {
      ...ofInvoice,
      ...invoiceId,
      kind: { $literal: 'invoice' },
      sign: { $literal: 1 },
      total: 1,
      taxes: TAXES,
      withheld: WITHHELD,
    },
    creditNote: {
      ...{ kind: { $literal: 'credit_note' }, number: '$credit_note_number', on: '$issued_on' },
      ...{ document: documentId('credit_notes'), client_id: 1, currency: 1 },
      ...{ sign: { $literal: -1 }, total: 1, taxes: TAXES, withheld: WITHHELD },
    },
    offset: {
      ...{ ...ofInvoice, number: '$deposits.invoice_number', document: documentId('invoices', '$deposits.invoice_id') },
      ...{ kind: { $literal: 'deposit' }, sign: { $literal: -1 } },
      ...{ total: '$deposits.total', taxes: { $ifNull: ['$deposits.taxes', []] } },
      withheld: { $ifNull: ['$deposits.withheld', []] },
    },
  });
  return aggregate(deps, [...stages, { $limit: mostRecords(call) + 1 }], call);
}

const documentId = (resource: string, id = '$_id') => ({ $concat: [`${resource}/`, { $toString: id }] });

/** The taxes of a document; older ones have none. */
const TAXES = { $ifNull: ['$taxes', []] };
const WITHHELD = { $ifNull: ['$withheld', []] };

/**
 * Finds the payments, refunds, write-offs and fees of a period. Deposits and what is withheld are among the documents, and transfers between
 * two invoices move no money.
 */
async function movementsIn(
  deps: ReportDeps,
  coverage: Coverage,
  { from, after }: Period,
  call: Call,
): Promise<Entry[]> {
  const movement = { $filter: { input: movementsOfInvoice(), as: 'one', cond: inPeriod(from, after) } };
  const document = documentId('invoices');
  const stages = [
    { $match: trust({ $and: [{ $or: movedWithin(from, after) }, ...coverage.filters] }) },
    { $project: { number: '$invoice_number', client_id: 1, currency: coverage.currency, document, movement } },
    { $unwind: '$movement' },
    { $limit: mostRecords(call) + 1 },
  ];
  type Row = Omit<Entry, 'kind' | 'on' | 'sign' | 'total'> & { readonly movement: Movement };
  const found = await aggregate<Row>(deps, stages, call);
  return found.map(({ movement: { kind, on, amount }, ...row }) => ({ ...row, kind, on, sign: 1, total: amount }));
}

interface Movement {
  readonly kind: string;
  readonly on: Date;
  readonly amount: number;
}

const inPeriod = (from: Date, after: Date) => ({
  $and: [
    { $gte: ['$$one.on', from] },
    { $lt: ['$$one.on', after] },
    { $not: { $in: ['$$one.kind', ['withholding', 'deposit', 'transfer']] } },
  ],
});

/** Returns the VAT numbers of the clients when their documents were sent, by document. */
async function vatNumbersOf({ invoices }: ReportDeps, entries: readonly Entry[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.map(({ document }) => document))];
  const sent = invoices.kit.db.collection<{ _id: string; vat_number?: string }>(SENT_DOCUMENTS);
  const projection = { vat_number: '$inputs.client.vat_number' };
  const found = await sent.find({ _id: { $in: ids } }, { projection }).toArray();
  return new Map(found.map(({ _id, vat_number = '' }) => [_id, vat_number]));
}

/** Returns the records of an entry: one for each tax, one for what bears none, and one for each withholding tax. */
function recordsOf(
  { kind, on, number, client_id, currency, sign, total, taxes, withheld = [] }: Entry,
  vat_number: string,
): LedgerEntry[] {
  const common = { date: dayText(on), kind, number, client_id, client_name: '', vat_number };
  const unit = { currency, currency_decimals: currencyDecimals(currency) };
  const without = { ...common, ...unit, tax_title: '', category: '' };
  if (!taxes) return [{ ...without, net: 0, tax: 0, gross: sign * total }];
  const taxed = taxes.map(({ title, rate, category, base, amount }) => ({
    ...{ ...common, ...unit, tax_title: title, rate: String(rate), category },
    ...{ net: sign * base, tax: sign * amount, gross: sign * (base + amount) },
  }));
  const rest = taxed.reduce((left, { gross }) => left - gross, sign * total);
  const untaxed = rest === 0 && taxed.length > 0 ? [] : [{ ...without, net: rest, tax: 0, gross: rest }];
  const deducted = withheld.map(({ title, rate, amount }) => ({
    ...{ ...without, kind: 'withholding', tax_title: title, rate: String(rate) },
    ...{ net: 0, tax: 0, gross: -sign * amount },
  }));
  return [...taxed, ...untaxed, ...deducted];
}
