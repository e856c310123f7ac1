import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleLines as lines, sampleInvoice } from '../../test/sample-documents.ts';
import { renderPdf } from './render-pdf.ts';

describe('the file', () => {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  test('has the same bytes for the same input', async () => {
    const document = sampleInvoice(lines);
    const first = hash(await renderPdf(document, { pageSize: 'A4', xml: '<a/>' }));
    await new Promise((done) => setTimeout(done, 1100));
    expect(hash(await renderPdf(structuredClone(document), { pageSize: 'A4', xml: '<a/>' }))).toBe(first);
    expect(hash(await renderPdf({ ...document, total: 1 }, { pageSize: 'A4', xml: '<a/>' }))).not.toBe(first);
  });

  test('has the same bytes whichever documents were rendered before it', async () => {
    const letter = fc.constantFrom(...'afilo1/2–ÄßΩж');
    const words = fc.array(fc.string({ unit: letter, minLength: 1 }), { maxLength: 8 });
    const render = async (note: string) => hash(await renderPdf(sampleInvoice(lines, { note }), { pageSize: 'A4' }));
    const first = await render('office, affine – 1/2');
    await fc.assert(
      fc.asyncProperty(words, async (some) => {
        await render(some.join(' '));
        expect(await render('office, affine – 1/2')).toBe(first);
      }),
      { numRuns: 20 },
    );
  });

  test('is tagged, names its language and has valid metadata for any name', async () => {
    const seller = { ...sampleInvoice([]).seller, name: 'Müller & <Söhne>' };
    const text = Buffer.from(await renderPdf(sampleInvoice(lines, { seller }), { pageSize: 'A4' })).toString('latin1');
    expect(text).toMatch(/\/MarkInfo/);
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(text).toMatch(/\/Lang \(en\)/);
    expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(Buffer.from(text, 'latin1').toString()).toContain('Müller &amp; &lt;Söhne&gt;');
  });
});
