import { describe, expect, test } from '@jest/globals';
import { freeKey, keyFromTitle } from './key-name.ts';

describe('the key of a status', () => {
  test.each([
    ['In review', 'in_review'],
    ['  Änderung -- nötig! ', 'aenderung_noetig'],
    ['QA/Test 2', 'qa_test_2'],
    ['onHold', 'onhold'],
    ['Готово', 'gotovo'],
    ['已完成', 'status'],
    ['!!!', 'status'],
  ])('of "%s" is %s', (title, key) => {
    expect(keyFromTitle(title)).toBe(key);
  });

  test('is cut where the title is long, and never ends with an underscore', () => {
    expect(keyFromTitle(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  test('is the first that is free', () => {
    expect(freeKey('open', new Set())).toBe('open');
    expect(freeKey('open', new Set(['open', 'open_3']))).toBe('open_2');
    expect(freeKey('open', new Set(['open', 'open_2']))).toBe('open_3');
  });
});
