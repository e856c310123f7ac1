import { isSettable } from '../forms/input-schema.ts';
import type { FieldContract, JsonValue, MessageContract, Rules } from '../types.ts';
import type { BodyMode } from './body-schema.ts';

const byFormat: Record<Exclude<Rules['format'], ''>, string> = {
  date: '2026-01-31',
  date_time: '2026-01-31T09:30:00Z',
  email: 'nancy@example.com',
  uri: 'https://example.com',
  phone: '+12065559857',
  currency: 'EUR',
  slug: 'about-us',
  id_list: '1,2',
};

/** A message that contains itself is shown no deeper than this. */
const MAX_DEPTH = 4;

/** What an answer may look like: every member that is answered, with the contract's examples where there are any. */
export function answerExample(message: MessageContract, depth = 0): JsonValue {
  const shown = message.fields.filter((field) => !field.rules.writeOnly && !isIdle(field));
  return Object.fromEntries(shown.map((field) => [field.name, memberExample(field, depth, answerExample)]));
}

/** A member that is mostly left out is not worth showing. */
const isIdle = ({ rules }: FieldContract): boolean => rules.omitEmpty && rules.example === undefined;

/** What a body may look like: what must be sent, and what the contract has examples of; of a PATCH two fields. */
export function bodyExample(fields: readonly FieldContract[], mode: BodyMode): JsonValue {
  const sendable = fields.filter((field) => isSettable(field, mode));
  const told = sendable.filter(({ rules }) => rules.required || rules.example !== undefined);
  const chosen = mode === 'patch' ? (told.length > 0 ? told : sendable).filter(isNoMessage).slice(0, 2) : told;
  const nested = (inner: MessageContract): JsonValue => bodyExample(inner.fields, mode === 'patch' ? 'replace' : mode);
  return Object.fromEntries(chosen.map((field) => [field.name, memberExample(field, 0, nested)]));
}

const isNoMessage = (field: FieldContract): boolean => field.type !== 'message';

type NestedExample = (message: MessageContract, depth: number) => JsonValue;

function memberExample(field: FieldContract, depth: number, nested: NestedExample): JsonValue {
  const { rules } = field;
  const given = rules.example ?? (rules.initial || undefined) ?? rules.defaultValue;
  if (given !== undefined) return given;
  if (field.map) return {};
  if (field.repeated) return depth < MAX_DEPTH ? [valueExample(field, depth, nested)] : [];
  return field.nullable ? null : valueExample(field, depth, nested);
}

function valueExample({ type, message, rules }: FieldContract, depth: number, nested: NestedExample): JsonValue {
  if (type === 'message') return nested(message!, depth + 1);
  if (type === 'bool') return false;
  if (type !== 'string' && type !== 'bytes') return numberExample(rules);
  if (rules.decimals !== undefined) return numberExample(rules);
  return rules.allowed[0] ?? (rules.format ? byFormat[rules.format] : 'text');
}

function numberExample({ minimum, above, maximum }: Rules): number {
  const least = minimum ?? (above === undefined ? 1 : above + 1);
  return maximum === undefined ? least : Math.min(least, maximum);
}
