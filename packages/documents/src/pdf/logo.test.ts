import { expect, test } from '@jest/globals';
import { logoOf } from '../../test/sample-logo.ts';
import { readLogo } from './logo.ts';

test.each(['png', 'jpeg'] as const)('reads the size of a logo as %s', (type) => {
  expect(readLogo(logoOf(type))).toMatchObject({ width: 60, height: 20 });
});

test('ignores files that are no image, broken, in CMYK or too large', () => {
  expect(readLogo(new TextEncoder().encode('<svg/>'))).toBeUndefined();
  expect(readLogo(logoOf('png').slice(0, 20))).toBeUndefined();
  expect(readLogo(new Uint8Array([0xff, 0xd8, 0xff, 0xc0]))).toBeUndefined();
  expect(readLogo(new Uint8Array())).toBeUndefined();
  const cmyk = logoOf('jpeg');
  cmyk[11] = 4;
  expect(readLogo(cmyk)).toBeUndefined();
  const large = Buffer.from(logoOf('png'));
  large.writeUInt32BE(1_000_000, 16);
  expect(readLogo(large)).toBeUndefined();
});
