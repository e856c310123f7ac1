import { describe, expect, test } from '@jest/globals';
import { load, own, route, rpc, service } from '../../test/support/written-contract.ts';

/** Loads a contract whose request has one field with the given options. */
const loadField = (declaration: string, options: string) =>
  load(
    `message Item { ${declaration} = 1 [${options}]; } message Inner { string text = 1; } ${service(rpc(route('post: "/api/items", body: "*"') + own))}`,
  );

const words = (list: string) =>
  `(buf.validate.field).string = {in: [${list}]}, (buf.validate.field).ignore = IGNORE_IF_ZERO_VALUE`;

describe('a field', () => {
  const field = (declaration: string, rules: string) => () => loadField(declaration, `(bms.api.rules) = {${rules}}`);

  test.each([
    ['a misspelt rule', 'string name', 'requird: true', 'Item.name: (bms.api.rules) has no member "requird"'],
    ['an unknown format', 'string name', 'format: "datum"', 'bms.trial.Item.name: unknown format "datum"'],
    ['a format on a number', 'int64 count', 'format: "date"', 'Item.count: format is a rule for strings'],
    [
      'names of what has none',
      'string name',
      'names_of: "colours"',
      'Item.name: the contract has no names of "colours"',
    ],
    ['names on a number', 'int64 count', 'names_of: "events"', 'names_of is a rule for strings'],
    ['names where there are none', 'string name', 'names_of: "modules"', 'the contract has no names of "modules"'],
    ['decimals on a number', 'double ratio', 'decimals: 3', 'decimals is a rule for strings'],
    ['decimals on a map', 'map<string, string> sums', 'decimals: 3', 'decimals is a rule for strings'],
    ['scalars that are no map', 'string name', 'scalar: true', 'scalar is a rule for maps of strings'],
    ['scalars of numbers', 'map<string, int64> sums', 'scalar: true', 'scalar is a rule for maps of strings'],
    ['scalars by default', 'map<string, string> sums', 'scalar: true, default_value: "{}"', 'without a default value'],
    [
      'a computed field that callers set',
      'string name',
      'computed: true',
      'computed is a rule for fields that are set by the server',
    ],
    ['inline on a string', 'string name', 'inline: true', 'inline is a rule for messages'],
    ['a default that is no number', 'int64 count', 'default_value: "many"', 'Item.count: "many" is no number'],
    [
      'a default that is neither true nor false',
      'bool flag',
      'default_value: "yes"',
      '"yes" is neither true nor false',
    ],
    ['an example that is no JSON', 'map<string, string> sums', 'example: "{"', '"{" is no JSON'],
    [
      'moves of a number',
      'int64 count',
      'moves: {from: "a", to: "b"}',
      'Item.count: moves is a rule for single strings',
    ],
    ['a minimum without decimals', 'int64 count', 'minimum: 3', 'minimum is a rule for fields with decimals'],
    ['a length without scalar', 'string name', 'max_length: 3', 'max_length is a rule for fields with scalar'],
    ['allowed words without names', 'string name', 'allowed: "a"', 'allowed is a rule for fields with names_of'],
  ])('with %s is rejected', (_what, declaration, rules, problem) => {
    expect(field(declaration, rules)).toThrow(problem);
  });

  const choice = (list: string, rules: string) => () =>
    loadField('string name', `${words(list)}, (bms.api.rules) = {${rules}}`);

  test.each([
    ['a default that is not allowed', 'default_value: "d"', 'default_value "d" is not allowed'],
    ['an initial value that is not allowed', 'initial: "d"', 'initial "d" is not allowed'],
    ['an example that is not allowed', 'example: "d"', 'example "d" is not allowed'],
    ['a move from nowhere', 'initial: "a", moves: {to: "b"}', 'a move has the states before and after it'],
    ['a move to an unknown state', 'initial: "a", moves: {from: "a", to: "d"}', 'moves: "d" is not allowed'],
    ['a move that stays', 'initial: "a", moves: {from: "a", to: "a"}', 'moves: "a" becomes itself'],
    [
      'a state that no move leads to',
      'initial: "a", moves: {from: "a", to: "b"}',
      'Item.name: moves: no move leads to "c"',
    ],
    [
      'the same move twice',
      'initial: "a", moves: {from: "a", to: ["b", "c"]}, moves: {from: ["a", "b"], to: "c"}',
      'moves: a to c by "" is there twice',
    ],
    ['moves without an initial state', 'moves: {from: ["a", "b"], to: ["a", "b"]}', 'moves need an initial state'],
    [
      'moves by what is nowhere',
      'initial: "a", moves: {from: "a", to: ["b", "c"], by: "Sned"}',
      'bms.trial.Item.name: moves by "Sned", which is no rpc of bms.trial.Items and no event',
    ],
    ['a misspelt member of a move', 'initial: "a", moves: {from: "a", too: "b"}', 'moves have no member "too"'],
  ])('of three allowed words with %s is rejected', (_what, rules, problem) => {
    expect(choice('"a", "b", "c"', rules)).toThrow(problem);
  });

  test.each(['float ratio', 'uint32 count', 'fixed64 count', 'Color color'])(
    'of an unsupported type is rejected: %s',
    (declaration) => {
      const text = `enum Color { COLOR_UNSPECIFIED = 0; } message Item { ${declaration} = 1; }`;
      expect(() => load(text + service(rpc(route('get: "/api/items"') + own)))).toThrow('use a string with a rule');
    },
  );

  test('of a recursive body is rejected', () => {
    const text = 'message Item { Node node = 1; } message Node { repeated Node nodes = 1; }';
    expect(() => load(text + service(rpc(route('post: "/api/items", body: "*"') + own)))).toThrow(
      'bms.trial.Node contains itself',
    );
  });
});
