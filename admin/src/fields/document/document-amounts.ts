import {
  computeDocument,
  type DecimalText,
  DiscountError,
  type DocumentAmounts,
  isDecimal,
  lineAmount,
  lineTotal,
  QUANTITY_DECIMALS,
} from '@bms/money';

/** A discount in a form; empty values are no discount. */
export interface FormDiscount {
  readonly discount_percent?: unknown;
  readonly discount_amount?: unknown;
}

/** A line in a form: numbers, or empty values. */
export interface FormLine extends FormDiscount {
  readonly quantity?: unknown;
  readonly rate?: unknown;
  readonly tax_ids?: readonly number[] | null;
}

/** A document in a form. */
export interface FormDocument extends FormDiscount {
  readonly items?: readonly (FormLine | undefined)[] | null;
  readonly prices_include_tax?: boolean | null;
}

/** A tax of a document. */
export interface ShownTax {
  readonly tax_id: number;
  readonly title: string;
  readonly rate: number | string;
}

/** A document as the service has it. */
export interface StoredDocument {
  readonly items?: unknown;
  readonly taxes?: readonly ShownTax[];
  readonly withheld?: readonly ShownTax[];
}

/** The longest unit beside a quantity; a longer one, such as `10 boxes x 20 bags`, is below the title, as in the PDF. */
const MAX_UNIT = 10;

export const isShortUnit = (unit = ''): boolean => unit.length <= MAX_UNIT;

/** The fields of a document that are edited together with its lines. */
export const AMOUNT_FIELDS = ['discount_percent', 'discount_amount', 'prices_include_tax'] as const;

/** The day of supply of a line, and the period that excludes it. */
export const SUPPLY_FIELDS = ['supply_date', 'supply_from', 'supply_to'] as const;

/** The fields of a document that are shown together with its lines. */
export const TOTAL_FIELDS = ['subtotal', 'discount_total', 'taxes', 'withheld', 'withheld_total'] as const;

/** Returns the taxes that the lines of a record have, also those that are withheld. */
export const keptTaxes = ({
  taxes = [],
  withheld = [],
}: Pick<StoredDocument, 'taxes' | 'withheld'>): readonly ShownTax[] =>
  withheld.length === 0 ? taxes : [...taxes, ...withheld];

const RATE_DECIMALS = 4;
const PERCENT_DECIMALS = 4;

/**
 * Computes the amounts of a document while it is edited, as the service will. Incomplete lines count as 0.
 * @returns undefined if a discount exceeds the amount that it applies to
 */
export function amountsOf(document: FormDocument, taxes: readonly ShownTax[]): DocumentAmounts<ShownTax> | undefined {
  const known = new Set(taxes.map(({ tax_id }) => tax_id));
  const lines = (document.items ?? []).map((line) => inputLine(line ?? {}, known));
  const { prices_include_tax } = document;
  try {
    return computeDocument({
      lines,
      taxes,
      ...inputDiscount(document),
      prices_include_tax: prices_include_tax === true,
    });
  } catch (error) {
    if (error instanceof DiscountError) return undefined;
    throw error;
  }
}

/**
 * Returns the amount of a line as a decimal text: quantity times rate, exact, or rounded less its discount. With a
 * discount that exceeds it, the amount is 0.
 */
export function lineText(line: FormLine): string {
  const { tax_ids: _taxes, ...input } = inputLine(line, new Set());
  const { discount_percent, discount_amount } = input;
  if (discount_percent === null && discount_amount === null) return lineTotal(input);
  const amount = lineAmount(input);
  return String(amount > 0n ? amount : 0n);
}

/**
 * Returns the taxes that apply to edited lines: the current ones, and those of the record where it is unchanged, or
 * where they do not exist anymore.
 */
export function taxesOf(
  lines: unknown,
  record: StoredDocument | undefined,
  current: readonly ShownTax[],
): readonly ShownTax[] {
  const kept = keptTaxes(record ?? {});
  if (record && linesText(lines) === linesText(record.items)) return kept;
  const ids = new Set(current.map(({ tax_id }) => tax_id));
  return [...current, ...kept.filter(({ tax_id }) => !ids.has(tax_id))];
}

const LINE_FIELDS = [
  'item_id',
  'title',
  'quantity',
  'rate',
  'tax_ids',
  'discount_percent',
  'discount_amount',
  'unit_type',
  ...SUPPLY_FIELDS,
];

/** Returns the fields of lines that users change, as text. */
function linesText(lines: unknown): string {
  const entries = (Array.isArray(lines) ? lines : []) as (Readonly<Record<string, unknown>> | undefined)[];
  return JSON.stringify(entries.map((line) => LINE_FIELDS.map((name) => line?.[name] || null)));
}

/** Returns a line as the arithmetic has it; an incomplete one is 0. @param known the ids of taxes */
export function inputLine({ quantity, rate, tax_ids, ...discount }: FormLine, known: ReadonlySet<number>) {
  if (!isDecimal(quantity, QUANTITY_DECIMALS) || !isDecimal(rate, RATE_DECIMALS))
    return { quantity: 0, rate: 0, tax_ids: [], discount_percent: null, discount_amount: null };
  const taxed = (tax_ids ?? []).filter((id) => known.has(id));
  return { quantity, rate, tax_ids: taxed, ...inputDiscount(discount) };
}

/** Returns a discount as the arithmetic has it. */
export function inputDiscount({ discount_percent, discount_amount }: FormDiscount): {
  readonly discount_percent: DecimalText | null;
  readonly discount_amount: DecimalText | null;
} {
  return {
    discount_percent: isDecimal(discount_percent, PERCENT_DECIMALS) ? discount_percent : null,
    discount_amount: isDecimal(discount_amount, 0) ? discount_amount : null,
  };
}

/** An item with its prices; an item of a list lacks those in other currencies. */
export interface PricedItem {
  readonly rate?: number;
  readonly currency?: string;
  readonly prices?: readonly { readonly currency: string; readonly rate: number }[];
}

/** Returns the rate of an item in a currency; null if it has no price in it. */
export function rateOfItem({ rate, currency, prices = [] }: PricedItem, wanted: string): number | null {
  if (currency === wanted) return rate ?? null;
  return prices.find((price) => price.currency === wanted)?.rate ?? null;
}
