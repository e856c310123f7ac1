import { describe, expect, test } from '@jest/globals';
import { type ReminderValues, reminderTexts } from './reminder-texts.ts';

const style = { currency: 'EUR', locale: 'en' };
const first: ReminderValues = {
  ...{ invoice_number: 'INV-000001', due_date: '2026-03-31', step: 1, currency: 'EUR' },
  ...{ balance: 15_000, fee: 0, reminder_fees: 0 },
};
const textOf = (values: ReminderValues, language = 'en', written = style) =>
  reminderTexts(values, 'Nancy', language, written)
    .paragraphs.join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a reminder of an invoice', () => {
  test('asks for the balance only, if it is free', () => {
    expect(reminderTexts(first, 'Nancy', 'en', style).subject).toBe('Reminder: invoice INV-000001');
    expect(textOf(first)).toBe(
      'Hello Nancy,\nInvoice INV-000001 was due on March 31, 2026, and €150.00 of it has not been paid. ' +
        'Please pay it now. If you have already paid, please disregard this email.',
    );
  });

  test('names its own fee and the amount with the fees of all reminders', () => {
    const last = { ...first, step: 3, fee: 1000, reminder_fees: 1500 };
    expect(reminderTexts(last, '', 'en', style).subject).toBe('Final reminder: invoice INV-000001');
    expect(textOf(last)).toContain(
      ' This reminder adds a fee of €10.00. The amount to pay, with all fees, is €165.00. ',
    );
    expect(textOf({ ...last, fee: 0 })).not.toContain('adds a fee');
    expect(reminderTexts({ ...last, step: 7 }, '', 'en', style).subject).toContain('Final');
  });

  test('is in the language of the document, with amounts and dates as they are written there', () => {
    const values = { ...first, balance: 137_875, fee: 500, reminder_fees: 500 };
    const german = textOf(values, 'de');
    for (const part of ['Guten Tag Nancy,', 'am 31. März 2026', '1.378,75 €', 'Gebühr von 5,00 €', '1.383,75 €'])
      expect(german).toContain(part);
    expect(textOf(values, 'fr')).toContain('1 378,75 €');
    expect(textOf(values, 'es')).toContain('31 de marzo de 2026');
    expect(textOf(values, 'de', { currency: 'EUR', locale: 'de-CH' })).toMatch(/1['’]378\.75/);
    expect(textOf(values, 'pl')).toContain('March 31, 2026');
  });

  test('has the currency of the invoice, or of the organization in events of older versions', () => {
    expect(textOf({ ...first, currency: 'USD' })).toContain('$150.00');
    expect(textOf({ ...first, currency: '' })).toContain('€150.00');
    expect(textOf({ ...first, balance: 5400, currency: 'JPY' })).toContain('¥5,400');
  });

  test.each(['en', 'de', 'fr', 'es'])('has all its texts in %s, and greets someone without a name', (language) => {
    const { subject, paragraphs, button } = reminderTexts(first, '', language, style);
    for (const text of [subject, ...paragraphs, button]) expect(text).not.toMatch(/undefined|\{|\s[,.:]/);
  });
});
