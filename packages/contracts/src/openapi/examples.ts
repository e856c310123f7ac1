import { readFileSync } from 'node:fs';
import { isSettable } from '../requests/input-schema.ts';
import type { FieldContract, JsonValue, MessageContract, Rules } from '../types.ts';
import type { BodyMode } from './body-schema.ts';

const byFormat: Record<Exclude<Rules['format'], ''>, string> = {
  date: '2026-01-31',
  date_time: '2026-01-31T09:30:00Z',
  date_bound: '2026-01-31',
  email: 'nancy@example.com',
  uri: 'https://example.com',
  phone: '+12065559857',
  currency: 'EUR',
  country: 'DE',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  vat_number: 'DE123456789',
  buyer_reference: '04011000-1234512345-06',
  address_scheme: '0204',
  slug: 'about-us',
  id_list: '1,2',
};

/** Maximum depth at which a recursive message is shown. */
const MAX_DEPTH = 4;

/** Builds an example response with every member, using the examples of the contract. */
export function answerExample(message: MessageContract, depth = 0): JsonValue {
  const shown = message.fields.filter((field) => !field.rules.writeOnly && !isIdle(field));
  return Object.fromEntries(shown.map((field) => [field.name, memberExample(field, depth, answerExample)]));
}

/** True for a member that is usually omitted and has no example. */
const isIdle = ({ rules }: FieldContract): boolean => rules.omitEmpty && rules.example === undefined;

/** Builds an example body: the required members and those with an example; two members for a PATCH. */
export function bodyExample(fields: readonly FieldContract[], mode: BodyMode): JsonValue {
  const sendable = fields.filter((field) => isSettable(field, mode));
  const preferred = sendable.filter(({ rules }) => rules.required || rules.example !== undefined);
  const chosen =
    mode === 'patch' ? (preferred.length > 0 ? preferred : sendable).filter(isNoMessage).slice(0, 2) : preferred;
  const nested = (inner: MessageContract): JsonValue => bodyExample(inner.fields, mode === 'patch' ? 'replace' : mode);
  const begins = ({ rules }: FieldContract): boolean => mode === 'create' || rules.moves.length > 0;
  const shown = (field: FieldContract): JsonValue =>
    (begins(field) && field.rules.initial) || memberExample(field, 0, nested);
  return Object.fromEntries(chosen.map((field) => [field.name, shown(field)]));
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

/** Examples of responses that a running system computed, by name of the response. */
export type ComputedAnswers = Readonly<Record<string, ComputedAnswer>>;

/** A response with the request that it answers, which has the path and body that the document shows. */
interface ComputedAnswer {
  /** Method and path, e.g. `GET /api/clients/1`. */
  readonly request: string;
  readonly answer: JsonValue;
}

/** The file of the computed examples, which `npm run docs:examples` writes. */
export const computedAnswersFile = new URL('../../generated/answers.json', import.meta.url);

/** Reads the computed examples. */
export const readComputedAnswers = (): ComputedAnswers =>
  JSON.parse(readFileSync(computedAnswersFile, 'utf8')) as ComputedAnswers;
