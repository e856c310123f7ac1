import { describe, expect, test } from '@jest/globals';
import { load, own, route, rpc, service } from '../../test/support/written-contract.ts';
import type { Rules } from '../types.ts';

/** Loads a contract whose request has one field with the given options, and returns the rules of the field. */
function rulesOf(declaration: string, options: string, message = ''): Rules {
  const text = `message Item { ${message} ${declaration} = 1 [${options}]; } message Inner { string text = 1; }`;
  const contract = load(text + service(rpc(route('post: "/api/items", body: "*"') + own)));
  return contract.message('bms.trial.Item').fields[0]!.rules;
}

const IGNORE = '(buf.validate.field).ignore = IGNORE_IF_ZERO_VALUE';

describe('the standard options of a field', () => {
  test.each<[string, string, Partial<Rules>]>([
    ['string name', '(google.api.field_behavior) = REQUIRED', { required: true }],
    ['string name', '(google.api.field_behavior) = OUTPUT_ONLY', { readOnly: true }],
    ['string name', '(google.api.field_behavior) = INPUT_ONLY', { writeOnly: true }],
    ['string name', '(google.api.field_behavior) = IMMUTABLE', { createOnly: true }],
    [
      'string name',
      '(google.api.field_behavior) = REQUIRED, (google.api.field_behavior) = IMMUTABLE',
      { required: true, createOnly: true },
    ],
    ['int64 client_id', '(google.api.resource_reference).type = "bms/clients"', { references: 'clients' }],
    ['repeated int64 ids', '(google.api.resource_reference) = {type: "bms/users"}', { references: 'users' }],
    [
      'string name',
      `(buf.validate.field) = {string: {min_len: 2, max_len: 5, in: ["ab", "cd"]}, ignore: IGNORE_IF_ZERO_VALUE}`,
      { minLength: 2, maxLength: 5, allowed: ['ab', 'cd'] },
    ],
    [
      'string name',
      `(buf.validate.field).string.pattern = "^a+$", ${IGNORE}, (bms.api.rules).pattern_text = "some a"`,
      { pattern: '^a+$', patternText: 'some a' },
    ],
    ['int32 count', '(buf.validate.field).int32 = {gte: -1, lte: 9}', { minimum: -1, maximum: 9 }],
    ['optional int64 count', '(buf.validate.field).int64.gt = 0', { above: 0 }],
    ['optional double ratio', '(buf.validate.field).double = {gt: 0.5, lte: 1}', { above: 0.5, maximum: 1 }],
    [
      'repeated string words',
      '(buf.validate.field).repeated = {max_items: 3, unique: true, items: {string: {min_len: 1}}}',
      { maxItems: 3, uniqueItems: true, minLength: 1 },
    ],
    ['repeated Inner inners', `(buf.validate.field).repeated.min_items = 2, ${IGNORE}`, { minItems: 2 }],
    [
      'map<string, int64> counts',
      `(buf.validate.field).map = {min_pairs: 1, max_pairs: 2, keys: {string: {pattern: "^a"}}, values: {int64: {gte: 1}}}, ${IGNORE}`,
      { minItems: 1, maxItems: 2, keyPattern: '^a', minimum: 1 },
    ],
    ['string sum', '(bms.api.rules) = {decimals: 2, minimum: 1, maximum: 3}', { minimum: 1, maximum: 3, decimals: 2 }],
  ])('of "%s" are read: %s', (declaration, options, rules) => {
    expect(rulesOf(declaration, options)).toMatchObject(rules);
  });

  test.each([
    [
      'a misspelt option',
      'string name',
      '(google.api.field_behaviour) = REQUIRED',
      'the option (google.api.field_behaviour) has no effect',
    ],
    [
      'an option that is not read',
      'string name',
      '(buf.validate.predefined).cel.id = "x"',
      '(buf.validate.predefined) has no effect',
    ],
    [
      'a misspelt behavior',
      'string name',
      '(google.api.field_behavior) = REQUIERD',
      'Item.name: (google.api.field_behavior) = REQUIERD has no effect',
    ],
    [
      'a behavior without effect',
      'string name',
      '(google.api.field_behavior) = UNORDERED_LIST',
      'UNORDERED_LIST has no effect',
    ],
    [
      'a reference on a string',
      'string name',
      '(google.api.resource_reference).type = "bms/clients"',
      'is a rule for integers',
    ],
    [
      'a reference to another system',
      'int64 id',
      '(google.api.resource_reference).type = "clients"',
      'type "clients" is not bms/<module>',
    ],
    [
      'a child reference',
      'int64 id',
      '(google.api.resource_reference).child_type = "bms/clients"',
      'child_type has no effect',
    ],
    [
      'a misspelt rule',
      'string name',
      '(buf.validate.field).string.max_length = 3',
      '(buf.validate.field).string.max_length is not enforced',
    ],
    [
      'a rule that is not enforced',
      'string name',
      '(buf.validate.field).string.email = true',
      'string.email is not enforced',
    ],
    [
      'a rule of entries that is not enforced',
      'repeated int64 ids',
      '(buf.validate.field).repeated.items.int64.lt = 3',
      'repeated.items.int64.lt is not enforced',
    ],
    [
      'a rule of keys that is not enforced',
      'map<string, string> sums',
      '(buf.validate.field).map.keys.string.min_len = 3',
      'map.keys.string.min_len is not enforced',
    ],
    [
      'an expression',
      'string name',
      '(buf.validate.field).cel = {id: "x", expression: "true"}',
      '(buf.validate.field).cel does not apply to string fields',
    ],
    [
      'required of buf.validate',
      'string name',
      '(buf.validate.field).required = true',
      '(buf.validate.field).required does not apply',
    ],
    [
      'rules of another type',
      'int64 count',
      '(buf.validate.field).string.max_len = 3',
      '(buf.validate.field).string does not apply to int64 fields',
    ],
    [
      'rules of a single value on a list',
      'repeated string words',
      '(buf.validate.field).string.max_len = 3',
      'string does not apply to lists',
    ],
    [
      'rules of a list on a single value',
      'string name',
      '(buf.validate.field).repeated.max_items = 3',
      'repeated does not apply to string fields',
    ],
    [
      'rules of a list on a map',
      'map<string, string> sums',
      '(buf.validate.field).repeated.unique = true',
      'repeated does not apply to maps',
    ],
    [
      'rules of another type on entries',
      'repeated int64 ids',
      '(buf.validate.field).repeated.items.string.max_len = 3',
      'repeated.items.string does not apply to int64 fields',
    ],
    [
      'rules of integers on keys',
      'map<string, string> sums',
      '(buf.validate.field).map.keys.int64.gte = 3',
      'map.keys.int64 does not apply to keys of maps',
    ],
    [
      'rules on a type that has none',
      'bool flag',
      '(buf.validate.field).bool.const = true',
      '(buf.validate.field) does not apply to bool fields',
    ],
    [
      'rules that are no message',
      'string name',
      '(buf.validate.field).string = 3',
      '(buf.validate.field).string is no message',
    ],
    [
      'rules that are set twice',
      'string name',
      '(buf.validate.field) = {string: {max_len: 3}}, (buf.validate.field) = {string: {max_len: 4}}',
      '(buf.validate.field) is set twice',
    ],
    [
      'rules of a type that are set twice',
      'string name',
      '(buf.validate.field) = {string: {max_len: 3}, string: {min_len: 1}}',
      '(buf.validate.field).string is set twice',
    ],
    [
      'a rule of an unset value',
      'string name',
      '(buf.validate.field).string.min_len = 3',
      'needs ignore = IGNORE_IF_ZERO_VALUE: the field may be unset',
    ],
    [
      'a limit of an unset number',
      'int64 count',
      '(buf.validate.field).int64.gte = 1',
      'needs ignore = IGNORE_IF_ZERO_VALUE',
    ],
    [
      'a number of entries of an unset list',
      'repeated int64 ids',
      '(buf.validate.field).repeated.min_items = 1',
      'needs ignore = IGNORE_IF_ZERO_VALUE',
    ],
    [
      'ignore on a required field',
      'string name',
      `(google.api.field_behavior) = REQUIRED, (buf.validate.field).string.min_len = 3, ${IGNORE}`,
      'IGNORE_IF_ZERO_VALUE has no effect',
    ],
    [
      'ignore on an optional field',
      'optional string name',
      `(buf.validate.field).string.min_len = 3, ${IGNORE}`,
      'IGNORE_IF_ZERO_VALUE has no effect',
    ],
    [
      'ignore where zero is valid',
      'int64 count',
      `(buf.validate.field).int64.gte = 0, ${IGNORE}`,
      'IGNORE_IF_ZERO_VALUE has no effect',
    ],
    [
      'rules that are always ignored',
      'string name',
      '(buf.validate.field) = {string: {min_len: 3}, ignore: IGNORE_ALWAYS}',
      'ignore = IGNORE_ALWAYS is not enforced',
    ],
    [
      'ignore on entries',
      'repeated string words',
      '(buf.validate.field).repeated.items = {string: {min_len: 3}, ignore: IGNORE_IF_ZERO_VALUE}',
      'repeated.items.ignore does not apply',
    ],
    [
      'a pattern without words',
      'string name',
      `(buf.validate.field).string.pattern = "x", ${IGNORE}`,
      'pattern and pattern_text must be set together',
    ],
    [
      'a pattern that is none',
      'string name',
      `(buf.validate.field).string.pattern = "(", ${IGNORE}, (bms.api.rules).pattern_text = "x"`,
      'pattern "(" is no regular expression',
    ],
    [
      'a pattern that RE2 rejects',
      'string name',
      `(buf.validate.field).string.pattern = "^(?!a)", ${IGNORE}, (bms.api.rules).pattern_text = "x"`,
      'which RE2 lacks',
    ],
    [
      'a length of a decimal',
      'string sum',
      '(buf.validate.field).string.max_len = 3, (bms.api.rules).decimals = 2',
      'no rules of strings for fields with decimals',
    ],
    [
      'a length of a scalar',
      'map<string, string> sums',
      '(buf.validate.field).map.values.string.max_len = 3, (bms.api.rules).scalar = true',
      'fields with scalar use max_length',
    ],
    [
      'words beside names',
      'string name',
      `(buf.validate.field).string = {in: ["a"]}, ${IGNORE}, (bms.api.rules).names_of = "events"`,
      'fields with names_of use allowed',
    ],
  ])('with %s are rejected', (_what, declaration, options, problem) => {
    expect(() => rulesOf(declaration, options)).toThrow(problem);
  });

  test('are rejected on a message and on a oneof, whose rules are not enforced', () => {
    expect(() => rulesOf('string name', 'deprecated = true', 'option (buf.validate.message).cel = {id: "x"};')).toThrow(
      'bms.trial.Item: the option (buf.validate.message) has no effect',
    );
    expect(() =>
      rulesOf(
        'string name',
        'deprecated = true',
        'oneof kind { option (buf.validate.oneof).required = true; string a = 2; }',
      ),
    ).toThrow('bms.trial.Item.kind: the option (buf.validate.oneof) has no effect');
  });
});
