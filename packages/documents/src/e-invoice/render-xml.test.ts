import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../test/sample-cases.ts';
import { line, sampleInvoice } from '../../test/sample-documents.ts';
import type { PrintableDocument } from '../printable-document.ts';
import { invoiceFormats } from './formats.ts';
import { renderXml } from './render-xml.ts';
import { assertXmlHas, textsOfXml } from './xml-texts.ts';

const invoice = sampleInvoice([line('Chai', 1, 100)]);
const withBuyer = (more: Partial<PrintableDocument['buyer']>): PrintableDocument => ({
  ...invoice,
  buyer: { ...invoice.buyer, ...more },
});

describe.each(invoiceFormats)('an electronic invoice (%s)', (format) => {
  const texts = async (document: PrintableDocument) => textsOfXml(await renderXml(document, format));

  test('has its texts as they are, whatever characters of XML they have', async () => {
    const part = fc.constantFrom(
      'R&D;',
      '1&#48;',
      '&amp;',
      '&',
      '<',
      '>',
      '"',
      "'",
      ']]>',
      '&lt;b&gt;',
      'ä',
      '茶',
      '🎉',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const text = `a${parts.join('')}b`;
        const document = {
          ...withBuyer({ name: text }),
          lines: [line(text, 1, 100, { description: `${text}\n${text}` })],
        };
        const found = await texts({ ...document, purchase_order: text });
        expect(found).toContain(text);
        expect(found).toContain(`${text}\n${text}`);
      }),
      { numRuns: 40 },
    );
  });

  test('lacks the characters that XML does not have', async () => {
    const found = await texts({ ...invoice, lines: [line('a\u0000b\u0007c\ufffed\uffffe\ud800f', 1, 100)] });
    expect(found).toContain('abcdef');
  });

  test('has what is withheld in the amount paid, with a note, and in no tax', async () => {
    const document = cases['a tax that is withheld']!;
    const xml = await renderXml(document, format);
    const amountOf = (ubl: string, cii: string) =>
      Number(new RegExp(`<(?:cbc:${ubl}|ram:${cii})[^>]*>([^<]*)<`).exec(xml)?.[1]);
    expect([
      amountOf('TaxInclusiveAmount', 'GrandTotalAmount'),
      amountOf('PrepaidAmount', 'TotalPrepaidAmount'),
      amountOf('PayableAmount', 'DuePayableAmount'),
      amountOf('TaxAmount', 'TaxTotalAmount'),
    ]).toEqual([1190, 150, 1040, 190]);
    expect(await texts(document)).toContain('Thank you.\nIRPF 15% withheld: €150.00');
    expect(xml.match(/<cbc:Note>|<ram:IncludedNote>/g)).toHaveLength(1);
  });

  test('has quantities to 6 decimals, without zeros at their end', async () => {
    const lines = [line('Chai', 1, 100, { quantity: '7.333333' }), line('Chang', 1, 100, { quantity: '2.500000' })];
    const found = await texts({ ...invoice, lines });
    for (const quantity of ['7.333333', '2.5']) expect(found).toContain(quantity);
    expect(found).not.toContain('2.500000');
  });

  test('has the references of the buyer, and no number of the seller in their place', async () => {
    const references = { buyer_reference: 'A&B', purchase_order: 'PO 1', contract_reference: 'C 2' };
    const found = await texts({ ...withBuyer({ number: '4711' }), ...references });
    for (const reference of Object.values(references)) expect(found).toContain(reference);
    expect(await texts({ ...withBuyer({ number: '4711' }), buyer_reference: '' })).not.toContain('4711');
  });

  test('has discounts for early payment, as codes in XRechnung and otherwise in words', async () => {
    const cash_discounts = [
      { days: 7, percent: '3' },
      { days: 14, percent: '2.5' },
    ];
    const found = [...(await texts({ ...invoice, terms: 'Net.\r\n', cash_discounts }))].join('|');
    if (format.startsWith('xrechnung'))
      expect(found).toContain('Net.\n#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.50#\n');
    else expect(found).toContain('Net.\n3% discount for payment within 7 days, by November 30, 2026.\n2.5% discount');
  });

  test('keeps the line break after a codified discount in its terms', async () => {
    const found = [...(await texts({ ...invoice, terms: 'Net.\n#SKONTO#TAGE=14#PROZENT=2.00#\n\n' }))].join('|');
    expect(found).toContain('Net.\n#SKONTO#TAGE=14#PROZENT=2.00#\n|');
  });
});

