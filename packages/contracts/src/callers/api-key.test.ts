import { describe, expect, test } from '@jest/globals';
import { apiKeyHash, apiKeyId, apiKeyPrefix, createApiKey } from '../index.ts';

describe('an API key', () => {
  test('contains its id, a prefix and a unique hash', () => {
    const keys = Array.from({ length: 100 }, () => createApiKey(17));
    for (const key of keys) {
      expect(key).toMatch(/^bms_17_[0-9A-Za-z]{49}$/);
      expect(apiKeyId(key)).toBe(17);
    }
    expect(new Set(keys.map(apiKeyHash)).size).toBe(100);
    expect(apiKeyId(createApiKey(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('shows at most three characters of its secret', () => {
    const key = createApiKey(5);
    expect(apiKeyPrefix(key)).toBe(key.slice(0, 'bms_5_'.length + 3));
  });

  const key = createApiKey(123);
  const other = (character: string) => (character === 'x' ? 'y' : 'x');
  test.each(Array.from({ length: key.length }, (_, at) => at))('with another character at %d is invalid', (at) => {
    expect(apiKeyId(key.slice(0, at) + other(key[at]!) + key.slice(at + 1))).toBeUndefined();
  });

  test.each([
    ['cut', key.slice(0, -1)],
    ['longer', `${key}0`],
    ['with a space', `${key} `],
    ['with a line after it', `${key}\n`],
    ['empty', ''],
    ['a mark alone', 'bms_'],
    ['of no id', key.replace('_123_', '_0_')],
    ['of another id', key.replace('_123_', '_124_')],
  ])('that is %s is invalid', (_what, text) => expect(apiKeyId(text)).toBeUndefined());
});
