import { pagesOf, textItemsOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { sampleLines as lines, sampleInvoice } from '../../test/sample-documents.ts';
import type { PrintableDocument } from '../printable-document.ts';
import { type PageSize, pageFormatOf, pageSizes } from './page-format.ts';
import { renderPdf } from './render-pdf.ts';

describe('the address', () => {
  const { width, height } = pageFormatOf('A4').address;
  const withBuyer = (buyer: Partial<PrintableDocument['buyer']>) =>
    sampleInvoice(lines, { buyer: { ...sampleInvoice([]).buyer, ...buyer } });
  /** Returns the items of an address, and the top of the title, in points from the top of the page. */
  async function addressOf(document: PrintableDocument, pageSize: PageSize) {
    const format = pageFormatOf(pageSize);
    const [page = []] = await textItemsOf(await renderPdf(document, { pageSize }));
    const placed = page.map((item) => ({ ...item, y: format.height - item.bottom }));
    const title = placed.find(({ text }) => text.startsWith('Invoice INV'))!;
    const shown = placed.filter(({ y, left }) => y > format.address.top && y < title.y - 20 && left < format.meta.left);
    return {
      shown,
      text: shown.map(({ text }) => text).join(' '),
      bottom: Math.max(...shown.map(({ y }) => y)),
      title,
    };
  }
  const street = ['Haus B', 'Eingang 3', 'Etage 4', 'Zimmer 417', 'Karlstraße 12'];
  const long =
    'Bayerische Gesellschaft für den Betrieb und die Verwaltung von Anlagen der Wasserwirtschaft mbH & Co. KG';

  test.each(pageSizes)('shows five lines of a street, a long name and a foreign country (%s)', async (pageSize) => {
    const document = withBuyer({ name: long, address: street.join('\n'), country: 'France', country_code: 'FR' });
    const { text, bottom, title } = await addressOf(document, pageSize);
    expect(text.replace(/\s+/g, ' ')).toContain([long, ...street, '10115 Berlin', 'FRANCE'].join(' '));
    expect(title.y - bottom).toBeGreaterThan(30);
  });

  test.each([1, 2, 3, 4, 5])('shows through the window with %i lines of a street', async (count) => {
    const document = withBuyer({ address: street.slice(0, count).join('\n'), country: 'France', country_code: 'FR' });
    const { shown, bottom } = await addressOf(document, 'A4');
    expect(shown).toHaveLength(count + 3);
    expect(bottom).toBeLessThan(pageFormatOf('A4').address.top + height);
    for (const { left, right } of shown) expect(right - left).toBeLessThanOrEqual(width);
  });

  test('moves the content down if it is longer than the window', async () => {
    const address = Array.from({ length: 14 }, (_, index) => `Part ${index + 1}`);
    const { text, bottom, title } = await addressOf(withBuyer({ address: address.join('\n') }), 'A4');
    expect(text).toContain([...address, '10115 Berlin'].join(' '));
    expect(title.y - bottom).toBeGreaterThan(30);
  });

  test('has a return address with all parts', async () => {
    const seller = { ...sampleInvoice([]).seller, name: 'Northwind Traders Deutschland GmbH & Co. KG', address: long };
    const pages = await pagesOf(await renderPdf(sampleInvoice(lines, { seller }), { pageSize: 'A4' }));
    expect(pages.join('\n').replace(/[ \u00a0\u202f]+/g, ' ')).toContain(`KG · ${long.slice(0, 40)}`);
  });
});