describe('the electronic address of a buyer', () => {
  const addressOf = async (format: 'peppol' | 'xrechnung-ubl', buyer: Partial<PrintableDocument['buyer']>) => {
    const xml = await renderXml(withBuyer(buyer), format);
    const [, scheme, id] = [...xml.matchAll(/<cbc:EndpointID schemeID="(\w+)">([^<]*)</g)].at(-1) ?? [];
    return `${scheme}:${id}`;
  };

  test.each([
    ['DK', 'DK 13 58 56 28', '0184:DK13585628'],
    ['NO', 'NO923829644MVA', '0192:923829644'],
    ['SE', 'SE556703748501', '0007:5567037485'],
    ['BE', 'BE0428.759.497', '0208:0428759497'],
    ['IT', 'IT00743110157', '0211:IT00743110157'],
    ['NL', 'NL123456782B90', '9944:NL123456782B90'],
    ['DE', 'DE987654321', '9930:DE987654321'],
  ])('in %s follows from the VAT number %s', async (country_code, vat_number, address) => {
    expect(await addressOf('peppol', { country_code, vat_number })).toBe(address);
  });

  test('is its own if it has one, but no email address in the Peppol network', async () => {
    const own = { scheme: '0204', id: '04011000-1234512345-06' };
    expect(await addressOf('peppol', { electronic_address: own })).toBe(`0204:${own.id}`);
    expect(await addressOf('xrechnung-ubl', { electronic_address: own })).toBe(`0204:${own.id}`);
    const mail = { scheme: 'EM', id: 'in@example.com' };
    expect(await addressOf('xrechnung-ubl', { electronic_address: mail })).toBe('EM:in@example.com');
    expect(await addressOf('peppol', { electronic_address: mail })).toBe('9930:DE987654321');
  });
});

test('XML that is not well-formed, or lacks a text, is rejected', () => {
  expect(() => assertXmlHas('<a><b>R&D;</b></a>', [])).toThrow(/entity/);
  expect(() => assertXmlHas('<a><b>x</a>', [])).toThrow();
  expect(() => assertXmlHas('<a><b>x</b></a>', ['y'])).toThrow('lacks the text "y"');
  expect(() => assertXmlHas('<a><b> x </b></a>', ['x'])).not.toThrow();
});

const compact = (xml: string): string => xml.replace(/>\s+</g, '><');
const written = async (name: string, format: 'xrechnung-ubl' | 'factur-x') =>
  compact(await renderXml(cases[name]!, format));

/** Returns the references to preceding invoices with their days, in either syntax. */
const referencesIn = (xml: string) =>
  [
    ...xml.matchAll(
      /<(?:cac:InvoiceDocumentReference|ram:InvoiceReferencedDocument)><(?:cbc:ID|ram:IssuerAssignedID)>([^<]*)<[^>]*>(?:<cbc:IssueDate>|<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">)([\d-]+)</g,
    ),
  ].map(([, number, day]) => `${number} ${day!.replaceAll('-', '')}`);

describe.each(['xrechnung-ubl', 'factur-x'] as const)('the e-invoice (%s)', (format) => {
  test('of a final invoice refers to its deposits with their days, and has the prepaid amount', async () => {
    const xml = await written('offset deposits', format);
    expect(referencesIn(xml)).toEqual(['INV-000040 20261101', 'INV-000041 20261110']);
    expect(xml).toMatch(/<(cbc:PrepaidAmount[^>]*|ram:TotalPrepaidAmount)>529\.50?</);
  });

  test('has the day of supply (BT-72) or the period (BG-14, BG-26), and nothing if it is unknown', async () => {
    const daysIn = (xml: string) =>
      [
        ...xml.matchAll(
          /<(?:cbc:(ActualDelivery|Start|End)Date|ram:(OccurrenceDate|StartDate|EndDate)Time><udt:DateTimeString format="102")>([\d-]+)</g,
        ),
      ].map(([, ubl, cii, day]) => `${ubl ?? cii} ${day!.replaceAll('-', '')}`.replace(/Date|Actual/g, ''));
    const days = async (name: string) =>
      daysIn(await written(name, format))
        .map((day) => day.replace('Delivery', 'Occurrence'))
        .sort();
    const [start, end] = ['Start 20261101', 'End 20261130'];
    expect(await days('one rate')).toEqual(['Occurrence 20261120']);
    expect(await days('periods of supply')).toEqual(
      [start, end, start, 'End 20261115', 'Start 20261120', 'End 20261120'].sort(),
    );
    expect(await days('a credit note of a period')).toEqual([end, start]);
    expect(await days('no known day of supply')).toEqual([]);
    expect(await written('no known day of supply', 'factur-x')).toContain('<ram:ApplicableHeaderTradeDelivery>');
  });

  test('has the taxes in the accounting currency (BT-6, BT-111)', async () => {
    const xml = await written('taxes in the accounting currency', format);
    expect(xml).toMatch(/TaxCurrencyCode>EUR</);
    expect(xml).toMatch(/(TaxAmount|TaxTotalAmount) currencyID="EUR">52\.63</);
    expect(await written('one rate', format)).not.toContain('TaxCurrencyCode');
  });

  test('of a credit note refers to its invoice', async () => {
    expect(referencesIn(await written('a credit note', format))).toEqual(['INV-000042 20261101']);
  });

  test('of a deposit has the type code 386 and no date of supply', async () => {
    const xml = await written('a deposit', format);
    expect(xml).toMatch(/TypeCode>386</);
    expect(xml).not.toMatch(/ActualDeliveryDate|ActualDeliverySupplyChainEvent/);
    expect(referencesIn(xml)).toEqual([]);
  });
});
