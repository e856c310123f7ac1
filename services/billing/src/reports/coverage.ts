import { type Call, type KnownOrganization, type Resource, remainingMs, scopeOf, trust } from '@bms/service-kit';
import { creditNotes, ISSUED } from '../credit-notes/credit-notes.model.ts';
import { OWED } from '../invoices/balance.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import type { Period } from './period.ts';

/** The dependencies of the reports. */
export interface ReportDeps {
  readonly invoices: Resource<Invoice>;
  /** Provides the currency of older invoices. */
  readonly organization: KnownOrganization;
}

/** The invoices that a report covers. */
export interface Coverage {
  /** The filters of the invoices: those that count, of the client, within the scope of the caller. */
  readonly filters: readonly object[];
  /** The client; undefined if the report covers all. */
  readonly clientId: number | undefined;
  /** The stages that select the credit notes that the caller may know of: in the portal, those that were issued. */
  readonly creditNotes: readonly object[];
  /** The expression of an invoice's currency. */
  readonly currency: object;
}

/**
 * An invoice counts once it is sent. A cancelled one only counts if it was credited in full: its credit notes balance it.
 * Any other one was cancelled before cancellations issued credit notes; it counts in no period, and neither do its credit notes.
 */
const COUNTED = {
  $or: [
    { status: { $in: [...OWED, 'paid'] } },
    {
      status: 'cancelled',
      $or: [{ credited: { $gt: 0 } }, { credited_withheld: { $gt: 0 } }],
      $expr: { $gte: [{ $add: ['$credited', { $ifNull: ['$credited_withheld', 0] }] }, '$total'] },
    },
  ],
};

/** The expression of a document's amount without taxes. Older invoices have neither taxes nor discounts. */
export const NET = { $subtract: [{ $ifNull: ['$subtotal', '$total'] }, { $ifNull: ['$discount_total', 0] }] };

/** The expression of what a document owes or credits: its total less what is withheld. Older ones withhold nothing. */
export const OWED_AMOUNT = { $subtract: ['$total', { $ifNull: ['$withheld_total', 0] }] };

/** Returns the invoices that a report covers. @throws ApiError forbidden */
export function coverageOf(deps: ReportDeps, call: Call, clientId: number | undefined): Coverage {
  const scope = scopeOf(deps.invoices, call, 'view');
  const ofClient = clientId ? [{ client_id: clientId }] : [];
  const { currency } = deps.organization.current();
  return {
    filters: [COUNTED, ...ofClient, ...(Object.keys(scope).length > 0 ? [scope] : [])],
    clientId: clientId || undefined,
    creditNotes: call.caller.userType === 'client' ? [{ $match: { status: { $in: ISSUED } } }] : [],
    currency: { $cond: [{ $gt: ['$currency', ''] }, '$currency', currency] },
  };
}

/** Returns the condition that an invoice was sent in a period. */
function sentIn({ from, after }: Period): object {
  return { sent_on: { $gte: from, $lt: after } };
}

/**
 * Returns the stages that find the credit notes of covered invoices, issued within some days.
 * @param from undefined for all days before `after`
 */
export function creditNotesBetween(
  coverage: Coverage,
  from: Date | undefined,
  after: Date,
  invoices: string,
): object[] {
  const { filters, clientId } = coverage;
  // Drafts have no day of issue.
  const issued = { issued_on: { ...(from && { $gte: from }), $lt: after } };
  const covered = [{ $match: { $and: filters } }, { $project: { _id: 1 } }];
  const lookup = { from: invoices, localField: 'invoice_id', foreignField: '_id', pipeline: covered, as: 'covered' };
  return [
    { $match: { ...(clientId && { client_id: clientId }), ...issued } },
    { $lookup: lookup },
    { $match: { 'covered.0': { $exists: true } } },
  ];
}

/** The stages by which the documents of a report are read. */
export interface DocumentStages {
  /** Projects an invoice. */
  readonly invoice: object;
  /** Projects a credit note, with negative amounts. */
  readonly creditNote: object;
  /** Projects an entry of `deposits` of an invoice sent in the period, with negative amounts. */
  readonly offset: object;
}

/**
 * Returns the stages that read the invoices sent in a period together with the credit notes issued in it. The deposits
 * that those invoices offset are taken off, since they have been reported with their own invoices.
 */
export function documentsOf(
  { invoices }: ReportDeps,
  coverage: Coverage,
  period: Period,
  { invoice, creditNote, offset }: DocumentStages,
): object[] {
  const collection = invoices.definition.name;
  const credited = [...creditNotesBetween(coverage, period.from, period.after, collection), { $project: creditNote }];
  const sent = [sentIn(period), ...coverage.filters];
  return [
    { $match: trust({ $and: sent }) },
    { $project: invoice },
    { $unionWith: { coll: creditNotes.name, pipeline: credited } },
    { $unionWith: { coll: collection, pipeline: [...offsetDeposits(sent), { $project: offset }] } },
  ];
}

/** Returns the stages that find the deposits that some invoices offset, dated as those. */
function offsetDeposits(filters: readonly object[]): object[] {
  return [
    { $match: { $and: [...filters, { deposited: { $gt: 0 } }] } },
    { $project: { sent_on: 1, client_id: 1, currency: 1, deposits: 1 } },
    { $unwind: '$deposits' },
  ];
}

/** Runs an aggregation over invoices within the deadline of the call. */
export async function aggregate<Row>({ invoices }: ReportDeps, stages: readonly object[], call: Call): Promise<Row[]> {
  return invoices.model.aggregate<Row>(stages).option({ maxTimeMS: remainingMs(call) });
}

/** Returns the maximum number of records in the response to a call. */
export const mostRecords = ({ rpc }: Call): number => rpc.response.field('records')!.rules.maxItems;
