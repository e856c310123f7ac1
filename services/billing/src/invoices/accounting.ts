import { invalid } from '@bms/contracts';
import type { StoredTax } from '@bms/document-lines';
import { type Exchange, exchangeAmount, exchangePart } from '@bms/money';
import type { StoredValues } from '@bms/service-kit';
import type { CreditNote } from '../credit-notes/credit-notes.model.ts';
import type { Invoice } from './invoices.model.ts';

/** A tax of a document, with its amounts in the accounting currency if the document has an exchange rate. */
type AccountedTax = Invoice['taxes'][number];

/** The stored fields of a document in the accounting currency, which is that of the organization. */
interface Accounting {
  readonly accounting_currency: string | undefined;
  readonly taxes: AccountedTax[];
}

/**
 * Returns the taxes of an invoice in the accounting currency (BT-111): each is rounded once. Without an exchange rate, they
 * have none. The currency of an invoice that was sent stays as it was.
 * @param current the currency of the organization
 * @throws ApiError validation_failed naming exchange_rate for an invoice in the currency of the organization
 */
export function accountedTaxes(
  { exchange_rate: rate, accounting_currency: known, currency: from, status }: StoredValues<Invoice>,
  taxes: readonly StoredTax[],
  current: string,
): Accounting {
  if (!rate) return { accounting_currency: undefined, taxes: [...taxes] };
  const isSent = status !== undefined && status !== 'draft';
  const to = (isSent && known) || current;
  if (!isSent && (from || current) === to) throw sameCurrency(to);
  const exchange = { rate, from: from || current, to };
  return {
    accounting_currency: to,
    taxes: taxes.map((tax) => ({
      ...tax,
      accounting_base: Number(exchangeAmount(tax.base, exchange)),
      accounting_amount: Number(exchangeAmount(tax.amount, exchange)),
    })),
  };
}

/**
 * Returns the taxes of a credit note in the accounting currency, at the rate of its invoice: its parts of what is credited in
 * all, so that the parts add up to the taxes of the invoice.
 * @param issued the credit notes before it
 */
export function accountedCredit(
  { exchange_rate: rate, accounting_currency: to, currency: from }: Invoice,
  taxes: readonly StoredTax[],
  issued: readonly CreditNote[],
): AccountedTax[] {
  if (!rate || !to) return [...taxes];
  const exchange: Exchange = { rate, from, to };
  return taxes.map((tax) => {
    const before = issued.flatMap((note) => note.taxes.filter(({ tax_id }) => tax_id === tax.tax_id));
    const sum = (name: 'base' | 'amount') => before.reduce((total, one) => total + one[name], 0);
    return {
      ...tax,
      accounting_base: exchangePart(tax.base, sum('base'), exchange),
      accounting_amount: exchangePart(tax.amount, sum('amount'), exchange),
    };
  });
}

/** Returns the sum of a document's taxes in the accounting currency; undefined without an exchange rate. */
export const accountingTotal = ({
  accounting_currency: currency,
  taxes = [],
}: StoredValues<Invoice> | StoredValues<CreditNote>): number | undefined =>
  currency ? taxes.reduce((sum, { accounting_amount: amount = 0 }) => sum + amount, 0) : undefined;

function sameCurrency(currency: string) {
  const message = `exchange_rate must be empty: the invoice is in ${currency}, the currency of the organization.`;
  return invalid({ field: 'exchange_rate', code: 'not_allowed', message });
}
