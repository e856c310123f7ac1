import type protobuf from 'protobufjs';
import type { Fail, FieldShape } from './misplaced-rules.ts';
import { optionValues, type RawOption } from './options.ts';

const OPTION = '(buf.validate.field)';

/** The contract's rules by their names in buf.validate. */
type Names = Readonly<Record<string, string>>;

const numberRules: Names = { gte: 'minimum', lte: 'maximum', gt: 'above' };
const valueRules: Readonly<Record<string, Names>> = {
  string: { min_len: 'min_length', max_len: 'max_length', pattern: 'pattern', in: 'allowed' },
  int32: numberRules,
  int64: numberRules,
  double: numberRules,
};
const listRules: Names = { min_items: 'min_items', max_items: 'max_items', unique: 'unique_items' };
const mapRules: Names = { min_pairs: 'min_items', max_pairs: 'max_items' };

/**
 * Reads `(buf.validate.field)` as rules of the contract, named as in readRules.
 * @param required true if the field is required, so that its rules also apply to a zero value
 * @throws the error that `fail` creates for a rule that is not enforced or does not apply to the field
 * @see docs/adr/0197-standard-field-options.md
 */
export function readValidateRules(field: protobuf.Field, shape: FieldShape, required: boolean, fail: Fail): RawOption {
  const [value, ...others] = optionValues(field, OPTION);
  if (value === undefined) return {};
  if (others.length > 0) throw fail(`${OPTION} is set twice`);
  const { ignore, ...byType } = membersOf(value, OPTION, fail);
  const rules = readByType(byType, shape, fail);
  const optional = field.options?.['proto3_optional'] === true;
  assertIgnore(ignore, !required && !optional && rejectsZero(rules, shape), fail);
  return rules;
}

function readByType(byType: RawOption, shape: FieldShape, fail: Fail): RawOption {
  if (shape.repeated) {
    const { items, ...rules } = onlyMember(byType, 'repeated', 'lists', fail);
    return {
      ...renamed(rules, listRules, `${OPTION}.repeated`, fail),
      ...readValue(items, shape, '.repeated.items', fail),
    };
  }
  if (shape.map) {
    const { keys, values, ...rules } = onlyMember(byType, 'map', 'maps', fail);
    return {
      ...renamed(rules, mapRules, `${OPTION}.map`, fail),
      ...readKeys(keys, fail),
      ...readValue(values, shape, '.map.values', fail),
    };
  }
  return readValue(byType, shape, '', fail);
}

/** Reads the rules of a single value, of each entry of a list or of each value of a map. */
function readValue(value: unknown, { type }: FieldShape, at: string, fail: Fail): RawOption {
  if (value === undefined) return {};
  const byType = membersOf(value, OPTION + at, fail);
  const rules = onlyMember(byType, type, `${type} fields`, fail, at);
  const names = valueRules[type];
  if (!names) throw fail(`${OPTION}${at} does not apply to ${type} fields`);
  return renamed(rules, names, `${OPTION}${at}.${type}`, fail);
}

function readKeys(keys: unknown, fail: Fail): RawOption {
  if (keys === undefined) return {};
  const rules = onlyMember(membersOf(keys, `${OPTION}.map.keys`, fail), 'string', 'keys of maps', fail, '.map.keys');
  return renamed(rules, { pattern: 'key_pattern' }, `${OPTION}.map.keys.string`, fail);
}

/** Returns the members of one type, and asserts that there are no rules of another type. */
function onlyMember(byType: RawOption, type: string, of: string, fail: Fail, at = ''): RawOption {
  const other = Object.keys(byType).find((name) => name !== type);
  if (other) throw fail(`${OPTION}${at}.${other} does not apply to ${of}`);
  return byType[type] === undefined ? {} : membersOf(byType[type], `${OPTION}${at}.${type}`, fail);
}

/** Renames rules of buf.validate to those of the contract. */
function renamed(rules: RawOption, names: Names, at: string, fail: Fail): RawOption {
  return Object.fromEntries(
    Object.entries(rules).map(([name, value]) => {
      const rule = names[name];
      if (!rule) throw fail(`${at}.${name} is not enforced`);
      return [rule, value];
    }),
  );
}

/** Returns the members of a message in an option. protobufjs parses a member that is set twice as an array. */
function membersOf(value: unknown, at: string, fail: Fail): RawOption {
  if (typeof value !== 'object' || value === null) throw fail(`${at} is no message`);
  if (Array.isArray(value)) throw fail(`${at} is set twice`);
  return value as RawOption;
}

/** True if the rules reject zero, the empty string or an empty list or map, as buf.validate defines them. */
function rejectsZero(rules: RawOption, { repeated, map }: FieldShape): boolean {
  const limit = (name: string, otherwise: number): number => Number(rules[name] ?? otherwise);
  if (repeated || map) return limit('min_items', 0) > 0;
  const rejectsEmpty = rules['allowed'] !== undefined || rules['pattern'] !== undefined || limit('min_length', 0) > 0;
  return rejectsEmpty || limit('minimum', 0) > 0 || limit('above', -1) >= 0 || limit('maximum', 0) < 0;
}

/**
 * Asserts that the option says what is done: the rules of a field that is neither required nor `optional` are not
 * applied to its zero value, which means "not set".
 */
function assertIgnore(ignore: unknown, needed: boolean, fail: Fail): void {
  const zero = 'ignore = IGNORE_IF_ZERO_VALUE';
  if (ignore !== undefined && ignore !== 'IGNORE_IF_ZERO_VALUE')
    throw fail(`${OPTION}.ignore = ${ignore} is not enforced`);
  if (needed && ignore === undefined) throw fail(`${OPTION} needs ${zero}: the field may be unset`);
  if (!needed && ignore !== undefined) throw fail(`${OPTION}.${zero} has no effect`);
}
