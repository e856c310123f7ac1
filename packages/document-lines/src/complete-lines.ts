import { invalid, isBlank, type Violation } from '@bms/contracts';
import { isWithholding, lineTotal } from '@bms/money';
import { type Call, unknownReference } from '@bms/service-kit';
import { linesWithAmounts } from './document-amounts.ts';
import { linesOf, type StoredLineTax, type TaxSnapshot, taxesOf, type WithLines } from './stored-lines.ts';

/** A line in a request; omitted values are empty or undefined. */
export interface SentLine {
  readonly item_id?: number;
  readonly title?: string;
  readonly quantity: string;
  readonly rate?: string;
  readonly tax_ids?: readonly number[];
  readonly discount_percent?: string;
  readonly discount_amount?: number;
  readonly unit_type?: string;
  /** Set by the server; a caller may only send back the values it received. */
  readonly total?: string;
  readonly net?: number;
  readonly tax_total?: number;
  readonly amount?: number;
  readonly taxes?: readonly StoredLineTax[];
}

/** The amounts that the server sets in a line. */
const COMPUTED = ['total', 'net', 'tax_total', 'amount', 'taxes'] as const;
type ComputedName = (typeof COMPUTED)[number];

/** A line with all fields that are stored. */
export type CompleteLine = Omit<SentLine, ComputedName> & {
  readonly title: string;
  readonly rate: string;
};

/** A price of an item. */
interface ItemPrice {
  /** ISO 4217. */
  readonly currency: string;
  readonly rate: string;
}

/** The fields that a line takes from its item. */
export interface PricedItem {
  readonly title: string;
  readonly rate: string;
  readonly unit_type?: string;
  /** The currency of `rate`; older items have none, and that of the organization. */
  readonly currency?: string;
  /** The prices in other currencies. */
  readonly prices?: readonly ItemPrice[];
}

/** The currencies that decide which price of an item a line takes. */
export interface Pricing {
  /** The currency of the document. */
  readonly currency: string;
  /** The currency of the organization. */
  readonly organization: string;
}

/** The ids of the items and taxes of lines, each once. */
export interface LineReferences {
  readonly items: readonly number[];
  readonly taxes: readonly number[];
}

/** The items and taxes found, by id. */
export interface FoundReferences {
  readonly items: ReadonlyMap<number, PricedItem>;
  readonly taxes: ReadonlyMap<number, TaxSnapshot>;
}

/** Finds items and taxes by id. Those that do not exist or that the caller may not view are left out. */
export type LineLookup = (ids: LineReferences, call: Call) => Promise<FoundReferences>;

/** The context for completing lines. */
export interface LineSources {
  /** The items and taxes of the lines. */
  readonly found: FoundReferences;
  /**
   * The record to be changed. Its lines keep their items and taxes, also those that were deleted since or that the caller
   * may not view.
   */
  readonly before: WithLines | undefined;
  /** Needed if a line takes the rate of its item, see takesPrice. */
  readonly pricing: Pricing | undefined;
  /** The field that holds the lines, for errors. */
  readonly field: string;
}

/** Lines with the values of their items, and their taxes. */
export interface CompletedLines {
  readonly lines: CompleteLine[];
  readonly taxes: TaxSnapshot[];
}

/** Returns the ids of the items and taxes that lines refer to. */
export function referencesOf(lines: readonly Pick<SentLine, 'item_id' | 'tax_ids'>[]): LineReferences {
  return {
    items: [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))],
    taxes: [...new Set(lines.flatMap(({ tax_ids }) => tax_ids ?? []))],
  };
}

/** Returns true if a line takes the rate of its item. */
export const takesPrice = ({ item_id, rate = '' }: SentLine): boolean => item_id !== undefined && rate === '';

/**
 * Fills in omitted titles, rates and units from the items of the lines, and returns the lines with their taxes.
 * @throws ApiError validation_failed naming each line (`items[1].title`) that lacks a value, refers to an unknown item
 * or tax, or has a wrong server-set amount
 */
export function completeLines(lines: readonly SentLine[], sources: LineSources): CompletedLines {
  const { found, before = {}, pricing, field } = sources;
  const sold = new Set(linesOf(before).map(({ item_id }) => item_id));
  const taxes = new Map([...taxesOf(before).map((tax) => [tax.tax_id, tax] as const), ...found.taxes]);
  const shown = shownAmounts(before);
  const violations: Violation[] = [];
  const complete = lines.map((line, index) => {
    const path = `${field}[${index}]`;
    const { item_id } = line;
    const completed = withItemValues(line, found.items.get(item_id ?? 0), pricing);
    violations.push(...excessTaxes(line, taxes, path), ...unknownTaxes(line, taxes, path));
    if (item_id !== undefined && !found.items.has(item_id) && !sold.has(item_id))
      violations.push(unknownReference(`${path}.item_id`, item_id));
    else violations.push(...missing(completed, path, pricing), ...wrongAmounts(line, completed, shown, path));
    return completed;
  });
  if (violations.length > 0) throw invalid(...violations);
  return { lines: complete, taxes: referencesOf(lines).taxes.map((id) => taxes.get(id)!) };
}

