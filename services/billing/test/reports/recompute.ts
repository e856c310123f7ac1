import { currencyDecimals } from '@bms/money';

/** A tax of a document as the API returns it. */
interface ShownTax {
  readonly title: string;
  readonly rate: string;
  readonly category: string;
  readonly base: number;
  readonly amount: number;
}

/** The amounts of a document as the API returns them. */
interface ShownAmounts {
  readonly id: number;
  readonly client_id: number;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount_total: number;
  readonly taxes: readonly ShownTax[];
  readonly total: number;
  readonly withheld_total: number;
  readonly created_at: string;
}

/** An invoice as the API returns it. */
export interface ShownDocument extends ShownAmounts {
  readonly invoice_number: string;
  readonly status: string;
  readonly sent_on?: string;
  readonly due_date: string;
  readonly credited: number;
  readonly balance: number;
  readonly paid: number;
  readonly refunded: number;
  readonly transferred: number;
  readonly payments: readonly { readonly amount: number; readonly paid_on: string; readonly voided_on?: string }[];
  readonly refunds: readonly { readonly amount: number; readonly refunded_on: string }[];
  readonly reminders: readonly { readonly reminded_on: string; readonly fee: number; readonly waived_on?: string }[];
  readonly deposit_of_order_id?: number;
  readonly deposited: number;
  readonly deposits: readonly { readonly invoice_id: number }[];
  readonly transfers: readonly { readonly amount: number; readonly transferred_on: string }[];
  readonly written_off: number;
  readonly write_off?: { readonly written_off_on: string };
}

/** A credit note as the API returns it. */
export interface ShownCredit extends ShownAmounts {
  readonly credit_note_number: string;
  readonly invoice_id: number;
  readonly issued_on: string;
}

/** The documents from which the reports are computed again, independently of the service. */
export interface Documents {
  readonly invoices: readonly ShownDocument[];
  readonly credits: readonly ShownCredit[];
}

type Row = Record<string, unknown>;
type Days = { readonly from: string; readonly to: string };

/** Returns the documents that count: of sent invoices, unless they were cancelled without being credited in full. */
export function countedOf({ invoices, credits }: Documents): Documents {
  const counted = invoices.filter(
    ({ id, sent_on, status, total }) =>
      sent_on &&
      (status !== 'cancelled' || sum(credits.filter((one) => one.invoice_id === id).map((one) => one.total)) === total),
  );
  const ids = new Set(counted.map(({ id }) => id));
  return { invoices: counted, credits: credits.filter(({ invoice_id }) => ids.has(invoice_id)) };
}

const within = (day: string, { from, to }: Days): boolean => day >= from && day <= to;
const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' ? one - Number(other) : String(one) < String(other) ? -1 : one === other ? 0 : 1;

const owedOf = ({ total, withheld_total }: ShownAmounts): number => total - withheld_total;

/** Returns the receivables of a day, without names. */
export function receivablesOf({ invoices, credits }: Documents, to: string): Row[] {
  const open = invoices
    .filter(({ sent_on }) => sent_on! <= to)
    .map((invoice) => {
      const moved = paymentsOf(invoice).filter(({ date }) => date <= to);
      const credited = credits.filter((one) => one.invoice_id === invoice.id && one.issued_on <= to);
      const amount = invoice.total + sum(moved.map((one) => one.amount)) - sum(credited.map(owedOf));
      return { ...invoice, amount, late: daysBetween(invoice.due_date, to) };
    })
    .filter(({ amount }) => amount !== 0);
  const rows = [...Map.groupBy(open, ({ client_id, currency }) => `${client_id} ${currency}`).values()].map((of) => {
    const { client_id, currency } = of[0]!;
    const aged = (first: number, last: number) =>
      sum(of.filter(({ late, amount }) => amount > 0 && late >= first && late <= last).map(({ amount }) => amount));
    return {
      ...{ client_id, currency, currency_decimals: currencyDecimals(currency) },
      count: of.filter(({ amount }) => amount > 0).length,
      not_due: aged(-Infinity, 0),
      overdue_1_30: aged(1, 30),
      overdue_31_60: aged(31, 60),
      overdue_61_90: aged(61, 90),
      overdue_over_90: aged(91, Infinity),
      total: aged(-Infinity, Infinity),
      credit: sum(of.map(({ amount }) => Math.max(0, -amount))),
    };
  });
  return rows.sort((a, b) => compare(a.currency, b.currency) || b.total - a.total || compare(a.client_id, b.client_id));
}

