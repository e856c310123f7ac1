import { expect, test } from '@jest/globals';
import { loadContract } from '../load/load-contract.ts';
import { requestExample } from './request-example.ts';

const { rpcs } = loadContract();
const exampleOf = (path: string, method = 'POST') => {
  const rpc = rpcs.find(({ bindings }) => bindings.some((route) => route.path === path && route.method === method))!;
  return requestExample(rpc, rpc.bindings.find((route) => route.path === path && route.method === method)!);
};

test('the example of a bulk is a create with the example of the create, or an update where there is none', () => {
  const record = exampleOf('/api/taxes');
  expect(record).toMatchObject({ title: expect.any(String), rate: expect.any(Number) });
  expect(exampleOf('/api/taxes/bulk')).toEqual({ items: [{ action: 'create', record }] });
  const bulks = rpcs.filter(({ policy }) => policy.bulk).map((rpc) => requestExample(rpc, rpc.bindings[0]!));
  const items = bulks.map((bulk) => (bulk as { items: { action: string; record?: object }[] }).items[0]!);
  expect(items.filter(({ record: shown }) => Object.keys(shown ?? {}).length === 0)).toEqual([]);
});

test('a route without a body has no example', () => {
  expect(exampleOf('/api/taxes', 'GET')).toBeUndefined();
});
