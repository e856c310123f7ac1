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
  if (op === 'eq') return attribute.equals?.(text) ?? ordered(attribute, '$eq', text);
  if (op === 'ne') return { $nor: [ordered(attribute, '$eq', text)] };
  if (op === 'co' || op === 'sw' || op === 'ew') return { $expr: matches(attribute, op, text) };
  return ordered(attribute, `$${{ gt: 'gt', ge: 'gte', lt: 'lt', le: 'lte' }[op]}`, text);
}

/** Null stands for no value. */
function compareWithNull(attribute: FilterAttribute, { op, attrPath }: Compare): Condition {
  if (op === 'eq') return { $nor: [isPresent(attribute)] };
  if (op === 'ne') return isPresent(attribute);
  throw invalid(`${attrPath} ${op} null is not possible.`);
}

/** Compares texts in the order of their characters. */
function ordered({ value, caseExact = false }: FilterAttribute, operator: string, text: string): Condition {
  const present = { $ifNull: [value, ''] };
  const [one, other] = caseExact ? [present, text] : [{ $toLower: present }, text.toLowerCase()];
  return { $expr: { [operator]: [one, { $literal: other }] } };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function matches({ value, caseExact = false }: FilterAttribute, op: 'co' | 'sw' | 'ew', text: string): Condition {
  const regex = `${op === 'sw' ? '^' : ''}${escaped(text)}${op === 'ew' ? '$' : ''}`;
  const input = { $ifNull: [value, ''] };
  return { $regexMatch: { input, regex: { $literal: regex }, options: caseExact ? 's' : 'is' } };
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
