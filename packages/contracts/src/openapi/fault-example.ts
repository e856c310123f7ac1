import type { Violation } from '../errors/violation.ts';
import { isSettable } from '../requests/input-schema.ts';
import { queryParameters } from '../requests/query.ts';
import { bodyParts } from '../requests/request-fields.ts';
import { oneOf } from '../requests/violations.ts';
import type { FieldContract, HttpBinding, Rpc } from '../types.ts';

/** Builds an example of a violation for a route, about one of its own fields if possible. */
export function faultExample(rpc: Rpc, binding: HttpBinding): Violation {
  const mode = binding.mask === 'none' ? 'create' : binding.mask;
  // The service validates the body of a write by external id.
  const body = rpc.policy.external ? undefined : bodyParts(rpc, binding);
  const fields = body?.fields.filter((field) => isSettable(field, mode)) ?? [];
  const missing = binding.mask === 'patch' ? undefined : fields.find(({ rules }) => rules.required);
  if (missing) return violation(missing.name, 'required', 'is required.');
  const parameters = queryParameters(rpc, binding).map(({ field }) => field);
  const chosen = [...fields, ...parameters].find(isChoice);
  if (chosen) return violation(chosen.name, 'not_allowed', `must be ${oneOf(chosen.rules.allowed)}.`);
  return fields.length > 0
    ? violation('colour', 'unknown_field', 'is not a known field.')
    : violation('colour', 'unknown_parameter', 'is not a known parameter.');
}

/** True for a field with few allowed values, except the list of sort fields. */
const isChoice = ({ name, rules, repeated, map }: FieldContract): boolean =>
  rules.allowed.length > 0 && rules.initial === '' && !repeated && !map && name !== 'sort';

const violation = (field: string, code: string, rest: string): Violation => ({
  field,
  code,
  message: `${field} ${rest}`,
});
