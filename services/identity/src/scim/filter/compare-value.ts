import type { Compare } from 'scim2-parse-filter';
import { ScimError } from '../protocol/scim-error.ts';
import type { Condition, FilterAttribute } from './filter-attributes.ts';

const invalid = (detail: string): ScimError => new ScimError(400, detail, 'invalidFilter');

/** Returns the condition that an attribute has a value (`pr`). */
export function isPresent({ type, value }: FilterAttribute): Condition {
  return type === 'string' ? { $expr: { $ne: [{ $ifNull: [value, ''] }, ''] } } : {};
}

/** Returns the condition of a comparison. @throws ScimError invalidFilter */
export function compareValue(attribute: FilterAttribute, filter: Compare): Condition | Promise<Condition> {
  const { op, compValue } = filter;
  if (compValue === null) return compareWithNull(attribute, filter);
  if (attribute.type === 'boolean') return compareBoolean(attribute, filter);
  if (attribute.type === 'dateTime') return compareInstant(attribute, filter);
  if (typeof compValue === 'boolean') throw invalid(`${filter.attrPath} is compared with a text.`);
  const text = String(compValue);
  if (op === 'eq') return attribute.equals?.(text) ?? equalsText(attribute, text);
  if (op === 'ne') return { $nor: [equalsText(attribute, text)] };
  if (op === 'co' || op === 'sw' || op === 'ew') return matches(attribute, op, text);
  return ordered(attribute, `$${{ gt: 'gt', ge: 'gte', lt: 'lt', le: 'lte' }[op]}`, text);
}

/** Null stands for no value. */
function compareWithNull(attribute: FilterAttribute, { op, attrPath }: Compare): Condition {
  if (op === 'eq') return { $nor: [isPresent(attribute)] };
  if (op === 'ne') return isPresent(attribute);
  throw invalid(`${attrPath} ${op} null is not possible.`);
}

/** The letters whose case $toLower changes. */
const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Compares texts in the order of their characters. */
function ordered({ value, caseExact = false }: FilterAttribute, operator: string, text: string): Condition {
  const present = { $ifNull: [value, ''] };
  const [one, other] = caseExact ? [present, text] : [{ $toLower: present }, asciiLower(text)];
  return { $expr: { [operator]: [one, { $literal: other }] } };
}

type Text = Pick<FilterAttribute, 'value' | 'caseExact'>;

/** Returns the condition that a text equals another one, by default without regard to case. */
export const equalsText = (attribute: Text, text: string): Condition => matches(attribute, 'eq', text);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Regular expressions ignore the case of all letters, $toLower that of ASCII alone. */
function matches({ value, caseExact = false }: Text, op: 'eq' | 'co' | 'sw' | 'ew', text: string): Condition {
  const [start, end] = [op === 'eq' || op === 'sw' ? '^' : '', op === 'eq' || op === 'ew' ? '\\z' : ''];
  const input = { $ifNull: [value, ''] };
  const regex = { $literal: `${start}${escaped(text)}${end}` };
  return { $expr: { $regexMatch: { input, regex, options: caseExact ? 's' : 'is' } } };
}

/** Entra ID sends booleans as texts, too. */
function compareBoolean({ value, equals }: FilterAttribute, { op, attrPath, compValue }: Compare) {
  const text = String(compValue).toLowerCase();
  if ((op !== 'eq' && op !== 'ne') || (text !== 'true' && text !== 'false'))
    throw invalid(`${attrPath} can be compared by eq and ne with true and false.`);
  const wanted = (op === 'eq') === (text === 'true');
  return equals?.(String(wanted)) ?? { $expr: { $eq: [value, { $literal: wanted }] } };
}

const INSTANT_OPERATORS = { eq: '$eq', ne: '$ne', gt: '$gt', ge: '$gte', lt: '$lt', le: '$lte' } as const;

/** Compares a field of the record with an instant, by index if it has one. */
function compareInstant({ value }: FilterAttribute, { op, attrPath, compValue }: Compare): Condition {
  const instant = new Date(String(compValue));
  if (!(op in INSTANT_OPERATORS) || Number.isNaN(instant.getTime()))
    throw invalid(
      `${attrPath} can be compared by eq, ne, gt, ge, lt and le with a time such as "2026-01-31T00:00:00Z".`,
    );
  return { [String(value).slice(1)]: { [INSTANT_OPERATORS[op as keyof typeof INSTANT_OPERATORS]]: instant } };
}
