import type { ErrorObject } from 'ajv';
import type { Violation } from '../errors/violation.ts';
import { formatNames } from './formats.ts';

/** Converts a JSON pointer of Ajv to the path that clients see: `/items/1/rate` is `items[1].rate`. */
function pathOf(pointer: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.reduce((path, part) => (/^\d+$/.test(part) && path ? `${path}[${part}]` : join(path, part)), '');
}

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name);

type Params = Record<string, unknown>;
type Describe = (params: Params, error: ErrorObject) => [code: string, rest: string];

/** Code and message by schema keyword; the message follows the name of the field. */
const descriptions: Record<string, Describe> = {
  required: () => ['required', 'is required.'],
  filled: () => ['required', 'must not be empty.'],
  additionalProperties: () => ['unknown_field', 'is not a known field.'],
  propertyNames: () => ['unknown_field', 'is not a known field.'],
  'false schema': () => ['read_only', 'is set by the server.'],
  type: (params, { data }) =>
    data === null ? ['required', 'must not be null.'] : ['wrong_type', `must be ${typeNames(params['type'])}.`],
  minLength: (params) => [
    'too_short',
    params['limit'] === 1 ? 'must not be empty.' : `must have at least ${params['limit']} characters.`,
  ],
  maxLength: (params) => ['too_long', `must have at most ${count(params['limit'], 'character', 'characters')}.`],
  pattern: (_, { parentSchema }) => [
    'invalid_format',
    `must be ${parentSchema?.['patternText'] ?? 'in the required format'}.`,
  ],
  shape: (_, { schema }) => ['invalid_format', `must be ${formatNames[schema as keyof typeof formatNames]}.`],
  text: (_, { schema }) => [
    'invalid_text',
    `must not contain ${forbiddenIn[schema as string] ?? 'control characters'} or invalid Unicode.`,
  ],
  eachOf: (_, { schema }) => ['not_allowed', `must be ${oneOf(schema as unknown[])}.`],
  enum: (params) => ['not_allowed', `must be ${oneOf(params['allowedValues'] as unknown[])}.`],
  minimum: (params) => ['out_of_range', `must be at least ${params['limit']}.`],
  maximum: (params) => ['out_of_range', `must be at most ${params['limit']}.`],
  exclusiveMinimum: (params) => ['out_of_range', `must be greater than ${params['limit']}.`],
  minItems: (params) => ['too_few', `must have at least ${count(params['limit'], 'entry', 'entries')}.`],
  maxItems: (params) => ['too_many', `must have at most ${count(params['limit'], 'entry', 'entries')}.`],
  minProperties: (params) => ['too_few', `must have at least ${count(params['limit'], 'entry', 'entries')}.`],
  maxProperties: (params) => ['too_many', `must have at most ${count(params['limit'], 'entry', 'entries')}.`],
  uniqueItems: () => ['duplicate', 'must not contain duplicate entries.'],
  exact: () => ['too_precise', 'has more digits than a number can represent exactly.'],
  decimals: (_, { schema }) => tooPrecise(schema),
  decimalForm: () => ['wrong_type', 'must be a number.'],
  decimalText: (_, { schema }) => tooPrecise(schema),
  decimalRange: () => ['out_of_range', 'is out of range.'],
  shownDecimals: () => ['read_only', 'is set by the server.'],
  anyOf: () => ['out_of_range', 'is out of range.'],
};

/** The characters that a text must not have, by its kind. */
const forbiddenIn: Readonly<Record<string, string>> = {
  line: 'line breaks, other control characters',
  lines: 'control characters other than tabs and line breaks',
  secret: 'NUL characters',
};

const tooPrecise = (decimals: unknown): [string, string] => [
  'too_precise',
  `must have at most ${count(decimals, 'decimal', 'decimals')} and 15 digits.`,
];
const typeNames = (types: unknown): string => {
  const names = [types].flat().map((type) => (type === 'null' ? type : article(String(type))));
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
};
const article = (type: string): string => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);
const count = (limit: unknown, one: string, many: string): string => `${limit} ${limit === 1 ? one : many}`;
/** Formats the allowed values for an error message. */
export const oneOf = (words: readonly unknown[]): string =>
  words.length === 1 ? `"${words[0]}"` : `one of ${words.filter(Boolean).join(', ')}`;

/**
 * Converts the errors of Ajv to violations: one per field, in the order of the schema.
 * @param errors errors of a verbose validator, which hold the data and the schema value
 */
export function violationsOf(errors: readonly ErrorObject[]): Violation[] {
  const found = new Map<string, Violation>();
  for (const error of errors) {
    const describe =
      error.propertyName === undefined || error.keyword === 'propertyNames' ? descriptions[error.keyword] : undefined;
    if (!describe) continue;
    const field = fieldOf(error);
    const [code, rest] = describe(error.params as Params, error);
    // An empty value is reported as required, not as too short.
    const isMoreSpecific = !found.has(field) || error.keyword === 'filled';
    if (isMoreSpecific) found.set(field, { field, code, message: `${field || 'The body'} ${rest}` });
  }
  return [...found.values()];
}

function fieldOf(error: ErrorObject): string {
  const params = error.params as Params;
  const own = params['missingProperty'] ?? params['additionalProperty'] ?? params['propertyName'];
  const path = pathOf(error.instancePath);
  return own === undefined ? path : join(path, String(own));
}
