import { describe, expect, test } from '@jest/globals';
import { createLookup, InsideAddress, isPublicAddress, literalAddress } from './addresses.ts';

describe('an address on the inside', () => {
  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.8.8.8'],
    ['loopback', '::1'],
    ['private', '10.0.0.8'],
    ['private', '172.16.4.4'],
    ['private', '192.168.1.1'],
    ['link-local, where clouds tell metadata', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['shared by carriers', '100.64.0.1'],
    ['unique local', 'fd00:ec2::254'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:a9fe:a9fe'],
    ['IPv4 in IPv6, as it was written once', '::7f00:1'],
    ['IPv4 in IPv6, as it was written once', '::a9fe:a9fe'],
    ['translated to IPv4', '64:ff9b::7f00:1'],
    ['translated to IPv4 by a network of its own', '64:ff9b:1::7f00:1'],
    ['translated to IPv4', '::ffff:0:7f00:1'],
    ['IPv4 by a tunnel', '2002:7f00:1::'],
    ['deprecated site-local', 'fec0::1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '3fff::1'],
    ['given to nobody', '4000::1'],
    ['given to nobody', '100:0:0:1::1'],
  ])('is one that is %s (%s)', (_what, address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is not %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://example.com/', undefined],
  ])('is known however it is written: %s', (url, address) => expect(literalAddress(new URL(url))).toBe(address));
});

describe('a name', () => {
  const find = (options: { all?: boolean }, permits = isPublicAddress) =>
    new Promise((resolve, reject) =>
      createLookup(permits)('localhost', options, (error, found) => (error ? reject(error) : resolve(found))),
    );

  test('that leads to the inside is not found', async () => {
    await expect(find({ all: true })).rejects.toThrow(InsideAddress);
    await expect(find({})).rejects.toThrow(InsideAddress);
  });

  test('is found where that is allowed', async () => {
    expect(await find({}, () => true)).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await find({ all: true }, () => true)).toEqual(
      expect.arrayContaining([expect.objectContaining({ address: expect.stringMatching(/1$/) })]),
    );
  });
});
