import type { InvoiceNumbersRequest, RegisteredNumber } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import {
  type Call,
  compilePopulateNames,
  dayText,
  type HandlerOf,
  type Numbering,
  type NumberSeries,
  remainingMs,
  scopeOf,
  trust,
} from '@bms/service-kit';
import { mostRecords, type ReportDeps } from './coverage.ts';
import { tooLarge } from './period.ts';

type Deps = ReportDeps & { readonly numbers: Pick<Numbering, 'allSeries'> };

/** An invoice of the series, also a deleted draft. */
interface Numbered {
  readonly _id: number;
  readonly invoice_number: string;
  readonly position: number;
  readonly status: string;
  readonly client_id: number;
  readonly sent_on?: Date;
  readonly total: number;
  readonly currency?: string;
  readonly deleted_at?: Date;
  readonly deleted_by?: number;
}

/** The numbers of a series that a request chooses. */
interface Range {
  readonly prefix: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Reports every number of a series with its invoice, or the reason why there is none. Invoices that the caller may not
 * view are left out, and so are missing numbers if the caller may not view all.
 */
export function invoiceNumbers(deps: Deps): HandlerOf<'/bms.billing.Reports/InvoiceNumbers'> {
  const { invoices, numbers } = deps;
  const row = invoices.kit.contract.rpc('/bms.billing.Reports/InvoiceNumbers').response.field('records')!.message!;
  const populateNames = compilePopulateNames(row, invoices.kit.names);
  return async (call) => {
    const { current, all } = await numbers.allSeries();
    const range = rangeOf(call.request, current, all, mostRecords(call));
    const found = await findNumbered(deps, range, call);
    const isComplete = Object.keys(scopeOf(invoices, call, 'view')).length === 0;
    const known = found.map((one) => registered(one, deps.organization.current().currency));
    const records = isComplete ? withMissing(known, found, range) : known;
    return {
      records: await populateNames(records, call),
      series: range.prefix,
      all_series: all.map(({ prefix, last }) => ({ series: prefix, last })),
    };
  };
}

/** @throws ApiError validation_failed naming `first` for more numbers than a response has */
function rangeOf(
  { series, first: begin, last }: InvoiceNumbersRequest,
  current: string,
  all: readonly NumberSeries[],
  most: number,
): Range {
  const prefix = series || current;
  const first = begin ?? 1;
  const assigned = all.find((one) => one.prefix === prefix)?.last ?? 0;
  const end = Math.min(last ?? assigned, assigned);
  if (end - first + 1 > most)
    throw tooLarge(
      'first',
      `The register has more than ${most} numbers. Choose first and last, at most ${most} apart.`,
    );
  return { prefix, first, last: end };
}

/** Finds the invoices of a range and the deleted drafts, by number. */
async function findNumbered({ invoices }: Deps, { prefix, first, last }: Range, call: Call): Promise<Numbered[]> {
  const pattern = `^${prefix.replace(/[^A-Za-z0-9_/-]/g, '\\$&')}\\d+$`;
  const chosen = {
    $match: trust({ $and: [{ invoice_number: { $regex: pattern } }, scopeOf(invoices, call, 'view')] }),
  };
  const position = { $toLong: { $substrCP: ['$invoice_number', prefix.length, 40] } };
  const shown = { invoice_number: 1, client_id: 1, sent_on: 1, total: 1, currency: 1, position };
  const deleted = { ...shown, status: { $literal: 'deleted' }, deleted_at: 1, deleted_by: 1 };
  const stages = [
    chosen,
    { $project: { ...shown, status: 1 } },
    { $unionWith: { coll: invoices.deleted.collection.name, pipeline: [chosen, { $project: deleted }] } },
    { $match: { position: { $gte: first, $lte: last } } },
    { $sort: { position: 1 } },
  ];
  return invoices.model.aggregate<Numbered>(stages).option({ maxTimeMS: remainingMs(call) });
}

/** @param fallback the currency of older invoices */
function registered(
  { _id, invoice_number, status, client_id, sent_on, total, deleted_at, deleted_by, ...invoice }: Numbered,
  fallback: string,
): RegisteredNumber {
  const currency = invoice.currency || fallback;
  return {
    number: invoice_number,
    status,
    invoice_id: _id,
    client_id,
    client_name: '',
    ...(sent_on && { sent_on: dayText(sent_on) }),
    total,
    currency,
    currency_decimals: currencyDecimals(currency),
    ...(deleted_at && { deleted_at: deleted_at.toISOString() }),
    ...(deleted_by !== undefined && { deleted_by }),
    deleted_by_name: '',
  };
}

/** Adds the numbers of a range that no invoice has; there are none unless data were lost. */
function withMissing(
  known: readonly RegisteredNumber[],
  found: readonly Numbered[],
  { prefix, first, last }: Range,
): RegisteredNumber[] {
  const byPosition = new Map(found.map(({ position }, at) => [Number(position), known[at]!]));
  const length = Math.max(0, last - first + 1);
  return Array.from({ length }, (_, at) => byPosition.get(first + at) ?? missing(`${prefix}${first + at}`));
}

const missing = (number: string): RegisteredNumber => ({
  number,
  status: 'missing',
  client_name: '',
  currency: '',
  deleted_by_name: '',
});
