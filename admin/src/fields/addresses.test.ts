import { expect, test } from '@jest/globals';
import { addressesIn, endsAddress, isAddress, uniqueAddresses } from './addresses.ts';

test('addresses are read from lists with names, with commas, semicolons or blanks', () => {
  expect(addressesIn('Maria Anders <maria@example.com>, b@example.com; c@example.com d@example.com')).toEqual([
    ...['maria@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
  ]);
  expect(addressesIn(' ,; ')).toEqual([]);
  expect(addressesIn('maria')).toEqual(['maria']);
});

test.each([
  ['maria@example.com', false],
  ['maria@example.com ', true],
  ['maria@example.com,', true],
  ['maria;', true],
  ['Maria ', false],
  ['Maria <maria@example.com', false],
  ['Maria <maria@example.com>', true],
])('an address in "%s" is complete: %s', (text, isComplete) => {
  expect(endsAddress(text)).toBe(isComplete);
});

test('an address has a name and a domain', () => {
  const texts = ['maria@example.com', 'maria@', '@example.com', 'maria@example', 'a b@example.com', ''];
  expect(texts.filter(isAddress)).toEqual(['maria@example.com']);
});

test('of addresses that differ in case, the first is kept', () => {
  expect(uniqueAddresses(['B@example.com', 'a@example.com', 'b@example.com'])).toEqual([
    'B@example.com',
    'a@example.com',
  ]);
});
