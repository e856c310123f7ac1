import { invalid, type Violation } from '@bms/contracts';
import type { Call } from '../types.ts';
import { type LineAmounts, lineTotal } from './amounts.ts';
import type { StoredLine } from './stored-lines.ts';

/** A line as it is sent; empty or undefined for what is left out. */
export interface SentLine {
  readonly item_id?: number;
  readonly title?: string;
  readonly quantity: string;
  readonly rate?: string;
  /** Set by the server; a caller may only send back what was shown. */
  readonly total?: string;
}

/** A line with everything that is stored of it. */
export interface CompleteLine {
  readonly item_id?: number;
  readonly title: string;
  readonly quantity: string;
  readonly rate: string;
}

/** What an item gives to the lines that sell it. */
export interface PricedItem {
  readonly title: string;
  readonly rate: string;
}

/** Finds items by their ids; those that there are not are left out. */
export type ItemLookup = (ids: readonly number[], call: Call) => Promise<ReadonlyMap<number, PricedItem>>;

/** What lines are completed with. */
export interface LineSources {
  readonly lookup: ItemLookup;
  readonly call: Call;
  /** The lines that the record has had until now; an item of theirs may have been deleted since. */
  readonly before: readonly StoredLine[];
  /** The field that holds the lines, for errors. */
  readonly field: string;
}

/**
 * Fills in titles and rates that are left out, from the items that the lines name.
 * @throws ApiError validation_failed naming each line (`items[1].title`) that lacks one, names an item that there is not, or
 * has another total than its own
 */
export async function completeLines(lines: readonly SentLine[], sources: LineSources): Promise<CompleteLine[]> {
  const { lookup, call, before } = sources;
  const ids = new Set(lines.flatMap(({ item_id }) => item_id ?? []));
  const items = ids.size > 0 ? await lookup([...ids], call) : new Map<number, PricedItem>();
  const sold = new Set(before.map(({ item_id }) => item_id));
  const shown = before.map(shownTotal);
  const violations: Violation[] = [];
  const complete = lines.map((line, index) => {
    const place = `${sources.field}[${index}]`;
    const { item_id } = line;
    const filled = fill(line, items.get(item_id ?? 0));
    if (item_id !== undefined && !items.has(item_id) && !sold.has(item_id))
      violations.push(unknownItem(place, item_id));
    else violations.push(...missing(filled, place), ...wrongTotal(line, filled, shown, place));
    return filled;
  });
  if (violations.length > 0) throw invalid(...violations);
  return complete;
}

function fill({ item_id, title = '', quantity, rate = '' }: SentLine, item: PricedItem | undefined): CompleteLine {
  return {
    ...(item_id !== undefined && { item_id }),
    title: title.trim() === '' ? (item?.title ?? '') : title,
    quantity,
    rate: rate === '' ? (item?.rate ?? '') : rate,
  };
}

function missing(line: CompleteLine, place: string): Violation[] {
  const names = (['title', 'rate'] as const).filter((name) => line[name] === '');
  return names.map((name) => ({
    field: `${place}.${name}`,
    code: 'required',
    message: `${place}.${name} is required in a line without an item.`,
  }));
}

/** What is shown is a double, so totals are compared as such. */
const shownTotal = (line: LineAmounts): number => Number(lineTotal(line));

/** A line that was shown may come back in another place, or with another quantity and its old total. */
function wrongTotal({ total }: SentLine, line: CompleteLine, shown: readonly number[], place: string): Violation[] {
  if (!total || line.rate === '') return [];
  if (Number(total) === shownTotal(line) || shown.includes(Number(total))) return [];
  return [{ field: `${place}.total`, code: 'read_only', message: `${place}.total is set by the server.` }];
}

function unknownItem(place: string, id: number): Violation {
  const field = `${place}.item_id`;
  return { field, code: 'unknown_reference', message: `${field}: there is no such record of items: ${id}.` };
}
