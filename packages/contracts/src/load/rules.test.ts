import { describe, expect, test } from '@jest/globals';
import { load, own, route, rpc, service } from '../../test/support/written-contract.ts';

const STATES = 'allowed: ["a", "b", "c"], initial: "a"';

describe('a field', () => {
  const field = (declaration: string, rules: string) => () =>
    load(
      `message Item { ${declaration} = 1 [(bms.api.rules) = {${rules}}]; } message Inner { string text = 1; } ${service(rpc(route('post: "/api/items", body: "*"') + own))}`,
    );

  test.each([
    ['a misspelt rule', 'string name', 'requird: true', 'Item.name: (bms.api.rules) has no member "requird"'],
    ['an unknown format', 'string name', 'format: "datum"', 'bms.trial.Item.name: unknown format "datum"'],
    ['a format on a number', 'int64 count', 'format: "date"', 'Item.count: format is a rule for strings'],
    ['a pattern on a number', 'int64 count', 'pattern: "x"', 'pattern is a rule for strings'],
    ['a pattern without words', 'string name', 'pattern: "x"', 'pattern and pattern_text must be set together'],
    ['a pattern that is none', 'string name', 'pattern: "("', 'pattern "(" is no regular expression'],
    ['allowed words on a number', 'int64 count', 'allowed: ["1"]', 'allowed is a rule for strings'],
    [
      'names of what has none',
      'string name',
      'names_of: "colours"',
      'Item.name: the contract has no names of "colours"',
    ],
    ['names on a number', 'int64 count', 'names_of: "events"', 'names_of is a rule for strings'],
    ['names where there are none', 'string name', 'names_of: "modules"', 'the contract has no names of "modules"'],
    ['a length on a number', 'int64 count', 'max_length: 3', 'max_length is a rule for strings'],
    ['a minimum on a string', 'string name', 'minimum: 3', 'minimum is a rule for numbers'],
    ['decimals on a number', 'double ratio', 'decimals: 3', 'decimals is a rule for strings'],
    ['decimals on a map', 'map<string, string> sums', 'decimals: 3', 'decimals is a rule for strings'],
    ['a key pattern on a list', 'repeated string words', 'key_pattern: "x"', 'key_pattern is a rule for maps'],
    ['a number of entries on a string', 'string name', 'max_items: 3', 'max_items is a rule for lists and maps'],
    ['scalars that are no map', 'string name', 'scalar: true', 'scalar is a rule for maps of strings'],
    ['scalars of numbers', 'map<string, int64> sums', 'scalar: true', 'scalar is a rule for maps of strings'],
    ['scalars by default', 'map<string, string> sums', 'scalar: true, default_value: "{}"', 'without a default value'],
    ['unique items on a map', 'map<string, string> sums', 'unique_items: true', 'unique_items is a rule for lists'],
    ['a reference on a string', 'string name', 'references: "clients"', 'references is a rule for integers'],
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
      'a default that is not allowed',
      'string name',
      'allowed: ["a"], default_value: "b"',
      'default_value "b" is not allowed',
    ],
    [
      'an initial value that is not allowed',
      'string name',
      'allowed: ["a"], initial: "b"',
      'initial "b" is not allowed',
    ],
    [
      'moves of a number',
      'int64 count',
      'moves: {from: "a", to: "b"}',
      'Item.count: moves is a rule for single strings',
    ],
    ['a move from nowhere', 'string name', `${STATES}, moves: {to: "b"}`, 'a move has the states before and after it'],
    [
      'a move to an unknown state',
      'string name',
      `${STATES}, moves: {from: "a", to: "d"}`,
      'moves: "d" is not allowed',
    ],
    ['a move that stays', 'string name', `${STATES}, moves: {from: "a", to: "a"}`, 'moves: "a" becomes itself'],
    [
      'a state that no move leads to',
      'string name',
      `${STATES}, moves: {from: "a", to: "b"}`,
      'Item.name: moves: no move leads to "c"',
    ],
    [
      'the same move twice',
      'string name',
      `${STATES}, moves: {from: "a", to: ["b", "c"]}, moves: {from: ["a", "b"], to: "c"}`,
      'moves: a to c by "" is there twice',
    ],
    [
      'moves without an initial state',
      'string name',
      'allowed: ["a", "b"], moves: {from: ["a", "b"], to: ["a", "b"]}',
      'moves need an initial state',
    ],
    [
      'moves by what is nowhere',
      'string name',
      `${STATES}, moves: {from: "a", to: ["b", "c"], by: "Sned"}`,
      'bms.trial.Item.name: moves by "Sned", which is no rpc of bms.trial.Items and no event',
    ],
    [
      'a misspelt member of a move',
      'string name',
      `${STATES}, moves: {from: "a", too: "b"}`,
      'moves have no member "too"',
    ],
    ['an example that is not allowed', 'string name', 'allowed: ["a"], example: "b"', 'example "b" is not allowed'],
  ])('with %s is refused', (_what, declaration, rules, problem) => {
    expect(field(declaration, rules)).toThrow(problem);
  });

  test.each(['float ratio', 'uint32 count', 'fixed64 count', 'Color color'])(
    'of a type that the contract does not have is refused: %s',
    (declaration) => {
      const text = `enum Color { COLOR_UNSPECIFIED = 0; } message Item { ${declaration} = 1; }`;
      expect(() => load(text + service(rpc(route('get: "/api/items"') + own)))).toThrow('use a string with a rule');
    },
  );

  test('of a body that contains itself is refused', () => {
    const text = 'message Item { Node node = 1; } message Node { repeated Node nodes = 1; }';
    expect(() => load(text + service(rpc(route('post: "/api/items", body: "*"') + own)))).toThrow(
      'bms.trial.Node contains itself',
    );
  });
});
