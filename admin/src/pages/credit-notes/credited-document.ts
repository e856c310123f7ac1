import { computeCredit, type DocumentAmounts, isDecimal, lineAmount, QUANTITY_DECIMALS, shareOf } from '@bms/money';
import {
  type FormDocument,
  type FormLine,
  inputDiscount,
  inputLine,
  type ShownTax,
  type StoredDocument,
  SUPPLY_FIELDS,
} from '../../fields/document/document-amounts.ts';
import type { Creditable } from './credit-left.ts';

/** The fields of an invoice that its credit notes need. */
export interface CreditedInvoice extends Pick<StoredDocument, 'taxes' | 'withheld'>, Creditable {
  readonly items?: readonly (FormLine & Readonly<Record<string, unknown>>)[];
  readonly discount_percent?: number | null;
  readonly discount_amount?: number | null;
  readonly prices_include_tax?: boolean;
}

const LINE_FIELDS = ['item_id', 'title', 'quantity', 'rate', 'tax_ids', 'unit_type', ...SUPPLY_FIELDS] as const;
const DISCOUNTS = ['discount_percent', 'discount_amount'] as const;

/** Returns the lines of an invoice as a form has them. */
export const creditedLines = ({ items = [] }: CreditedInvoice): FormLine[] =>
  items.map((line) =>
    Object.fromEntries([...LINE_FIELDS, ...DISCOUNTS].map((name) => [name, line[name] ?? undefined])),
  );

/**
 * Returns a credit note of some lines with the discount that it has: the percentage of its invoice, or the share of its
 * lines in the amount.
 */
export function creditedDocument(invoice: CreditedInvoice, items: readonly FormLine[]): FormDocument {
  const { discount_percent, discount_amount, prices_include_tax = false } = invoice;
  const share = discount_amount && shareOf(discount_amount, sumOf(items), sumOf(invoice.items ?? []));
  return { items, prices_include_tax, discount_percent, discount_amount: share ? Number(share) : null };
}

/**
 * Computes the amounts of a credit note of some lines, as the service will. Incomplete lines are left out.
 * @param credited the lines of the issued credit notes of the invoice
 * @returns undefined if they credit more than the invoice has left
 */
export function creditAmounts(
  invoice: CreditedInvoice,
  taxes: readonly ShownTax[],
  credited: readonly FormLine[],
  items: readonly FormLine[],
): DocumentAmounts<ShownTax> | undefined {
  const known = new Set(taxes.map(({ tax_id }) => tax_id));
  const linesOf = (lines: readonly FormLine[]) => lines.map((line) => inputLine(line, known));
  const prices_include_tax = invoice.prices_include_tax ?? false;
  const whole = { lines: linesOf(invoice.items ?? []), taxes, ...inputDiscount(invoice), prices_include_tax };
  try {
    return computeCredit(whole, linesOf(credited), linesOf(items.filter(isComplete)));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isComplete = ({ quantity, rate }: FormLine): boolean =>
  isDecimal(quantity, QUANTITY_DECIMALS) && isDecimal(rate, 4);

/** Returns the sum of the lines; incomplete ones count as 0. */
function sumOf(lines: readonly FormLine[]): bigint {
  const amounts = lines.map(({ quantity, rate, discount_percent, discount_amount }) => {
    if (!isDecimal(quantity, QUANTITY_DECIMALS) || !isDecimal(rate, 4)) return 0n;
    return lineAmount({
      quantity,
      rate,
      ...(isDecimal(discount_percent, 4) && { discount_percent }),
      ...(isDecimal(discount_amount, 0) && { discount_amount }),
    });
  });
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
