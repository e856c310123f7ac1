import { labelOf, wordsOf } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { formatTimestamp } from '../../fields/dates.ts';

type Members = Readonly<Record<string, unknown>>;

const ASSIGNED = /^(id|created_by|created_at)$|_id$/;
const CALENDAR = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Formats an amount in the smallest unit of its currency. */
export type AmountText = (amount: unknown) => string;

/** Returns a value of the audit log as text; empty if there is none. */
export function textOf(field: Field | undefined, value: unknown, amount: AmountText): string {
  if (isNothing(value)) return '';
  if (field?.money && typeof value !== 'object') return amount(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field?.name === 'is_admin') return value === 1 ? 'Yes' : 'No';
  if (typeof value === 'number') return field?.name === 'id' ? String(value) : value.toLocaleString();
  if (typeof value === 'string') return stringText(field, value);
  if (Array.isArray(value)) return value.map((entry) => entryText(field, entry, amount)).join(', ');
  return membersText(field, value as Members, amount);
}

/** Compares two lists. Values that are no lists are returned unchanged. @returns the removed and the added entries */
export function differenceOf(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (!(Array.isArray(before) && Array.isArray(after))) return [before, after];
  const [known, next] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return [before.filter((entry) => !next.has(keyOf(entry))), after.filter((entry) => !known.has(keyOf(entry)))];
}

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function stringText(field: Field | undefined, value: string): string {
  // The log only has the beginning of a long value, as text.
  if (field?.type === 'object') return 'a long value';
  if (field?.list && value.startsWith('[')) return 'a long list';
  if (field?.allowed) return wordsOf(value);
  if (field?.format === 'date') return new Date(value).toLocaleDateString(undefined, CALENDAR);
  if (field?.format === 'date_time') return formatTimestamp(value);
  return value;
}

/** Returns the text of an entry of a list: a line of a document, a grant of a role, or an object with a title. */
function entryText(field: Field | undefined, entry: unknown, amount: AmountText): string {
  if (typeof entry !== 'object' || entry === null) return textOf(field && { ...field, list: false }, entry, amount);
  const { title, quantity, module, action, scope } = entry as Members;
  if (title !== undefined && quantity !== undefined) return `${Number(quantity).toLocaleString()} × ${title}`;
  if (module !== undefined && action !== undefined) return `${wordsOf(String(module))}: ${action} ${scope}`;
  return title === undefined ? membersText(field, entry as Members, amount) : String(title);
}

/** Returns the members of an object with their names, without what the server assigns and ids, which say nothing. */
const membersText = (field: Field | undefined, value: Members, amount: AmountText): string =>
  Object.entries(value)
    .filter(([name, member]) => !isNothing(member) && !ASSIGNED.test(name))
    .map(([name, member]) => {
      const of = field?.fields?.find((one) => one.name === name);
      return `${labelOf(name)} ${textOf(of, member, amount)}`;
    })
    .join(', ');

/** Returns a key that ignores the ids and totals assigned by the server. */
function keyOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
  const { id: _id, total: _total, ...said } = entry as Members;
  return JSON.stringify(said);
}