/**
 * Returns what changes the balance of an invoice besides its credit notes: fees of reminders, payments and their voids,
 * refunds, transfers, what is withheld, deposits and the write-off.
 */
function paymentsOf(invoice: ShownDocument) {
  const { sent_on, reminders, payments, refunds, transfers, deposited, written_off, write_off, withheld_total } =
    invoice;
  const writtenOff = { kind: 'write_off', date: write_off?.written_off_on ?? '', amount: -written_off };
  const fees = reminders.filter(({ fee }) => fee > 0);
  const waived = fees.flatMap(({ fee, waived_on }) => (waived_on ? [{ fee, waived_on }] : []));
  const voided = payments.flatMap(({ amount, voided_on }) => (voided_on ? [{ amount, voided_on }] : []));
  return [
    ...fees.map(({ reminded_on, fee }) => ({ kind: 'reminder_fee', date: reminded_on, amount: fee })),
    ...waived.map(({ waived_on, fee }) => ({ kind: 'fee_waiver', date: waived_on, amount: -fee })),
    ...payments.map(({ paid_on, amount }) => ({ kind: 'payment', date: paid_on, amount: -amount })),
    ...voided.map(({ voided_on, amount }) => ({ kind: 'payment_void', date: voided_on, amount })),
    ...refunds.map(({ refunded_on, amount }) => ({ kind: 'refund', date: refunded_on, amount })),
    ...transfers.map(({ transferred_on, amount }) => ({ kind: 'transfer', date: transferred_on, amount })),
    ...[
      { kind: 'withholding', date: sent_on!, amount: -withheld_total },
      { kind: 'deposit', date: sent_on!, amount: -deposited },
      writtenOff,
    ].filter(({ amount }) => amount < 0),
  ];
}

/** The amounts of a document with their sign, and the day from which they count. */
interface Signed {
  readonly kind: 'invoice' | 'credit_note' | 'offset';
  readonly day: string;
  readonly currency: string;
  readonly net: number;
  readonly total: number;
  readonly taxes: readonly ShownTax[];
}

function signedOf(kind: Signed['kind'], day: string, document: ShownAmounts, sign: 1 | -1): Signed {
  const part = (amount: number) => sign * amount;
  return {
    ...{ kind, day, currency: document.currency, total: part(document.total) },
    net: part(document.subtotal - document.discount_total),
    taxes: document.taxes.map((tax) => ({ ...tax, base: part(tax.base), amount: part(tax.amount) })),
  };
}

/** Returns the amounts that count in a period. Deposits are taken off again with the invoice that offsets them. */
function signed({ invoices, credits }: Documents, days: Days): Signed[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const offsets = invoices.flatMap(({ sent_on, deposits }) =>
    deposits.flatMap(({ invoice_id }) => [
      signedOf('offset', sent_on!, byId.get(invoice_id)!, -1),
      ...credits.filter((one) => one.invoice_id === invoice_id).map((one) => signedOf('offset', sent_on!, one, 1)),
    ]),
  );
  return [
    ...invoices.map((invoice) => signedOf('invoice', invoice.sent_on!, invoice, 1)),
    ...credits.map((credit) => signedOf('credit_note', credit.issued_on, credit, -1)),
    ...offsets,
  ].filter(({ day }) => within(day, days));
}

