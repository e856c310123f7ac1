import { describe, expect, test } from '@jest/globals';
import { fitFiles, mailLogo } from './mail-files.ts';

const file = (file_name: string, bytes: number) => ({
  media_type: 'application/pdf',
  file_name,
  content: Buffer.alloc(bytes),
});

describe('the files of a mail', () => {
  const [pdf, logo, xml] = [file('pdf', 3), file('logo', 2), file('xml', 1)];

  test('are those that fit, the most important ones first', () => {
    expect(fitFiles([pdf, logo, xml], 6)).toEqual([pdf, logo, xml]);
    expect(fitFiles([pdf, logo, xml], 5)).toEqual([pdf, logo]);
    expect(fitFiles([pdf, logo, xml], 4)).toEqual([pdf, xml]);
    expect(fitFiles([pdf, undefined, undefined], 2)).toEqual([]);
  });

  test('leave space for the texts in a message of 4 MB', () => {
    const [fitting, large] = [file('pdf', 3.8 * 1024 * 1024), file('pdf', 4 * 1024 * 1024 - 1000)];
    expect(fitFiles([fitting])).toEqual([fitting]);
    expect(fitFiles([large])).toEqual([]);
  });
});

describe('the logo of a mail', () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20)]);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]);

  test('is a PNG or a JPEG image', () => {
    expect(mailLogo(png)).toEqual({ media_type: 'image/png', file_name: 'logo.png', content: png });
    expect(mailLogo(new Uint8Array(jpeg))).toMatchObject({ media_type: 'image/jpeg', file_name: 'logo.jpeg' });
  });

  test('is missing for other and for large images', () => {
    expect(mailLogo(undefined)).toBeUndefined();
    expect(mailLogo(Buffer.from('<svg></svg>'))).toBeUndefined();
    expect(mailLogo(Buffer.concat([png, Buffer.alloc(512 * 1024)]))).toBeUndefined();
  });
});
