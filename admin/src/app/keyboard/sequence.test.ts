import { beforeEach, describe, expect, test } from '@jest/globals';
import { createSequenceMatcher, isCommand, type SequenceMatcher } from './sequence.ts';

const SHORTCUTS = [
  { name: 'help', keys: ['?'] },
  { name: 'next', keys: ['j'] },
  { name: 'new invoice', keys: ['c', 'i'] },
  { name: 'new client', keys: ['c', 'c'] },
  { name: 'go to clients', keys: ['g', 'c'] },
  { name: 'search', keys: ['k'], hasCommand: true },
];

let matcher: SequenceMatcher<(typeof SHORTCUTS)[number]>;
beforeEach(() => {
  matcher = createSequenceMatcher(SHORTCUTS);
});

const type = (...keys: readonly string[]): (string | undefined)[] =>
  keys.map((key, at) => matcher.press({ key }, at)?.name);

describe('a sequence of keys', () => {
  test('acts at its last key', () => expect(type('c', 'i')).toEqual([undefined, 'new invoice']));
  test('may repeat a key', () => expect(type('c', 'c')).toEqual([undefined, 'new client']));
  test('begins again with a key that does not continue it', () =>
    expect(type('g', 'j', 'g', 'c')).toEqual([undefined, 'next', undefined, 'go to clients']));
  test('ignores the case, as with the caps lock', () => expect(type('C', 'I')).toEqual([undefined, 'new invoice']));

  test('ends after a while', () => {
    matcher.press({ key: 'g' }, 0);
    expect(matcher.press({ key: 'c' }, 5000)).toBeUndefined();
    expect(matcher.press({ key: 'i' }, 5100)?.name).toBe('new invoice');
  });
});

describe('a single key', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'])(
    'does nothing with %s',
    (member) => expect(matcher.press({ key: 'j', [member]: true }, 0)).toBeUndefined(),
  );
  test('does nothing with shift if it is a letter', () =>
    expect(matcher.press({ key: 'J', shiftKey: true }, 0)).toBeUndefined());
  test('may be a sign that needs shift', () =>
    expect(matcher.press({ key: '?', shiftKey: true }, 0)?.name).toBe('help'));
  test('is not that of a shortcut with a command key', () => expect(type('k')).toEqual([undefined]));
});

describe('a command key', () => {
  test('is Ctrl or Command', () => {
    expect(isCommand({ key: 'k', ctrlKey: true }, 'k')).toBe(true);
    expect(isCommand({ key: 'K', metaKey: true }, 'k')).toBe(true);
  });
  test('is not AltGr, and not part of a composition', () => {
    expect(isCommand({ key: 'k', ctrlKey: true, altKey: true }, 'k')).toBe(false);
    expect(isCommand({ key: 'k', ctrlKey: true, isComposing: true }, 'k')).toBe(false);
  });
});
