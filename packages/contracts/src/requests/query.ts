import type { Violation } from '../errors/violation.ts';
import { MASK_FIELD } from '../load/bindings.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';

/** A query parameter: a field of the request, or a field of an inline message in it. */
export interface QueryParameter {
  readonly field: FieldContract;
  /** Name of the inline message; empty for a field of the request itself. */
  readonly parent: string;
}

/**
 * Returns the query parameters of a route (google.api.http: all fields that are neither in the path nor in the body).
 */
export function queryParameters(rpc: Rpc, binding: HttpBinding): QueryParameter[] {
  const observed = [rpc.shape, rpc.table, rpc.write, rpc.past].flatMap((message) => message?.fields ?? []);
  const gateway = observed.map((field) => ({ field, parent: '' }));
  if (binding.body === '*') return gateway;
  const taken = new Set(binding.segments.flatMap((part) => ('variable' in part ? [part.variable] : [])));
  taken.add(binding.body).add(MASK_FIELD);
  const own = rpc.request.fields
    .filter((field) => !taken.has(field.name))
    .flatMap((field) =>
      field.rules.inline ? inlineFields(field) : [{ field: filterField(field, rpc.request), parent: '' }],
    );
  return [...own, ...gateway];
}

/** Returns a filter of a list by an id or by allowed values, which may have several of them; any other field unchanged. */
export function filterField(field: FieldContract, { fields }: Pick<MessageContract, 'fields'>): FieldContract {
  const { type, repeated, rules } = field;
  const isMany = !repeated && (type === 'int64' || (type === 'string' && rules.allowed.length > 0));
  return isMany && fields.some(isList) ? { ...field, rules: { ...rules, several: true } } : field;
}

const isList = ({ rules }: FieldContract): boolean => rules.inline && rules.sortable.length > 0;

/** Returns the query parameters of an inline message. */
export function inlineFields(field: FieldContract): QueryParameter[] {
  const { fields } = field.message as MessageContract;
  const offered = fields.filter(({ rules }) => !rules.needsSort || field.rules.sortable.includes(rules.needsSort));
  return offered.map((inner) => ({ field: sortableField(inner, field), parent: field.name }));
}

/** Restricts `sort` to the sortable fields of the list, each also with a leading `-`. */
function sortableField(inner: FieldContract, list: FieldContract): FieldContract {
  if (inner.name !== 'sort') return inner;
  const allowed = list.rules.sortable.flatMap((name) => [name, `-${name}`]);
  const example = allowed.find((name) => name === inner.rules.example) ?? allowed[0];
  return { ...inner, rules: { ...inner.rules, allowed, example, several: true } };
}

/** Parameter that chooses members of the records of a list, not records. */
const INCLUDE = 'include';

/**
 * Compiles the function that returns the list-valued filters of a query that are sent without a value (`ids=`, `ids=,`),
 * separated by commas: they select no records. On the wire an empty list is an absent one.
 * @returns a function that returns undefined if there is none
 */
export function compileEmptyFilters(
  parameters: readonly QueryParameter[],
): (query: URLSearchParams) => string | undefined {
  const lists = parameters.flatMap(({ field }) => (field.repeated && field.name !== INCLUDE ? [field.name] : []));
  if (lists.length === 0) return () => undefined;
  const isEmpty = (text: string): boolean => text.replaceAll(LIST_SEPARATOR, '') === '';
  return (query) => {
    const empty = lists.filter((name) => query.has(name) && query.getAll(name).every(isEmpty));
    return empty.length > 0 ? empty.join(LIST_SEPARATOR) : undefined;
  };
}

/** The maximum number of ids of a filter. */
const MAX_IDS = 100;

/** The filters by ids that a query has with several of them, by name. */
export type SeveralIds = ReadonlyMap<string, readonly string[]>;

/**
 * Compiles the function that returns the filters by an id that are sent with several (`client_id=1,2`). The message has
 * the first of them; the service receives the others beside it.
 */
export function compileSeveralIds(parameters: readonly QueryParameter[]): (query: URLSearchParams) => SeveralIds {
  const names = parameters.flatMap(({ field }) => (isIdFilter(field) ? [field.name] : []));
  return (query) =>
    new Map(
      names.flatMap((name) => {
        const ids = idsOf(query.getAll(name));
        return ids.length > 1 ? [[name, ids] as const] : [];
      }),
    );
}

const isIdFilter = ({ type, rules }: FieldContract): boolean => type === 'int64' && rules.several;

const idsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split(LIST_SEPARATOR)).filter((text) => text !== '')),
];

