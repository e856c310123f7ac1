import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deviceOf } from './device.ts';

const chrome = (system: string, version = '140.0.0.0', end = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36${end}`;

test.each([
  [chrome('X11; Linux x86_64'), 'Chrome on Linux'],
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome on Windows'],
  [chrome('X11; Linux x86_64', '140.0.0.0', ' Edg/140.0.0.0'), 'Microsoft Edge on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['Mozilla/5.0', 'Mozilla'],
  ['<b>Call us</b>', ''],
  ['', ''],
])('the device of the User-Agent %j is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a browser is the same device after its updates', () => {
  const version = fc
    .tuple(fc.nat(999), fc.nat(9999), fc.nat(999))
    .map((parts) => `${parts[0]}.0.${parts[1]}.${parts[2]}`);
  fc.assert(
    fc.property(version, (one) => {
      expect(deviceOf(chrome('X11; Linux x86_64', one))).toBe('Chrome on Linux');
    }),
  );
});

test('any User-Agent has a device of at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(deviceOf(text).length).toBeLessThanOrEqual(100);
      expect(deviceOf(`Mozilla/5.0 ${text}`).length).toBeLessThanOrEqual(100);
    }),
  );
});
