import { seededRandom } from '@bms/testing/random';
import { describe, expect, test } from '@jest/globals';
import { allFaults, planFaults } from './schedule.ts';

const faults = allFaults(['crm', 'billing', 'work']);
const plan = (seed: number, count: number) => planFaults(faults, count, seededRandom(seed)).map(({ kind }) => kind);

describe('the sequence of faults', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(plan(7, 50)).toEqual(plan(7, 50));
    expect(plan(7, 50)).not.toEqual(plan(8, 50));
  });

  test('has a fault of each group among the first ten', () => {
    const groups = planFaults(faults, 10, seededRandom(1)).map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(faults.map(({ group }) => group)));
  });

  test('has every kind of fault before long', () => {
    expect(new Set(plan(1, 100))).toEqual(new Set(faults.map(({ kind }) => kind)));
  });
});
