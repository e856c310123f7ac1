import { describe, expect, test } from '@jest/globals';
import { nextAction } from './work.ts';

describe('the next action', () => {
  test('of a single kind of work is that kind', () => {
    expect(nextAction('detail', 0.99)).toBe('detail');
  });

  test('of the mix follows the documented shares', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 1000; n++) {
      const action = nextAction('mix', (n + 0.5) / 1000);
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ list: 350, detail: 350, search: 150, update: 100, create: 50 });
  });
});
