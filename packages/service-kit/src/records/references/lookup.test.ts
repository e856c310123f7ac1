import { expect, test } from '@jest/globals';
import type { Call } from '../../runtime/call.ts';
import { CallContext } from '../../runtime/call-context.ts';
import { type Lookup, lookupFor, shareLookups } from './lookup.ts';

const callOf = () => ({ context: new CallContext() }) as Call;

test('the items of a bulk look up their references together, and each gets its own unknown ids', async () => {
  const queries: number[][] = [];
  const lookup: Lookup = async (ids) => {
    queries.push([...ids]);
    return ids.filter((id) => id > 10);
  };
  const calls = Array.from({ length: 100 }, callOf);
  shareLookups(calls);
  const missing = await Promise.all(calls.map((call, n) => lookupFor(lookup, call)([1, n % 20], call)));
  expect(missing[5]).toEqual([]);
  expect(missing[15]).toEqual([15]);
  expect(queries.map((ids) => ids.length)).toEqual([20]);
});

test('a call that is no item of a bulk uses the lookup itself', () => {
  const lookup: Lookup = async () => [];
  expect(lookupFor(lookup, callOf())).toBe(lookup);
});
