import { describeApi, loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { countOperations, fixedOperations } from './fixed-operations.ts';

test('120 operations are fixed, each once', () => {
  expect([fixedOperations.length, new Set(fixedOperations).size]).toEqual([120, 120]);
});

test('the document has every fixed operation', () => {
  const { fixed, missing } = countOperations(describeApi(loadContract(), 'https://bms.test'));
  expect([missing, fixed]).toEqual([[], 120]);
});
