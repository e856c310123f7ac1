import type { Receivable } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { compilePopulateNames, dayText, type HandlerOf, trust } from '@bms/service-kit';
import { creditNotes } from '../credit-notes/credit-notes.model.ts';
import { OWED } from '../invoices/balance.ts';
import { aggregate, type Coverage, coverageOf, mostRecords, OWED_AMOUNT, type ReportDeps } from './coverage.ts';
import { movedFrom, sumOfMovementsBefore } from './movements.ts';
import { type Period, readPeriod, tooLarge } from './period.ts';

type Sums = Omit<Receivable, 'client_name' | 'currency_decimals'>;

/** Reports the open amounts of invoices by client, currency and age, as of the end of a day. */
export function receivables(deps: ReportDeps): HandlerOf<'/bms.billing.Reports/Receivables'> {
  const { kit } = deps.invoices;
  const row = kit.contract.rpc('/bms.billing.Reports/Receivables').response.field('records')!.message!;
  const populateNames = compilePopulateNames(row, kit.names);
  return async (call) => {
    const day = readPeriod({ to: call.request.to }, kit.days.today());
    const coverage = coverageOf(deps, call, call.request.client_id);
    const most = mostRecords(call);
    const open = await invoicesOwed(deps, coverage, day);
    const stages = [...open, groupByAge(day), ...SORTED, { $limit: most + 1 }];
    const found = await aggregate<Sums>(deps, stages, call);
    if (found.length > most)
      throw tooLarge('client_id', `The report has more than ${most} records. Choose a client_id.`);
    const records = found.map((sums) => ({
      ...sums,
      client_name: '',
      currency_decimals: currencyDecimals(sums.currency),
    }));
    return { records: await populateNames(records, call), to: dayText(day.to) };
  };
}

/**
 * Returns the stages that find the invoices with an open amount or a credit at the end of a day. Those are among the
 * invoices that are open or overpaid now, and those that were settled later, by a movement or a credit note after the day.
 */
async function invoicesOwed(deps: ReportDeps, coverage: Coverage, { after }: Period): Promise<object[]> {
  const isPast = after <= deps.invoices.kit.days.today();
  const creditedLater = isPast ? await creditedFrom(deps, coverage, after) : [];
  const candidates = [
    { status: { $in: OWED } },
    { refund_due: { $gt: 0 } },
    ...movedFrom(after),
    { _id: { $in: creditedLater } },
  ];
  return [
    { $match: trust({ $and: [{ $or: candidates }, ...coverage.filters] }) },
    {
      $project: {
        client_id: 1,
        currency: coverage.currency,
        sent_on: 1,
        due_date: 1,
        total: 1,
        credited: 1,
        moved: sumOfMovementsBefore(after),
      },
    },
    { $match: { sent_on: { $lt: after } } },
    ...(isPast ? creditedBefore(after) : []),
    { $set: { open: { $subtract: [{ $add: ['$total', '$moved'] }, { $ifNull: ['$credited', 0] }] } } },
    { $match: { open: { $ne: 0 } } },
    { $set: { owed: { $max: ['$open', 0] }, credit: { $max: [{ $multiply: [-1, '$open'] }, 0] } } },
  ];
}

/** Returns the ids of the invoices that were credited on a day or later. */
function creditedFrom({ invoices: { kit } }: ReportDeps, { clientId }: Coverage, day: Date): Promise<unknown[]> {
  const filter = { issued_on: { $gte: day }, ...(clientId && { client_id: clientId }) };
  return kit.db.collection(creditNotes.name).distinct('invoice_id', filter);
}

/** Returns the stages that replace the credited amount of an invoice by that before a day. */
const creditedBefore = (day: Date): object[] => [
  {
    $lookup: {
      from: creditNotes.name,
      localField: '_id',
      foreignField: 'invoice_id',
      pipeline: [{ $match: { issued_on: { $lt: day } } }, { $project: { owed: OWED_AMOUNT } }],
      as: 'credits',
    },
  },
  { $set: { credited: { $sum: '$credits.owed' } } },
];

function groupByAge({ to }: Period): object {
  const late = { $dateDiff: { startDate: '$due_date', endDate: to, unit: 'day' } };
  const sumIf = (...conditions: object[]) => ({ $sum: { $cond: [{ $and: conditions }, '$owed', 0] } });
  const within = (first: number, last: number) => sumIf({ $gte: [late, first] }, { $lte: [late, last] });
  return {
    $group: {
      _id: { currency: '$currency', client_id: '$client_id' },
      count: { $sum: { $cond: [{ $gt: ['$owed', 0] }, 1, 0] } },
      not_due: sumIf({ $lte: [late, 0] }),
      overdue_1_30: within(1, 30),
      overdue_31_60: within(31, 60),
      overdue_61_90: within(61, 90),
      overdue_over_90: sumIf({ $gt: [late, 90] }),
      total: { $sum: '$owed' },
      credit: { $sum: '$credit' },
    },
  };
}

const SORTED = [
  { $set: { currency: '$_id.currency', client_id: '$_id.client_id' } },
  { $sort: { currency: 1, total: -1, client_id: 1 } },
  { $unset: '_id' },
];
