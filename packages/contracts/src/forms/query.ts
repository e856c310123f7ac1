import { MASK_FIELD } from '../load/bindings.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc, Violation } from '../types.ts';

/** A parameter of the query: a field of the request, or a field of an inline message in it. */
export interface QueryParameter {
  readonly field: FieldContract;
  /** The name of the inline message it stands in; empty for a field of the request itself. */
  readonly parent: string;
}

/** The parameters that the query of a route may have (google.api.http: all fields that are neither in the path nor the body). */
export function queryParameters(rpc: Rpc, binding: HttpBinding): QueryParameter[] {
  if (binding.body === '*') return [];
  const taken = new Set(binding.segments.flatMap((part) => ('variable' in part ? [part.variable] : [])));
  taken.add(binding.body).add(MASK_FIELD);
  return rpc.request.fields
    .filter((field) => !taken.has(field.name))
    .flatMap((field) => (field.rules.inline ? inlineFields(field) : [{ field, parent: '' }]));
}

/** The parameters that an inline message stands for. */
export function inlineFields(field: FieldContract): QueryParameter[] {
  return (field.message as MessageContract).fields.map((inner) => ({
    field: sortableField(inner, field),
    parent: field.name,
  }));
}

/** `sort` takes the names that the list offers, each also with - in front. */
function sortableField(inner: FieldContract, list: FieldContract): FieldContract {
  if (inner.name !== 'sort') return inner;
  const allowed = list.rules.sortable.flatMap((name) => [name, `-${name}`]);
  const example = allowed.find((name) => name === inner.rules.example) ?? allowed[0];
  return { ...inner, rules: { ...inner.rules, allowed, example } };
}

/** A parameter that caches add to get past themselves; it means nothing. */
const IGNORED = '_';

/**
 * Reads a query into values of the fields' types; empty values count as absent. What is not of its type stays text, so
 * that the schema names it.
 */
export function readQuery(
  query: URLSearchParams,
  parameters: ReadonlyMap<string, QueryParameter>,
): { values: Record<string, unknown>; violations: Violation[] } {
  const values: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const name of new Set(query.keys())) {
    const field = parameters.get(name)?.field;
    const texts = query.getAll(name).filter((text) => text !== '');
    if (name === IGNORED) continue;
    if (!field)
      violations.push({ field: name, code: 'unknown_parameter', message: `${name} is not a known parameter.` });
    else if (texts.length > 1 && !field.repeated)
      violations.push({ field: name, code: 'repeated', message: `${name} must be sent once.` });
    else if (texts.length > 0)
      values[name] = field.repeated ? texts.map((text) => typed(field, text)) : typed(field, texts[0]!);
  }
  return { values, violations };
}

function typed(field: FieldContract, text: string): unknown {
  if (field.type === 'bool')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  const isDecimal = field.rules.decimals !== undefined;
  if (field.type === 'string' && !isDecimal) return text;
  const written = isDecimal || field.type === 'double' ? /^-?\d{1,16}(\.\d{1,16})?$/ : /^-?\d+$/;
  return written.test(text) ? Number(text) : text;
}
