import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressRule } from './allowed-addresses.ts';

test('a key without addresses is allowed from everywhere, also where the address is unknown', () => {
  expect(['203.0.113.7', '2001:db8::7', ''].map(addressRule([]))).toEqual([true, true, true]);
});

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.70', false],
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.77/24', '203.0.113.1', true],
  ['0.0.0.0/0', '198.51.100.1', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:DB8:0::1', '2001:db8::1', true],
  ['fe80::1', 'fe80::1%eth0', true],
  ['203.0.113.7', '', false],
])('%s allows %j: %s', (allowed, address, isAllowed) => {
  expect(addressRule([allowed])(address)).toBe(isAllowed);
});

test('one of several is sufficient', () => {
  expect(['192.0.2.1', '2001:db8::1', '192.0.2.2'].map(addressRule(['2001:db8::/32', '192.0.2.1']))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a network allows the addresses whose first bits are its own', () => {
  const bits = (address: string) => address.split('.').reduce((all, part) => all * 256 + Number(part), 0);
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (network, address, size) => {
      const divisor = 2 ** (32 - size);
      const isWithin = Math.floor(bits(network) / divisor) === Math.floor(bits(address) / divisor);
      expect(addressRule([`${network}/${size}`])(address)).toBe(isWithin);
    }),
  );
});
