import { creditableGroups, creditedSum, linesOfPart, partKeyOf } from './credited-group.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import type { DocumentInput, DocumentLine } from './document.ts';
import { priceKey, QUANTITY_DECIMALS } from './lines.ts';

/** A sum of lines with the same taxes that is not credited yet. */
export interface GroupRest {
  readonly tax_ids: readonly number[];
  /** The sum of the lines, before the discount of the document; with taxes if the prices include them. */
  readonly sum: bigint;
}

/** Returns what is not credited of an invoice, for each combination of taxes. */
export function restOfGroups(invoice: DocumentInput, credited: readonly DocumentLine[]): GroupRest[] {
  const parts = [...creditableGroups(invoice).values()].flatMap((group) => group.parts);
  return parts.map((part) => ({
    tax_ids: part.tax_ids.toSorted((a, b) => a - b),
    sum: part.sum - creditedSum(part, linesOfPart(part, credited)).sum,
  }));
}

/** A line of an invoice that is not credited in full. */
export interface LineRest {
  readonly index: number;
  /** The quantity that is not credited. */
  readonly quantity: string;
}

/**
 * Returns the lines of an invoice with the quantities that are not credited yet.
 * @returns undefined if something else than quantities of its lines was credited, such as an amount
 */
export function restOfLines(
  { lines }: Pick<DocumentInput, 'lines'>,
  credited: readonly DocumentLine[],
): LineRest[] | undefined {
  /** The credited quantities that no line was found for yet. */
  const left = new Map<string, bigint>();
  for (const line of credited) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0n) + quantityOf(line));
  const rest = lines.map((line, index) => {
    const units = quantityOf(line) - (left.get(keyOf(line)) ?? 0n);
    left.set(keyOf(line), units < 0n ? -units : 0n);
    return { index, units };
  });
  if ([...left.values()].some((quantity) => quantity > 0n)) return undefined;
  return rest
    .filter(({ units }) => units > 0n)
    .map(({ index, units }) => ({ index, quantity: formatDecimal(units, QUANTITY_DECIMALS) }));
}

const keyOf = (line: DocumentLine): string => `${partKeyOf(line)} ${priceKey(line)}`;
const quantityOf = ({ quantity }: DocumentLine): bigint => parseDecimal(quantity, QUANTITY_DECIMALS);