/** Returns the revenue of a period. */
export function revenueOf(documents: Documents, days: Days): Row[] {
  const groups = Map.groupBy(signed(documents, days), ({ currency, day }) => `${currency} ${day.slice(0, 7)}`);
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([key, of]) => {
      const [currency = '', month] = key.split(' ');
      const [net, total] = [of.map((one) => one.net), of.map((one) => one.total)].map(sum);
      const [invoice_count, credit_note_count] = (['invoice', 'credit_note'] as const).map(
        (kind) => of.filter((one) => one.kind === kind).length,
      );
      const counts = { invoice_count, credit_note_count };
      return {
        month,
        currency,
        currency_decimals: currencyDecimals(currency),
        ...counts,
        net,
        tax: total! - net!,
        total,
      };
    });
}

/** Returns the taxes of a period. */
export function taxesOf(documents: Documents, days: Days): Row[] {
  const taxes = signed(documents, days).flatMap(({ currency, taxes: of }) => of.map((tax) => ({ ...tax, currency })));
  const groups = Map.groupBy(taxes, ({ currency, title, rate, category }) => [currency, title, rate, category].join());
  const rows = [...groups.values()].map((of) => {
    const { title, rate, category, currency } = of[0]!;
    const [base, amount] = [of.map((one) => one.base), of.map((one) => one.amount)].map(sum);
    return { title, rate, category, currency, currency_decimals: currencyDecimals(currency), base, amount };
  });
  return rows.sort(
    (a, b) => compare(a.currency, b.currency) || Number(b.rate) - Number(a.rate) || compare(a.title, b.title),
  );
}

/** Returns the entries of a client's statement of account. */
export function statementOf(documents: Documents, client_id: number, days: Days): Row[] {
  const movements = movementsOf(documents).filter((one) => one.client_id === client_id && one.date <= days.to);
  const currencies = [...Map.groupBy(movements, ({ currency }) => currency)].sort(([a], [b]) => compare(a, b));
  return currencies.flatMap(([currency, all]) => {
    const common = { currency, currency_decimals: currencyDecimals(currency) };
    const shown = all.filter(({ date }) => date >= days.from);
    const opening = sum(all.filter(({ date }) => date < days.from).map(({ amount }) => amount));
    if (opening === 0 && shown.length === 0) return [];
    let balance = opening;
    const entries = shown.map(({ kind, date, number, invoice_id, amount }) => {
      balance += amount;
      return { kind, date, number, invoice_id, ...common, amount, balance };
    });
    const edge = (kind: string, date: string, value: number) => ({
      kind,
      date,
      number: '',
      ...common,
      amount: 0,
      balance: value,
    });
    return [edge('opening_balance', days.from, opening), ...entries, edge('closing_balance', days.to, balance)];
  });
}

function movementsOf({ invoices, credits }: Documents) {
  const kinds = [
    'invoice',
    'deposit',
    'credit_note',
    'reminder_fee',
    'fee_waiver',
    'payment',
    'payment_void',
    'refund',
    'transfer',
    'write_off',
  ];
  const ofInvoices = invoices.flatMap((invoice) => {
    const { id, invoice_number: number, client_id, currency, total, sent_on } = invoice;
    const common = { number, invoice_id: id, client_id, currency };
    const sent = { kind: 'invoice', date: sent_on!, amount: total };
    return [sent, ...paymentsOf(invoice)].map((movement) => ({ ...movement, ...common }));
  });
  const ofCredits = credits.map(
    ({ credit_note_number: number, invoice_id, client_id, currency, total, issued_on }) => ({
      kind: 'credit_note',
      date: issued_on,
      amount: -total,
      ...{ number, invoice_id, client_id, currency },
    }),
  );
  return [...ofInvoices, ...ofCredits].sort(
    (a, b) =>
      compare(a.date, b.date) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      a.invoice_id - b.invoice_id ||
      compare(a.number, b.number),
  );
}
