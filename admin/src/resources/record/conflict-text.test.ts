import { expect, test } from '@jest/globals';
import type { Field } from '../../contract/types.ts';
import { versionText } from './conflict-text.ts';

const EURO = { currency: 'EUR', locale: 'en-US' };
const RATE: Field = { name: 'rate', type: 'number', money: true };
const LINES: Field = {
  name: 'items',
  type: 'object',
  list: true,
  fields: [{ name: 'title', type: 'string' }, { name: 'quantity', type: 'number' }, RATE],
};

test.each<[string, Field, unknown, string]>([
  ['an amount with its currency', RATE, 137_875, '€1,378.75'],
  ['the amount 0', RATE, 0, '€0.00'],
  [
    'the amounts of lines with their currency',
    LINES,
    [{ title: 'Advice', quantity: 2, rate: 9000, total: 18_000 }],
    'Title: Advice, Quantity: 2, Rate: €90.00',
  ],
  ['no lines as empty', LINES, [], 'empty'],
  ['a missing value as empty', RATE, null, 'empty'],
  ['a boolean in words', { name: 'is_read', type: 'boolean' }, false, 'no'],
  ['other numbers as they are', { name: 'sort', type: 'integer' }, 1000, '1000'],
])('an edit conflict shows %s', (_what, field, value, text) => {
  expect(versionText(field, value, EURO)).toBe(text);
});
