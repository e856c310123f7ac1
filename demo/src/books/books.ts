import { isDeepStrictEqual } from 'node:util';
import { formatMoney } from '@bms/money';
import type { Api } from '../api.ts';

interface Tax {
  readonly title: string;
  readonly rate: number;
  readonly category: string;
  readonly base: number;
  readonly amount: number;
}

interface Document {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly currency: string;
  readonly taxes: readonly Tax[];
}

/** An invoice of the scenario. */
export interface Invoice extends Document {
  readonly invoice_number: string;
  readonly order_id?: number | null;
  readonly deposit_of_order_id?: number | null;
  readonly items: readonly { title: string; rate: number; tax_ids: readonly number[] }[];
  readonly deposits: readonly { readonly taxes: readonly Tax[]; readonly total: number }[];
  readonly deposited: number;
  readonly balance: number;
  readonly paid: number;
  readonly refunded: number;
}

/** A credit note of the scenario. */
export interface CreditNote extends Document {
  readonly credit_note_number: string;
}

/** All documents of a client. */
export interface Documents {
  readonly invoices: readonly Invoice[];
  readonly notes: readonly CreditNote[];
}

interface Report<Row> {
  readonly records: readonly Row[];
}

/**
 * Prints taxes, revenue, receivables and statement of a client, and compares them with a computation from its documents.
 * @throws Error naming the report that differs
 */
export async function showBooks(api: Api, client: number, documents: Documents): Promise<void> {
  const report = async <Row>(name: string) =>
    (await api.get<Report<Row>>(`/api/reports/${name}?client_id=${client}`)).records;
  const taxes = await report<Tax & { currency: string }>('taxes');
  const revenue = sumOf(await report<{ total: number }>('revenue'), 'total');
  const open = sumOf(await report<{ total: number }>('receivables'), 'total');
  const balance = (await report<{ balance: number }>('statement')).at(-1)?.balance ?? 0;
  const currency = documents.invoices[0]!.currency;
  console.log('  Reports of the client, equal to a computation from its documents:');
  for (const { title, base, amount } of taxes)
    console.log(
      `    ${title.padEnd(24)} ${formatMoney(base, { currency }).padStart(12)} ${formatMoney(amount, { currency }).padStart(12)}`,
    );
  for (const [title, amount] of [
    ['revenue', revenue],
    ['receivables', open],
    ['balance of the statement', balance],
  ] as const)
    console.log(`    ${title.padEnd(24)} ${formatMoney(amount, { currency }).padStart(12)}`);
  assertEqual('taxes', taxes.map(taxRow), taxesOf(documents));
  assertEqual('revenue', revenue, revenueOf(documents));
  assertEqual(
    'receivables',
    open,
    sumOf(
      documents.invoices.filter((one) => one.balance > 0),
      'balance',
    ),
  );
  assertEqual('balance of the statement', balance, sumOf(documents.invoices, 'balance'));
}

type Row = readonly [title: string, rate: number, base: number, amount: number];
const taxRow = ({ title, rate, base, amount }: Tax): Row => [title, Number(rate), base, amount];

/** Returns the taxes of all invoices less those of the deposits that they offset and of the credit notes. */
function taxesOf({ invoices, notes }: Documents): Row[] {
  const signed = [
    ...invoices.flatMap(({ taxes }) => taxes.map((tax) => ({ ...tax, sign: 1 }))),
    ...[...invoices.flatMap(({ deposits }) => deposits), ...notes].flatMap(({ taxes }) =>
      taxes.map((tax) => ({ ...tax, sign: -1 })),
    ),
  ];
  return [...Map.groupBy(signed, ({ title }) => title).values()]
    .map((of) => {
      const add = (name: 'base' | 'amount') => of.reduce((sum, tax) => sum + tax.sign * tax[name], 0);
      return taxRow({ ...of[0]!, base: add('base'), amount: add('amount') });
    })
    .sort(([, a], [, b]) => b - a);
}

const revenueOf = ({ invoices, notes }: Documents): number =>
  sumOf(invoices, 'total') - sumOf(invoices, 'deposited') - sumOf(notes, 'total');

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

function assertEqual(name: string, reported: unknown, computed: unknown): void {
  if (isDeepStrictEqual(reported, computed)) return;
  throw new Error(`the ${name} should be ${JSON.stringify(computed)}; reported ${JSON.stringify(reported)}`);
}
