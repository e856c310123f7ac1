import { describe, expect, test } from '@jest/globals';
import { line, sampleInvoice } from '../../test/sample-documents.ts';
import type { Buyer, PrintableDocument, Seller, TaxCategory } from '../printable-document.ts';
import { type InvoiceFormat, invoiceFormats } from './formats.ts';
import { missingInvoiceData } from './requirements.ts';

const invoice = sampleInvoice([line('Chai', 1, 100)]);
const fieldsOf = (document: PrintableDocument, format: InvoiceFormat) =>
  missingInvoiceData(document, format).map(({ field }) => field);
const withSeller = (more: Partial<Seller>): PrintableDocument => ({
  ...invoice,
  seller: { ...invoice.seller, ...more },
});
const withBuyer = (more: Partial<Buyer>): PrintableDocument => ({ ...invoice, buyer: { ...invoice.buyer, ...more } });
const inCategory = (category: TaxCategory, document = invoice): PrintableDocument => {
  const tax = { title: 'VAT', rate: '0', category };
  return { ...document, lines: [line('Chai', 1, 100, { taxes: [tax] })], taxes: [{ ...tax, base: 100, amount: 0 }] };
};

describe('the data of an electronic invoice', () => {
  test.each(invoiceFormats)('are complete in a complete invoice (%s)', (format) => {
    expect(missingInvoiceData(invoice, format)).toEqual([]);
  });

  test.each([
    ['factur-x', withSeller({ name: '' }), 'organization.name'],
    ['factur-x', withSeller({ country_code: '' }), 'organization.country_code'],
    ['factur-x', withSeller({ vat_number: '' }), 'organization.vat_number'],
    ['factur-x', withBuyer({ name: '' }), 'client.company_name'],
    ['factur-x', withBuyer({ country_code: undefined }), 'client.country_code'],
    ['xrechnung-ubl', withSeller({ zip: '' }), 'organization.zip'],
    ['xrechnung-ubl', withSeller({ city: '' }), 'organization.city'],
    ['xrechnung-ubl', withSeller({ email: '' }), 'organization.email'],
    ['xrechnung-cii', withSeller({ phone: '' }), 'organization.phone'],
    ['xrechnung-cii', withSeller({ iban: '' }), 'organization.iban'],
    ['xrechnung-cii', withBuyer({ zip: '' }), 'client.zip'],
    ['xrechnung-cii', withBuyer({ city: '' }), 'client.city'],
    ['xrechnung-cii', withBuyer({ email: '' }), 'client.email'],
    ['xrechnung-cii', { ...invoice, buyer_reference: '' }, 'buyer_reference'],
    ['xrechnung-cii', { ...withBuyer({ number: '7' }), buyer_reference: '' }, 'buyer_reference'],
    ['peppol', withBuyer({ vat_number: 'US12' }), 'client.vat_number'],
    ['peppol', { ...invoice, buyer_reference: '' }, 'buyer_reference'],
  ] as const)('of %s name what is missing: %#', (format, document, field) => {
    const missing = missingInvoiceData(document, format);
    expect(missing.map((violation) => violation.field)).toEqual([field]);
    expect(missing[0]).toMatchObject({ code: 'required', message: expect.stringContaining(`${field} is required`) });
  });

  test('need the VAT number of the buyer for reverse charge and intra-Community supplies', () => {
    const anonymous = withBuyer({ vat_number: '' });
    expect(fieldsOf(inCategory('AE', anonymous), 'factur-x')).toEqual(['client.vat_number']);
    expect(fieldsOf(inCategory('K', anonymous), 'factur-x')).toEqual(['client.vat_number']);
    expect(fieldsOf(inCategory('E', anonymous), 'factur-x')).toEqual([]);
  });

  test('need no VAT number if nothing is subject to VAT', () => {
    expect(fieldsOf(inCategory('O', withSeller({ vat_number: '' })), 'factur-x')).toEqual([]);
  });

  test('are not those of estimates, drafts or currencies with three decimals', () => {
    expect(fieldsOf({ ...invoice, kind: 'estimate' }, 'factur-x')).toEqual(['id']);
    expect(fieldsOf({ ...invoice, is_draft: true }, 'factur-x')).toEqual(['status']);
    expect(fieldsOf({ ...invoice, currency_decimals: 3 }, 'factur-x')).toEqual(['currency']);
  });

  test('are not those of a deposit for an intra-Community supply, which must have a date of supply', () => {
    const deposit = { ...inCategory('K'), kind: 'deposit_invoice' as const };
    expect(fieldsOf(deposit, 'factur-x')).toEqual(['items']);
    expect(fieldsOf({ ...inCategory('AE'), kind: 'deposit_invoice' }, 'factur-x')).toEqual([]);
  });

  test('have one tax in each line', () => {
    const [chai] = invoice.lines;
    const [vat] = chai?.taxes ?? [];
    const lines = [{ ...chai!, taxes: [] }, chai!, { ...chai!, taxes: [vat!, { ...vat!, rate: '1' }] }];
    expect(fieldsOf({ ...invoice, lines }, 'factur-x')).toEqual(['items[0].tax_ids', 'items[2].tax_ids']);
  });

  test('of a credit note name the invoice that it corrects', () => {
    expect(fieldsOf({ ...invoice, kind: 'credit_note' }, 'factur-x')).toEqual(['invoice_id']);
  });
});
