import type protobuf from 'protobufjs';
import type { Fail, FieldShape } from './misplaced-rules.ts';
import { assertOptionsKnown, optionValues, type RawOption, readOption } from './options.ts';
import { readValidateRules } from './validate-rules.ts';

const BEHAVIOR = '(google.api.field_behavior)';
const REFERENCE = '(google.api.resource_reference)';
const RULES = '(bms.api.rules)';
const known = [BEHAVIOR, REFERENCE, '(buf.validate.field)', RULES];

/** Rules by the value of google.api.field_behavior. Its other values have no effect. */
const behaviors: Readonly<Record<string, string>> = {
  REQUIRED: 'required',
  OUTPUT_ONLY: 'read_only',
  INPUT_ONLY: 'write_only',
  IMMUTABLE: 'create_only',
};

/** Own rules that have a standard name, with the rule that makes the standard one unsuitable. */
const ownOnlyWith: readonly (readonly [rule: string, other: string])[] = [
  ['max_length', 'scalar'],
  ['allowed', 'names_of'],
  ['minimum', 'decimals'],
  ['maximum', 'decimals'],
  ['above', 'decimals'],
];

/** Returns the prefix of the error messages about a field. */
export const failOf =
  (field: protobuf.Field): Fail =>
  (problem) =>
    new Error(`${field.fullName.slice(1)}: ${problem}`);

/**
 * Reads the options of a field as one set of rules: the standard options and those of `(bms.api.rules)`.
 * @param schema `bms.api.Rules`
 * @throws Error naming the field if an option is misspelt, has no effect or is not enforced
 * @see docs/adr/0197-standard-field-options.md
 */
export function readFieldOptions(field: protobuf.Field, shape: FieldShape, schema: protobuf.Type): RawOption {
  const fail = failOf(field);
  assertOptionsKnown(field, known);
  const own = readOption(field, RULES, schema) ?? {};
  const behavior = readBehaviors(field, fail);
  const validate = readValidateRules(field, shape, behavior['required'] === true, fail);
  assertOwnRules(own, validate, fail);
  return { ...own, ...behavior, ...readReference(field, shape, fail), ...validate };
}

function readBehaviors(field: protobuf.Field, fail: Fail): RawOption {
  const values = optionValues(field, BEHAVIOR).flat().map(String);
  const unknown = values.find((value) => !Object.hasOwn(behaviors, value));
  if (unknown) throw fail(`${BEHAVIOR} = ${unknown} has no effect`);
  return Object.fromEntries(values.map((value) => [behaviors[value]!, true]));
}

/** Reads the reference to a module, which is written as a resource type: `bms/clients`. */
function readReference(field: protobuf.Field, { type, map }: FieldShape, fail: Fail): RawOption {
  const reference = readOption(field, REFERENCE);
  if (!reference) return {};
  const other = Object.keys(reference).find((name) => name !== 'type');
  if (other) throw fail(`${REFERENCE}.${other} has no effect`);
  if (!/^int/.test(type) || map) throw fail(`${REFERENCE} is a rule for integers`);
  const module = /^bms\/([a-z_]+)$/.exec(String(reference['type']))?.[1];
  if (!module) throw fail(`${REFERENCE}.type "${reference['type']}" is not bms/<module>`);
  return { references: module };
}

/** Asserts that own rules are used only where the standard ones do not fit, and not together with them. */
function assertOwnRules(own: RawOption, validate: RawOption, fail: Fail): void {
  const needless = ownOnlyWith.find(([rule, other]) => own[rule] !== undefined && own[other] === undefined);
  if (needless) throw fail(`${needless[0]} is a rule for fields with ${needless[1]}; others use (buf.validate.field)`);
  const unsuitable = ownOnlyWith.find(([rule, other]) => validate[rule] !== undefined && own[other] !== undefined);
  if (unsuitable) throw fail(`fields with ${unsuitable[1]} use ${unsuitable[0]} instead of (buf.validate.field)`);
  const text = ['min_length', 'max_length', 'pattern', 'allowed'].find((rule) => validate[rule] !== undefined);
  if (text && (own['decimals'] !== undefined || own['scalar'] === true))
    throw fail('(buf.validate.field) has no rules of strings for fields with decimals or scalar');
}
