import { describe, expect, test } from '@jest/globals';
import type { PrintableDocument } from '../printable-document.ts';
import { mailTextsOf } from './mail-texts.ts';

const base: PrintableDocument = {
  kind: 'invoice',
  number: 'INV-000001',
  issued_on: '2026-03-01',
  due_on: '2026-12-31',
  seller: { name: 'Northwind Traders' },
  buyer: { name: 'Alfreds Futterkiste' },
  currency: 'EUR',
  currency_decimals: 2,
  lines: [],
  subtotal: 137_875,
  discount_total: 0,
  taxes: [],
  total: 137_875,
  balance: 100_000,
  language: 'en',
};
const textsOf = (more: Partial<PrintableDocument>) => {
  const { message, ...texts } = mailTextsOf({ ...base, ...more });
  return { ...texts, message: message.replace(/[\u00a0\u202f]/g, ' ') };
};

describe('the mail of a document', () => {
  test('of an invoice names number, total, balance and due date', () => {
    expect(textsOf({})).toEqual({
      subject: 'Invoice INV-000001',
      message:
        'Hello,\n\nPlease find our invoice INV-000001 for €1,378.75. Please pay €1,000.00 by December 31, 2026.\n\n' +
        'Kind regards\nNorthwind Traders',
      button: 'View invoice',
    });
    expect(textsOf({ balance: 0 }).message).not.toContain('pay');
  });

  test('names what is withheld between the total and the amount to be paid', () => {
    const withheld = [{ title: 'IRPF 15 %', rate: '-15', base: 100_000, amount: 15_000 }];
    expect(textsOf({ total: 121_000, balance: 106_000, withheld }).message).toContain(
      'INV-000001 for €1,210.00. IRPF 15% withheld: €150.00. Please pay €1,060.00 by December 31, 2026.',
    );
  });

  test('is written in the language of the document', () => {
    expect(textsOf({ language: 'de', locale: 'de-DE' })).toEqual({
      subject: 'Rechnung INV-000001',
      message:
        'Guten Tag,\n\nhiermit erhalten Sie unsere Rechnung INV-000001 über 1.378,75 €. ' +
        'Bitte zahlen Sie 1.000,00 € bis zum 31. Dezember 2026.\n\nMit freundlichen Grüßen\nNorthwind Traders',
      button: 'Rechnung ansehen',
    });
    expect(textsOf({ language: 'fr' }).message).toContain(
      'Merci de régler 1 000,00 € au plus tard le 31 décembre 2026.',
    );
    expect(textsOf({ language: 'es' }).message).toContain('Le enviamos nuestra factura INV-000001 por 1.378,75 €.');
  });

  test('names what the other kinds of documents have', () => {
    const { due_on: _due, balance: _balance, ...plain } = base;
    const of = (more: Partial<PrintableDocument>) => mailTextsOf({ ...plain, ...more } as PrintableDocument);
    expect(of({ kind: 'estimate', number: 'EST-1', valid_until: '2026-05-01' }).message).toContain(
      'our estimate EST-1 for €1,378.75. You can accept it until May 1, 2026.',
    );
    expect(of({ kind: 'estimate' }).message).not.toContain('until');
    const corrected = of({ kind: 'credit_note', number: 'CN-1', corrects: { number: 'INV-000001' } });
    expect(corrected.message).toContain('It corrects invoice INV-000001.');
    const contract = of({ kind: 'contract', number: '7', title: 'Terms' });
    expect(contract.subject).toBe('Contract 7: Terms');
    expect(contract.message).toContain('our contract 7: Terms');
  });

  test('writes amounts in the currency of the document', () => {
    expect(textsOf({ currency: 'JPY', currency_decimals: 0, total: 5400 }).message).toContain('for ¥5,400.');
  });

  test('has a subject of at most 200 characters', () => {
    const { subject } = textsOf({ kind: 'contract', number: '7', title: '🍵'.repeat(255) });
    expect(Array.from(subject)).toEqual(['Contract 7: '.split(''), Array(188).fill('🍵')].flat());
  });
});
