import { describe, expect, test } from '@jest/globals';
import { type ReceiptValues, receiptTexts } from './receipt-texts.ts';

const style = { currency: 'EUR', locale: 'en' };
const part: ReceiptValues = {
  ...{ invoice_number: 'INV-000001', amount: 15_000, balance: 5000 },
  ...{ paid_on: '2026-03-31', currency: 'EUR' },
};
const textOf = (values: ReceiptValues, language = 'en') =>
  receiptTexts(values, 'Nancy', language, style)
    .paragraphs.join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the receipt of a payment', () => {
  test('has the amount of this payment, and what is still to be paid', () => {
    expect(receiptTexts(part, 'Nancy', 'en', style).subject).toBe('Receipt: invoice INV-000001');
    expect(textOf(part)).toBe(
      'Hello Nancy,\nWe have received your payment of €150.00 on March 31, 2026 for invoice INV-000001. Thank you. ' +
        '€50.00 of the invoice is still to be paid.',
    );
  });

  test.each([0, -2000])('of the last payment, also of too much, tells that nothing is open: %d', (balance) => {
    expect(textOf({ ...part, balance })).toMatch(/Thank you\. The invoice is paid in full\.$/);
  });

  test('has the currency of the invoice', () => {
    expect(textOf({ ...part, amount: 5400, balance: 100, currency: 'JPY' })).toMatch(/¥5,400 .*¥100 /);
  });

  test.each(['en', 'de', 'fr', 'es'])('has all its texts in %s, and greets someone without a name', (language) => {
    for (const values of [part, { ...part, balance: 0 }]) {
      const { subject, paragraphs, button } = receiptTexts(values, '', language, style);
      for (const text of [subject, ...paragraphs, button]) expect(text).not.toMatch(/undefined|\{|\s[,.:]/);
    }
  });
});
