import { describe, expect, test } from '@jest/globals';
import { item, load, own, route, rpc, service } from '../../test/support/written-contract.ts';

describe('a route', () => {
  test.each([
    ['with a verb that there is not', 'head: "/api/items"', 'no member "head"'],
    ['with a misspelt member', 'post: "/api/items", boddy: "*"', 'Items.Do: (google.api.http) has no member "boddy"'],
    [
      'with a member that the gateway does not know',
      'get: "/api/items", response_body: "x"',
      'no member "response_body"',
    ],
    ['with two verbs', 'get: "/api/items", post: "/api/items"', 'a route has exactly one verb'],
    ['with no verb at all', 'body: "*"', 'a route has exactly one verb'],
    ['that does not start with a slash', 'get: "api/items"', 'does not start with a slash'],
    ['with a pattern in a segment', 'get: "/api/items/{id=*}"', 'neither a word nor {field}'],
    ['with a variable that is no field', 'get: "/api/items/{key}"', '"key" is no field of bms.trial.Item'],
    ['with a variable that is a list', 'get: "/api/items/{words}"', '"words" cannot stand in a path'],
    ['with a variable that is a message', 'get: "/api/items/{inner}"', '"inner" cannot stand in a path'],
    ['with the same variable twice', 'get: "/api/{id}/items/{id}"', '"id" stands twice in the path'],
    ['with a body that is no field', 'post: "/api/items", body: "thing"', '"thing" is no field of bms.trial.Item'],
    ['with a body that is no message', 'post: "/api/items", body: "name"', 'the body "name" is no message'],
    ['with a body that is a list', 'post: "/api/items", body: "inners"', 'the body "inners" is no message'],
    ['with a body on a GET', 'get: "/api/items", body: "inner"', 'a GET has no body'],
    [
      'with a fault in a further route',
      'get: "/api/items", additional_bindings: {get: "/api/things", bdy: "*"}',
      'no member "bdy"',
    ],
  ])('%s is rejected', (_what, http, problem) => {
    expect(() => load(item + service(rpc(route(http) + own)))).toThrow(problem);
  });

  test.each([
    [
      'the same route',
      '/api/items/{id}',
      '/api/items/{id}',
      'bms.trial.Items.Second and bms.trial.Items.First have the same route',
    ],
    [
      'the same route with another name for the variable',
      '/api/items/{id}',
      '/api/items/{name}',
      'have the same route',
    ],
  ])('of another rpc is rejected: %s', (_what, first, second, problem) => {
    const rpcs = [
      rpc(route(`get: "${first}"`) + own, 'Item', 'First'),
      rpc(route(`get: "${second}"`) + own, 'Item', 'Second'),
    ];
    expect(() => load(item + service(...rpcs))).toThrow(problem);
  });

  test('that names its variable differently from other routes of the path is rejected', () => {
    const rpcs = [
      rpc(route('get: "/api/items/{id}"') + own, 'Item', 'First'),
      rpc(route('delete: "/api/items/{name}"') + own, 'Item', 'Second'),
    ];
    expect(() => load(item + service(...rpcs))).toThrow('/api/items/{name} and /api/items/{id} are one path');
  });

  test('with a mask requires a field as body', () => {
    const masked = 'message Change { int64 id = 1; string name = 2; google.protobuf.FieldMask update_mask = 3; }';
    expect(() => load(masked + service(rpc(route('patch: "/api/items/{id}", body: "*"') + own, 'Change')))).toThrow(
      'names the field that is the body',
    );
  });
});
