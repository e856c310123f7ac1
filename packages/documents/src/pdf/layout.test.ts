import { pagesOf, textItemsOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { line, sampleLines as lines, sampleInvoice, standardTax } from '../../test/sample-documents.ts';
import { logoOf } from '../../test/sample-logo.ts';
import { pageFormatOf, pageSizes } from './page-format.ts';
import { renderPdf } from './render-pdf.ts';

describe('a document of many lines', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    line(
      `Item ${index + 1}`,
      (index % 7) + 1,
      995 + index * 13,
      index % 9 ? {} : { description: 'From organic farming, in bags of 25 kg. '.repeat(3) },
    ),
  );
  const euros = (text: string | undefined) => Math.round(Number(text?.replace(/,/g, '')) * 100);

  test.each(pageSizes)('carries the sum of the lines from page to page (%s)', async (pageSize) => {
    const pages = await pagesOf(await renderPdf(sampleInvoice(many), { pageSize }));
    expect(pages.length).toBeGreaterThan(5);
    let shown = 0;
    let sum = 0;
    pages.forEach((page, number) => {
      const brought = /Brought forward\s+([\d.,]+)/.exec(page)?.[1];
      if (number > 0 && shown < many.length) expect(euros(brought)).toBe(sum);
      for (const [, position] of page.matchAll(/Item (\d+)\b/g)) {
        shown += 1;
        expect(Number(position)).toBe(shown);
        sum += Number(many[shown - 1]?.amount);
      }
      const carried = /Carried forward\s+([\d.,]+)/.exec(page)?.[1];
      if (shown < many.length) expect(euros(carried)).toBe(sum);
      expect(page).toContain(`Page ${number + 1} of ${pages.length}`);
    });
    expect(shown).toBe(many.length);
    expect(sum).toBe(sampleInvoice(many).subtotal);
  });

  test('repeats the header of the table', async () => {
    const pages = await pagesOf(await renderPdf(sampleInvoice(many), { pageSize: 'A4' }));
    for (const page of pages.filter((text) => /Item \d/.test(text))) expect(page).toContain('Unit price');
  });

  test('does not leave the totals alone on a page', async () => {
    for (let count = 8; count < 26; count += 1) {
      const pages = await pagesOf(await renderPdf(sampleInvoice(many.slice(0, count)), { pageSize: 'A4' }));
      expect(pages.find((page) => page.includes('Invoice total'))).toMatch(/Item \d/);
    }
  });
});

describe('the layout', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6);
  const extreme = sampleInvoice(
    [
      line(long, 1, 99999999999999, {
        unit_type: long,
        description: `${long} ${'word '.repeat(300)}`,
        taxes: [standardTax],
      }),
      line('W'.repeat(200), 1, 1, {
        quantity: '123456789012.123',
        rate: '9999999999.1234',
        discount_amount: 999999999999,
      }),
    ],
    {
      note: long,
      terms: `${long}\n`.repeat(80),
      title: long,
      number: 'INV-2026-000000000000042',
      buyer_reference: long,
      seller: { ...sampleInvoice([]).seller, name: long, website: `https://${long}`, registration_number: long },
      buyer: {
        name: long,
        address: `${long}\n${long}`,
        zip: '12345',
        city: long,
        country: 'Germany',
        country_code: 'DE',
      },
    },
  );

  test.each(pageSizes)('keeps every text within the margins of %s', async (pageSize) => {
    const format = pageFormatOf(pageSize);
    const pages = await textItemsOf(await renderPdf(extreme, { pageSize }));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text, left, right, bottom } of pages.flat())
      if (left < format.left - 1 || right > format.right + 1 || bottom < 20)
        throw new Error(`outside: ${text} ${left} ${right} ${bottom}`);
  });

  test('continues a description that is longer than a page', async () => {
    const words = Array.from({ length: 2500 }, (_, index) => `w${index}`);
    const document = sampleInvoice([
      line('Chai', 1, 100),
      line('Long', 2, 500, { description: words.join(' ') }),
      line('Tea', 1, 300),
    ]);
    const pages = await pagesOf(await renderPdf(document, { pageSize: 'A4' }));
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(text.match(/\bw\d+\b/g)).toEqual(words);
    expect(pages.length).toBeGreaterThan(2);
    expect(text).toMatch(/Carried forward 11\.00/);
  });

  test('aligns amounts at their right edge', async () => {
    const [page = []] = await textItemsOf(await renderPdf(sampleInvoice(lines), { pageSize: 'A4' }));
    const amounts = page.filter(({ text }) => ['1,500.00', '720.00', '€2,555.40'].includes(text));
    expect(amounts).toHaveLength(3);
    for (const { right } of amounts) expect(right).toBeCloseTo(pageFormatOf('A4').right, 0);
  });

  test.each(['png', 'jpeg'] as const)('draws a logo as %s', async (type) => {
    const logo = logoOf(type);
    const bytes = await renderPdf(sampleInvoice(lines, { seller: { ...sampleInvoice([]).seller, logo } }), {
      pageSize: 'A4',
    });
    expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(true);
  });

  test('shows the name instead of a logo that is no image', async () => {
    const logo = new TextEncoder().encode('<svg/>');
    const bytes = await renderPdf(sampleInvoice(lines, { seller: { ...sampleInvoice([]).seller, logo } }), {
      pageSize: 'A4',
    });
    expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(false);
    expect((await pagesOf(bytes)).join()).toContain('Northwind Traders GmbH');
  });
});
