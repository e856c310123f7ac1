import { invalid } from '@bms/contracts';
import type { StatementEntry, StatementRequest } from '@bms/contracts/types/billing';
import { currencyDecimals } from '@bms/money';
import { type Call, compilePopulateNames, dayText, type HandlerOf, trust, unknownReference } from '@bms/service-kit';
import { creditNotes } from '../credit-notes/credit-notes.model.ts';
import { aggregate, type Coverage, coverageOf, creditNotesBetween, mostRecords, type ReportDeps } from './coverage.ts';
import { KIND_ORDER, movementsOfInvoice } from './movements.ts';
import { assertFits, type Period, readPeriod } from './period.ts';

/** A movement of a client's account. */
interface Movement {
  readonly kind: string;
  readonly on: Date;
  readonly number: string;
  readonly invoice_id: number;
  readonly currency: string;
  readonly amount: number;
}

/** The balance of a client in one currency. */
interface Balance {
  readonly _id: string;
  readonly balance: number;
}

/** Reports the movements of a client's account with the balances before, between and after them, by currency. */
export function statement(deps: ReportDeps): HandlerOf<'/bms.billing.Reports/Statement'> {
  const { kit } = deps.invoices;
  const populateNames = compilePopulateNames(kit.contract.rpc('/bms.billing.Reports/Statement').response, kit.names);
  return async (call) => {
    const client_id = clientOf(call);
    const period = readPeriod(call.request, deps.invoices.kit.days.today());
    const coverage = coverageOf(deps, call, client_id);
    const [opening, movements] = await Promise.all([
      balancesBefore(deps, coverage, period, call),
      movementsIn(deps, coverage, period, call),
    ]);
    const records = entriesOf(opening, movements, period);
    const answer = { records, client_id, client_name: '', from: dayText(period.from), to: dayText(period.to) };
    // Without an entry, it is unknown whether the caller may see the client.
    const [named = answer] = records.length > 0 ? await populateNames([answer], call) : [];
    return { ...named, records: assertFits(records, mostRecords(call), period) };
  };
}

/**
 * Returns the client of a statement; for portal users it is their own.
 * @throws ApiError validation_failed naming client_id if staff sent none, or portal users that of another client
 */
function clientOf({ request: { client_id }, caller }: Call<StatementRequest>): number {
  if (caller.userType !== 'client') {
    if (client_id) return client_id;
    throw invalid({ field: 'client_id', code: 'required', message: 'client_id is required.' });
  }
  if (client_id && client_id !== caller.clientId) throw invalid(unknownReference('client_id', client_id));
  return caller.clientId;
}

/** Returns the stages that read the movements of covered invoices. @param from undefined for all days before `after` */
function movementStages({ invoices }: ReportDeps, coverage: Coverage, from: Date | undefined, after: Date): object[] {
  const invoice = { kind: 'invoice', on: '$sent_on', amount: '$total' };
  const credited = [
    ...creditNotesBetween(coverage, from, after, invoices.definition.name),
    ...coverage.creditNotes,
    { $project: { movement: [CREDIT_NOTE, CREDITED_WITHHOLDING] } },
    { $unwind: '$movement' },
    { $replaceWith: '$movement' },
    { $match: { amount: { $ne: 0 } } },
  ];
  return [
    { $match: trust({ $and: coverage.filters }) },
    {
      $project: {
        number: '$invoice_number',
        currency: coverage.currency,
        movement: { $concatArrays: [[invoice], movementsOfInvoice()] },
      },
    },
    { $unwind: '$movement' },
    { $match: { 'movement.on': { ...(from && { $gte: from }), $lt: after } } },
    {
      $replaceWith: { $mergeObjects: ['$movement', { number: '$number', invoice_id: '$_id', currency: '$currency' }] },
    },
    { $unionWith: { coll: creditNotes.name, pipeline: credited } },
  ];
}

const OF_CREDIT_NOTE = {
  on: '$issued_on',
  number: '$credit_note_number',
  invoice_id: '$invoice_id',
  currency: '$currency',
};

const CREDIT_NOTE = { ...OF_CREDIT_NOTE, kind: 'credit_note', amount: { $multiply: [-1, '$total'] } };

/** The share of a credit note in what its invoice withholds. */
const CREDITED_WITHHOLDING = {
  ...OF_CREDIT_NOTE,
  kind: 'withholding',
  amount: { $ifNull: ['$withheld_total', 0] },
};

function balancesBefore(deps: ReportDeps, coverage: Coverage, { from }: Period, call: Call): Promise<Balance[]> {
  const group = { $group: { _id: '$currency', balance: { $sum: '$amount' } } };
  return aggregate(deps, [...movementStages(deps, coverage, undefined, from), group], call);
}

async function movementsIn(
  deps: ReportDeps,
  coverage: Coverage,
  period: Period,
  call: Call,
): Promise<readonly Movement[]> {
  const most = mostRecords(call);
  const stages = [
    ...movementStages(deps, coverage, period.from, period.after),
    { $set: { order: { $indexOfArray: [KIND_ORDER, '$kind'] } } },
    { $sort: { on: 1, order: 1, invoice_id: 1, number: 1 } },
    { $limit: most + 1 },
  ];
  return assertFits(await aggregate<Movement>(deps, stages, call), most, period);
}

/** Returns the entries of all currencies that have a balance or a movement. */
function entriesOf(opening: readonly Balance[], movements: readonly Movement[], period: Period): StatementEntry[] {
  const before = new Map(opening.filter(({ balance }) => balance !== 0).map(({ _id, balance }) => [_id, balance]));
  const byCurrency = Map.groupBy(movements, ({ currency }) => currency);
  const currencies = [...new Set([...before.keys(), ...byCurrency.keys()])].sort();
  return currencies.flatMap((currency) =>
    entriesIn(currency, before.get(currency) ?? 0, byCurrency.get(currency) ?? [], period),
  );
}

function entriesIn(
  currency: string,
  opening: number,
  movements: readonly Movement[],
  { from, to }: Period,
): StatementEntry[] {
  const currency_decimals = currencyDecimals(currency);
  const common = { currency, currency_decimals };
  let balance = opening;
  const entries = movements.map(({ kind, on, number, invoice_id, amount }) => {
    balance += amount;
    return { kind, date: dayText(on), number, invoice_id, ...common, amount, balance };
  });
  const balanceEntry = (kind: string, day: Date, value: number) => ({
    kind,
    date: dayText(day),
    number: '',
    ...common,
    amount: 0,
    balance: value,
  });
  return [balanceEntry('opening_balance', from, opening), ...entries, balanceEntry('closing_balance', to, balance)];
}
