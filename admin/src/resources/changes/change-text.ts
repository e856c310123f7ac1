import { labelOf, wordsOf } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { formatTimestamp } from '../../fields/dates.ts';

type Members = Readonly<Record<string, unknown>>;

const CALENDAR = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Returns a value of the audit log as text; empty if there is none. */
export function textOf(field: Field | undefined, value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field?.name === 'is_admin') return value === 1 ? 'Yes' : 'No';
  if (typeof value === 'number') return field?.name === 'id' ? String(value) : value.toLocaleString();
  if (typeof value === 'string') return stringText(field, value);
  if (Array.isArray(value)) return value.map((entry) => entryText(field, entry)).join(', ');
  return membersText(value as Members);
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
function entryText(field: Field | undefined, entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return textOf(field && { ...field, list: false }, entry);
  const { title, quantity, module, action, scope } = entry as Members;
  if (title !== undefined && quantity !== undefined) return `${Number(quantity).toLocaleString()} × ${title}`;
  if (module !== undefined && action !== undefined) return `${wordsOf(String(module))}: ${action} ${scope}`;
  return title === undefined ? membersText(entry as Members) : String(title);
}

const membersText = (value: Members): string =>
  Object.entries(value)
    .filter(([, member]) => !isNothing(member))
    .map(([name, member]) => `${labelOf(name)} ${textOf(undefined, member)}`)
    .join(', ');

/** Returns a key that ignores the ids and totals assigned by the server. */
function keyOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
  const { id: _id, total: _total, ...said } = entry as Members;
  return JSON.stringify(said);
}
