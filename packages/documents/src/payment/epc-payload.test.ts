import { describe, expect, test } from '@jest/globals';
import jsQr from 'jsqr';
import { encode } from 'uqr';
import { line, sampleInvoice } from '../../test/sample-documents.ts';
import { epcPayload } from './epc-payload.ts';

const invoice = sampleInvoice([line('Chai', 1, 123450)], { balance: 123456 });

/** Draws a code with black and white pixels and reads it as a camera would. */
function scan(text: string): string | undefined {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255;
      pixels.set([value, value, value, 255], (y * width + x) * 4);
    }
  const read = typeof jsQr === 'function' ? jsQr : (jsQr as unknown as { default: typeof jsQr.default }).default;
  const found = (read as unknown as (p: Uint8ClampedArray, w: number, h: number) => { binaryData: number[] } | null)(
    pixels,
    width,
    width,
  );
  return found ? Buffer.from(found.binaryData).toString('utf8') : undefined;
}

describe('the payment code', () => {
  test('holds payee, account, amount and reference in the order of EPC069-12', () => {
    expect(scan(epcPayload(invoice) ?? '')?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Northwind Traders GmbH',
      'DE02120300000000202051',
      'EUR1234.56',
      '',
      '',
      'INV-000042',
    ]);
  });

  test('shortens a long name and keeps its characters', () => {
    const seller = {
      ...invoice.seller,
      name: `Müller & Söhne ${'x'.repeat(100)}`,
      bic: '',
      iban: 'de02 1203 0000 0000 2020 51',
    };
    const lines = scan(epcPayload({ ...invoice, seller }) ?? '')?.split('\n') ?? [];
    expect(lines[4]).toBe('');
    expect(lines[5]).toBe(`Müller & Söhne ${'x'.repeat(55)}`);
    expect(lines[6]).toBe('DE02120300000000202051');
  });

  test.each([
    ['another currency', { currency: 'USD' }],
    ['no balance', { balance: 0 }],
    ['a draft', { is_draft: true }],
    ['an estimate', { kind: 'estimate' }],
    ['a seller without IBAN', { seller: { ...invoice.seller, iban: '' } }],
    ['an amount beyond the limit', { balance: 100_000_000_000 }],
  ] as const)('does not exist for %s', (_name, more) => {
    expect(epcPayload({ ...invoice, ...more })).toBeUndefined();
  });
});
