import type { Violation } from '../errors/violation.ts';
import type { FieldContract, MessageContract } from '../types.ts';
import { isDateOrTime } from './formats.ts';
import { type InputMode, isSettable } from './input-schema.ts';
import { isMembers } from './to-wire.ts';

type Members = Record<string, unknown>;

/** Characters that leave no mark on a page: white space, format characters, fillers and the blank glyphs of two scripts. */
const BLANK = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1d159}]*$/u;

/**
 * Embeddings, overrides and isolates of the Unicode Bidirectional Algorithm (UAX 9): with them `fdp.exe` is displayed as
 * `exe.pdf`. The marks U+200E, U+200F and U+061C order only what stands beside them, and belong to names in Arabic and
 * Hebrew; joiners belong to emoji, Persian and the scripts of India.
 */
const REORDERS = /[\u202a-\u202e\u2066-\u2069]/;

/** Invisible characters that have no effect at the beginning or the end of a text; joiners and variation selectors have. */
const IGNORABLE_ENDS: ReadonlySet<string> = new Set(['\u00ad', '\u200b', '\u2060', '\ufeff']);

/** True if a text is empty or consists of invisible characters only. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** True if a text has characters that change the order in which others are displayed. */
export const hasReordering = (text: string): boolean => REORDERS.test(text);

/** Returns a single-line text without white space at its ends; empty if nothing of it is visible. */
function trimLine(text: string): string {
  if (isBlank(text)) return '';
  let [start, end] = [0, text.length];
  while (isIgnorable(text[start]!)) start++;
  while (isIgnorable(text[end - 1]!)) end--;
  return text.slice(start, end);
}

const isIgnorable = (char: string): boolean => IGNORABLE_ENDS.has(char) || char.trim() === '';

/** Trims the single-line texts of a message in place. @returns a violation for each one that reorders its characters */
export type CleanTexts = (members: Members) => Violation[];

/** A field with single-line texts in it, and the function that cleans its value. */
interface Part {
  readonly name: string;
  clean(value: unknown, path: string, found: Violation[]): unknown;
}

/**
 * Compiles the normalization of the single-line texts that a caller may set, at any depth. Closed lists of values,
 * dates, secrets and texts of several lines stay as they were sent.
 */
export function compileCleanTexts({ fields }: Pick<MessageContract, 'fields'>, mode: InputMode): CleanTexts {
  const parts = partsOf(fields, mode);
  return (members) => {
    const found: Violation[] = [];
    cleanMembers(parts, members, '', found);
    return found;
  };
}

function cleanMembers(parts: readonly Part[], members: Members, path: string, found: Violation[]): void {
  for (const { name, clean } of parts) {
    const value = members[name];
    if (value !== undefined && value !== null) members[name] = clean(value, `${path}${name}`, found);
  }
}

function partsOf(fields: readonly FieldContract[], mode: InputMode): Part[] {
  return fields.flatMap((field) => {
    const cleanOne = isSettable(field, mode) ? cleanValueOf(field, mode) : undefined;
    if (!cleanOne) return [];
    return [
      { name: field.name, clean: field.repeated ? cleanList(cleanOne) : field.map ? cleanMap(cleanOne) : cleanOne },
    ];
  });
}

function cleanValueOf(field: FieldContract, mode: InputMode): Part['clean'] | undefined {
  if (!field.message) return isLine(field) ? cleanLine : undefined;
  const parts = partsOf(field.message.fields, mode === 'patch' ? 'replace' : mode);
  if (parts.length === 0) return undefined;
  return (value, path, found) => {
    if (isMembers(value)) cleanMembers(parts, value, `${path}.`, found);
    return value;
  };
}

function isLine({ type, rules }: FieldContract): boolean {
  if (type !== 'string' || rules.multiline || rules.sensitive || rules.scalar || rules.json) return false;
  if (rules.decimals !== undefined) return false;
  return rules.allowed.length === 0 && !isDateOrTime(rules.format);
}

function cleanLine(value: unknown, path: string, found: Violation[]): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = trimLine(value);
  if (hasReordering(trimmed)) found.push(reordered(path));
  return trimmed;
}

const cleanList =
  (clean: Part['clean']): Part['clean'] =>
  (value, path, found) =>
    Array.isArray(value) ? value.map((entry, at) => clean(entry, `${path}[${at}]`, found)) : value;

const cleanMap =
  (clean: Part['clean']): Part['clean'] =>
  (value, path, found) => {
    if (isMembers(value)) for (const key of Object.keys(value)) value[key] = clean(value[key], `${path}.${key}`, found);
    return value;
  };

const reordered = (field: string): Violation => ({
  field,
  code: 'invalid_text',
  message: `${field} must not contain characters that change the direction of text (U+202A to U+202E, U+2066 to U+2069).`,
});

/** Returns the first violation of each field. */
export function oneEach(violations: readonly Violation[]): Violation[] {
  const named = new Map<string, Violation>();
  for (const violation of violations) if (!named.has(violation.field)) named.set(violation.field, violation);
  return [...named.values()];
}
