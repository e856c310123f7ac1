import { invalid, type Violation } from '@bms/contracts';
import { unknownReference } from '../../records/references/references.ts';
import type { Call } from '../../runtime/call.ts';
import { type LineAmounts, lineTotal } from './amounts.ts';
import type { StoredLine } from './stored-lines.ts';

/** A line in a request; omitted values are empty or undefined. */
export interface SentLine {
  readonly item_id?: number;
  readonly title?: string;
  readonly quantity: string;
  readonly rate?: string;
  /** Set by the server; a caller may only send back the value it received. */
  readonly total?: string;
}

/** A line with all stored fields. */
export interface CompleteLine {
  readonly item_id?: number;
  readonly title: string;
  readonly quantity: string;
  readonly rate: string;
}

/** The fields that a line takes from its item. */
export interface PricedItem {
  readonly title: string;
  readonly rate: string;
}

/** Finds items by id; items that do not exist or are not visible to the caller are left out. */
export type ItemLookup = (ids: readonly number[], call: Call) => Promise<ReadonlyMap<number, PricedItem>>;

/** The context for completing lines. */
export interface LineSources {
  readonly lookup: ItemLookup;
  readonly call: Call;
  /** The current lines of the record; their items may have been deleted since. */
  readonly before: readonly StoredLine[];
  /** The field that holds the lines, for errors. */
  readonly field: string;
}

/**
 * Fills in omitted titles and rates from the items of the lines.
 * @throws ApiError validation_failed naming each line (`items[1].title`) that lacks one of them, refers to an unknown
 * item, or has a wrong total
 */
export async function completeLines(lines: readonly SentLine[], sources: LineSources): Promise<CompleteLine[]> {
  const { lookup, call, before } = sources;
  const ids = new Set(lines.flatMap(({ item_id }) => item_id ?? []));
  const items = ids.size > 0 ? await lookup([...ids], call) : new Map<number, PricedItem>();
  const sold = new Set(before.map(({ item_id }) => item_id));
  const shown = before.map(shownTotal);
  const violations: Violation[] = [];
  const complete = lines.map((line, index) => {
    const path = `${sources.field}[${index}]`;
    const { item_id } = line;
    const completed = withItemValues(line, items.get(item_id ?? 0));
    if (item_id !== undefined && !items.has(item_id) && !sold.has(item_id))
      violations.push(unknownReference(`${path}.item_id`, item_id));
    else violations.push(...missing(completed, path), ...wrongTotal(line, completed, shown, path));
    return completed;
  });
  if (violations.length > 0) throw invalid(...violations);
  return complete;
}

function withItemValues(
  { item_id, title = '', quantity, rate = '' }: SentLine,
  item: PricedItem | undefined,
): CompleteLine {
  return {
    ...(item_id !== undefined && { item_id }),
    title: title.trim() === '' ? (item?.title ?? '') : title,
    quantity,
    rate: rate === '' ? (item?.rate ?? '') : rate,
  };
}

function missing(line: CompleteLine, path: string): Violation[] {
  const names = (['title', 'rate'] as const).filter((name) => line[name] === '');
  return names.map((name) => ({
    field: `${path}.${name}`,
    code: 'required',
    message: `${path}.${name} is required for a line without item_id.`,
  }));
}

/** Returns the total as a double, as in responses, so that totals compare equal. */
const shownTotal = (line: LineAmounts): number => Number(lineTotal(line));

/**
 * Returns a violation for a wrong total. Lines may be reordered or get a new quantity with their old total, so the
 * current total of any line of the record is accepted.
 */
function wrongTotal({ total }: SentLine, line: CompleteLine, shown: readonly number[], path: string): Violation[] {
  if (!total || line.rate === '') return [];
  if (Number(total) === shownTotal(line) || shown.includes(Number(total))) return [];
  return [{ field: `${path}.total`, code: 'read_only', message: `${path}.total is set by the server.` }];
}
