import type { ErrorObject } from 'ajv';
import type { Violation } from '../types.ts';
import { formatNames } from './formats.ts';

/** A JSON pointer of Ajv as the path that clients see: `/items/1/rate` is `items[1].rate`. */
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

/** From a keyword of the schema to what is said: a code, and the sentence that follows the field's name. */
const descriptions: Record<string, Describe> = {
  required: () => ['required', 'is required.'],
  filled: () => ['required', 'must not be empty.'],
  additionalProperties: () => ['unknown_field', 'is not a known field.'],
  propertyNames: () => ['unknown_field', 'is not a known field.'],
  'false schema': () => ['read_only', 'is set by the server.'],
  type: (params, { data }) =>
    data === null ? ['required', 'must not be null.'] : ['wrong_type', `must be ${typeNames(params['type'])}.`],
  minLength: (params) => ['too_short', `must have at least ${params['limit']} characters.`],
  maxLength: (params) => ['too_long', `must have at most ${params['limit']} characters.`],
  pattern: (params) => ['invalid_format', `must match ${ownPattern(String(params['pattern']))}.`],
  shape: (_, { schema }) => ['invalid_format', `must be ${formatNames[schema as keyof typeof formatNames]}.`],
  text: () => ['invalid_text', 'holds characters that cannot be stored.'],
  enum: (params) => ['not_allowed', `must be ${oneOf(params['allowedValues'] as unknown[])}.`],
  minimum: (params) => ['out_of_range', `must be ${params['limit']} or more.`],
  maximum: (params) => ['out_of_range', `must be ${params['limit']} or less.`],
  exclusiveMinimum: (params) => ['out_of_range', `must be above ${params['limit']}.`],
  minItems: (params) => ['too_few', `must have at least ${count(params['limit'], 'entry', 'entries')}.`],
  maxItems: (params) => ['too_many', `must have at most ${count(params['limit'], 'entry', 'entries')}.`],
  minProperties: (params) => ['too_few', `must have at least ${count(params['limit'], 'entry', 'entries')}.`],
  maxProperties: (params) => ['too_many', `must have at most ${count(params['limit'], 'entry', 'entries')}.`],
  uniqueItems: () => ['duplicate', 'must not hold the same entry twice.'],
  exact: () => ['too_precise', 'has more digits than a number keeps.'],
  decimals: (_, { schema }) => tooPrecise(schema),
  decimalForm: () => ['wrong_type', 'must be a number.'],
  decimalText: (_, { schema }) => tooPrecise(schema),
  decimalRange: () => ['out_of_range', 'is outside its range.'],
  shownDecimals: () => ['read_only', 'is set by the server.'],
  anyOf: () => ['out_of_range', 'is outside its range.'],
};

/** Without what lets a field be empty. */
const ownPattern = (pattern: string): string => pattern.replace(/^\^\$\|/, '');
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
/** Words to choose from, in a sentence. */
export const oneOf = (words: readonly unknown[]): string =>
  words.length === 1 ? `"${words[0]}"` : `one of ${words.filter(Boolean).join(', ')}`;

/**
 * What Ajv found, as clients see it: one violation a field, in the order of the schema.
 * @param errors of a validator that is verbose: they hold the data and the schema value
 */
export function violationsOf(errors: readonly ErrorObject[]): Violation[] {
  const found = new Map<string, Violation>();
  for (const error of errors) {
    const describe =
      error.propertyName === undefined || error.keyword === 'propertyNames' ? descriptions[error.keyword] : undefined;
    if (!describe) continue;
    const field = fieldOf(error);
    const [code, rest] = describe(error.params as Params, error);
    // What is not there at all is not too short.
    const tellsMore = !found.has(field) || error.keyword === 'filled';
    if (tellsMore) found.set(field, { field, code, message: `${field || 'The body'} ${rest}` });
  }
  return [...found.values()];
}

function fieldOf(error: ErrorObject): string {
  const params = error.params as Params;
  const own = params['missingProperty'] ?? params['additionalProperty'] ?? params['propertyName'];
  const path = pathOf(error.instancePath);
  return own === undefined ? path : join(path, String(own));
}