/** Finds the ids that are no positive integers, and filters with too many of them. */
export function findIdFaults(several: SeveralIds): Violation[] {
  return [...several].flatMap(([field, ids]) => {
    if (ids.length > MAX_IDS)
      return [{ field, code: 'too_many', message: `${field} must have at most ${MAX_IDS} entries.` }];
    const isWrong = (id: string): boolean => !/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id));
    return ids.some(isWrong)
      ? [{ field, code: 'wrong_type', message: `${field} must be ids, separated by commas.` }]
      : [];
  });
}

/** Separator of the values of a repeated parameter: `?ids=1,2` is `?ids=1&ids=2`. */
export const LIST_SEPARATOR = ',';
/** Cache-busting parameter, which is ignored. */
const IGNORED = '_';

/**
 * Parses a query into typed values; empty values count as absent. A value that does not match its type stays text, so
 * that the schema reports it.
 */
export function readQuery(
  query: URLSearchParams,
  parameters: ReadonlyMap<string, QueryParameter>,
  booleans: BooleanWords = QUERY_BOOLEANS,
): { values: Record<string, unknown>; violations: Violation[] } {
  const values: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const name of new Set(query.keys())) {
    const entry = entryOf(name, parameters);
    if (entry) {
      readEntry(entry, query.getAll(name), { values, violations });
      continue;
    }
    const field = parameters.get(name)?.field;
    const sent = query
      .getAll(name)
      .flatMap((text) => (field?.repeated ? text.split(LIST_SEPARATOR) : text))
      .filter((text) => text !== '' || field?.rules.takesEmpty);
    const texts = field && isIdFilter(field) ? firstOf(sent) : sent;
    if (name === IGNORED) continue;
    if (!field)
      violations.push({ field: name, code: 'unknown_parameter', message: `${name} is not a known parameter.` });
    else if (texts.length > 1 && !field.repeated)
      violations.push({ field: name, code: 'repeated', message: `${name} must not be sent more than once.` });
    else if (texts.length > 0)
      values[name] = field.repeated
        ? texts.map((text) => typed(field, text, booleans))
        : typed(field, texts[0]!, booleans);
  }
  return { values, violations: [...violations, ...findExcluded(values, parameters)] };
}

/** An entry of a map in a query: `external_id[datev]` is that of `datev` in `external_id`. */
interface Entry {
  readonly name: string;
  readonly key: string;
}

/** Returns the entry of a map that a parameter names; undefined for any other parameter. */
function entryOf(name: string, parameters: ReadonlyMap<string, QueryParameter>): Entry | undefined {
  const [, map = '', key = ''] = /^([a-z_]+)\[([^[\]]*)\]$/.exec(name) ?? [];
  return parameters.get(map)?.field.map ? { name: map, key } : undefined;
}

/** Adds an entry to its map. An empty value is not an absent one: the list would not be filtered. */
function readEntry(
  { name, key }: Entry,
  texts: readonly string[],
  { values, violations }: { values: Record<string, unknown>; violations: Violation[] },
): void {
  const field = `${name}[${key}]`;
  if (texts.length > 1)
    violations.push({ field, code: 'repeated', message: `${field} must not be sent more than once.` });
  values[name] = { ...(values[name] as object | undefined), [key]: texts[0] };
}

/** Returns the first id of a text with several; the others are read by compileSeveralIds. */
const firstOf = (texts: readonly string[]): string[] =>
  texts.map((text) => (text.includes(LIST_SEPARATOR) ? (idsOf([text])[0] ?? text) : text));

/** Finds the parameters that are sent together although one excludes the other. */
function findExcluded(
  values: Readonly<Record<string, unknown>>,
  parameters: ReadonlyMap<string, QueryParameter>,
): Violation[] {
  const sent = Object.keys(values);
  return sent.flatMap((name) => {
    const excluded = parameters.get(name)!.field.rules.excludes.filter((other) => other in values);
    return excluded.flatMap((other) => [excludes(name, other), excludes(other, name)]);
  });
}

const excludes = (field: string, other: string): Violation => ({
  field,
  code: 'excluded',
  message: `${field} cannot be combined with ${other}.`,
});

/** Accepted spellings of true and false. */
type BooleanWords = ReadonlyMap<string, boolean>;

const QUERY_BOOLEANS: BooleanWords = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Spellings in multipart forms: those of a query, those of Python, and those of an HTML checkbox. */
export const FORM_BOOLEANS: BooleanWords = new Map([
  ...QUERY_BOOLEANS,
  ['True', true],
  ['on', true],
  ['False', false],
  ['off', false],
]);

function typed(field: FieldContract, text: string, booleans: BooleanWords): unknown {
  if (field.type === 'bool') return booleans.get(text) ?? text;
  const isDecimal = field.rules.decimals !== undefined;
  if (field.type === 'string' && !isDecimal) return text;
  const written = isDecimal || field.type === 'double' ? /^-?\d{1,16}(\.\d{1,16})?$/ : /^-?\d+$/;
  return written.test(text) ? Number(text) : text;
}
