import type { mongo } from 'mongoose';

/** A line as stored in a record. Older lines have no taxes, discounts and units. */
export interface StoredLine {
  readonly item_id?: number;
  readonly title: string;
  readonly quantity: mongo.Decimal128;
  readonly rate: mongo.Decimal128;
  readonly tax_ids?: readonly number[];
  readonly discount_percent?: mongo.Decimal128;
  readonly discount_amount?: number;
  readonly unit_type?: string;
  readonly supply_date?: Date;
  readonly supply_from?: Date;
  readonly supply_to?: Date;
}

/** A withholding tax of a document as stored. */
export interface StoredWithheld {
  tax_id: number;
  title: string;
  rate: mongo.Decimal128;
  base: number;
  amount: number;
}

/** The values of a tax that a document keeps. */
export interface TaxSnapshot {
  readonly tax_id: number;
  readonly title: string;
  /** In percent; below 0 for a withholding tax. */
  readonly rate: string | mongo.Decimal128;
  /** EN 16931. */
  readonly category: string;
  /** The amounts of the document, once they are computed. */
  readonly base?: number;
  readonly amount?: number;
}

/**
 * A record with lines. Their titles and rates are optional in the contract, but are completed before they are stored.
 * Older records have neither taxes nor a subtotal.
 */
export interface WithLines {
  readonly items?: readonly Partial<StoredLine>[];
  readonly discount_percent?: mongo.Decimal128;
  readonly discount_amount?: number;
  readonly prices_include_tax?: boolean;
  readonly taxes?: readonly TaxSnapshot[];
  readonly withheld?: readonly StoredWithheld[];
  readonly subtotal?: number;
  readonly total?: number;
  readonly supply_date?: Date;
  readonly supply_from?: Date;
  readonly supply_to?: Date;
  /** ISO 4217. Older records have none, and that of the organization. */
  readonly currency?: string;
  /** The amounts of the lines, if they do not follow from the record alone: those of a credit note. */
  readonly line_amounts?: readonly StoredLineAmounts[];
}

/** The stored amounts of a line, in the smallest unit of the currency. Older ones have neither `amount` nor `taxes`. */
export interface StoredLineAmounts {
  readonly amount?: number | undefined;
  readonly net?: number | undefined;
  readonly tax_total?: number | undefined;
  readonly taxes?: StoredLineTax[] | undefined;
}

/** The share of a line in a tax of its document. */
export interface StoredLineTax {
  tax_id?: number | undefined;
  base?: number | undefined;
  amount?: number | undefined;
}

/** The category of withholding taxes, which EN 16931 does not have. */
const NO_CATEGORY = '';

/** Returns the taxes that the lines of a record refer to, withholding taxes included. */
export const taxesOf = ({
  taxes = [],
  withheld = [],
}: Pick<WithLines, 'taxes' | 'withheld'>): readonly TaxSnapshot[] =>
  withheld.length === 0 ? taxes : [...taxes, ...withheld.map((tax) => ({ ...tax, category: NO_CATEGORY }))];

/** Returns the lines of a stored record; none if it has no such field. */
export function linesOf({ items }: WithLines): readonly StoredLine[] {
  return (items ?? []) as readonly StoredLine[];
}