function withItemValues(
  { total: _total, net: _net, tax_total: _tax, amount: _amount, taxes: _taxes, ...line }: SentLine,
  item: PricedItem | undefined,
  pricing: Pricing | undefined,
): CompleteLine {
  const { title = '', rate = '', unit_type } = line;
  return {
    ...line,
    title: isBlank(title) ? (item?.title ?? '') : title,
    rate: rate === '' ? rateIn(item, pricing) : rate,
    ...((unit_type || item?.unit_type) && { unit_type: unit_type || item?.unit_type }),
  };
}

/** Returns the rate of an item in the currency of the document; empty if it has none. */
function rateIn(item: PricedItem | undefined, pricing: Pricing | undefined): string {
  if (!item || !pricing) return '';
  const { currency, organization } = pricing;
  if ((item.currency || organization) === currency) return item.rate;
  return item.prices?.find((price) => price.currency === currency)?.rate ?? '';
}

/** The maximum number of taxes of a line, withholding taxes aside. */
const MAX_TAXES = 2;

/** Returns a violation for more taxes than a line can bear. Those that its buyer withholds are not counted. */
function excessTaxes({ tax_ids = [] }: SentLine, taxes: ReadonlyMap<number, TaxSnapshot>, path: string): Violation[] {
  const isCharged = (id: number): boolean => {
    const tax = taxes.get(id);
    return !tax || !isWithholding({ rate: String(tax.rate) });
  };
  if (tax_ids.filter(isCharged).length <= MAX_TAXES) return [];
  const message = `${path}.tax_ids must have at most ${MAX_TAXES} entries besides withholding taxes.`;
  return [{ field: `${path}.tax_ids`, code: 'too_many', message }];
}

function unknownTaxes({ tax_ids = [] }: SentLine, taxes: ReadonlyMap<number, unknown>, path: string): Violation[] {
  const unknown = tax_ids.filter((id) => !taxes.has(id));
  return unknown.length > 0 ? [unknownReference(`${path}.tax_ids`, ...unknown)] : [];
}

function missing(line: CompleteLine, path: string, pricing: Pricing | undefined): Violation[] {
  const names = (['title', 'rate'] as const).filter((name) => line[name] === '');
  const isPriceless = line.item_id !== undefined && line.title !== '';
  return names.map((name) => ({
    field: `${path}.${name}`,
    code: 'required',
    message: `${path}.${name} is required for ${
      isPriceless ? `an item without a price in ${pricing?.currency}` : 'a line without item_id'
    }.`,
  }));
}

/** The amounts of a record's lines, as text. Totals are doubles, as in responses, so that they compare equal. */
type ShownAmounts = Readonly<Record<ComputedName, ReadonlySet<string>>>;

function shownAmounts(before: WithLines): ShownAmounts {
  const lines = linesWithAmounts(before);
  const all = (name: ComputedName) => new Set(lines.map((line) => textOf(line[name])));
  return {
    total: all('total'),
    net: all('net'),
    tax_total: all('tax_total'),
    amount: all('amount'),
    taxes: all('taxes'),
  };
}

/** Returns the shares of taxes or another amount as text. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(({ tax_id, base, amount }: StoredLineTax) => `${tax_id} ${base} ${amount}`).join()
    : String(Number(value));

/**
 * Returns a violation for each wrong amount. Lines may be reordered or get a new quantity with their old amounts, so
 * the current amounts of any line of the record are accepted.
 */
function wrongAmounts(sent: SentLine, line: CompleteLine, shown: ShownAmounts, path: string): Violation[] {
  const own = line.rate === '' ? undefined : Number(lineTotal(line));
  const isWrong = (name: ComputedName): boolean => {
    const value = sent[name];
    // An integer of 0 and an empty list were not sent.
    if (!value || (Array.isArray(value) && value.length === 0)) return false;
    if (name === 'total' && (own === undefined || Number(value) === own)) return false;
    return !shown[name].has(textOf(value));
  };
  return COMPUTED.filter(isWrong).map((name) => ({
    field: `${path}.${name}`,
    code: 'read_only',
    message: `${path}.${name} is set by the server.`,
  }));
}
