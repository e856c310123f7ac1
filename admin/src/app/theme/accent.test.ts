import { describe, expect, jest, test } from '@jest/globals';
import { openAccent } from './accent.ts';
import { ACCENT } from './tokens.ts';

/** A storage in memory. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the accent', () => {
  test('is that of the last visit until it is known', () => {
    const browser = storage();
    const first = openAccent(() => browser);
    expect(first.current()).toBe(ACCENT);
    first.set('#7c2d12');
    expect(openAccent(() => browser).current()).toBe('#7c2d12');
  });

  test('tells its subscribers of another colour, once', () => {
    const accent = openAccent(storage);
    const onChange = jest.fn();
    const end = accent.subscribe(onChange);
    accent.set('#7c2d12');
    accent.set('#7c2d12');
    expect(onChange).toHaveBeenCalledTimes(1);
    end();
    accent.set('#14532d');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'red', '#12', '#7c2d12; } body { display: none'])('ignores what is no hex colour: "%s"', (colour) => {
    const accent = openAccent(storage);
    accent.set(colour);
    expect(accent.current()).toBe(ACCENT);
  });

  test('works where the browser blocks its storage', () => {
    const accent = openAccent(() => {
      throw new Error('SecurityError');
    });
    accent.set('#7c2d12');
    expect(accent.current()).toBe('#7c2d12');
  });
});
