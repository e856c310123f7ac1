import { expect, test } from '@jest/globals';
import { countedAddress } from './counted-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
  ['no address', 'no address'],
])('counts %j as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
