import type { InvoiceEvent, InvoiceReminderEvent } from '@bms/contracts/types/billing';
import type { EstimateEvent } from '@bms/contracts/types/crm';
import { describe, expect, test } from '@jest/globals';
import type { Notification } from './notification.ts';
import { estimateSent, invoiceReminded, invoiceSent } from './texts.ts';

const style = { currency: 'EUR', locale: 'en' };
const textOf = ({ text }: Notification, written = style) => text('Nancy Davolio', written).replaceAll('\u00a0', ' ');

test('a mail about an invoice says what it comes to in its currency, as the organization writes amounts', () => {
  const invoice = {
    id: 1,
    client_id: 1,
    invoice_number: 'INV-000001',
    total: 137_875,
    due_date: '2026-12-31',
  } as InvoiceEvent;
  expect(textOf(invoiceSent({ ...invoice, currency: 'USD' }))).toContain('INV-000001 for $1,378.75');
  expect(textOf(invoiceSent({ ...invoice, currency: '' }))).toContain('INV-000001 for €1,378.75');
  const german = { currency: 'EUR', locale: 'de' };
  expect(textOf(invoiceSent({ ...invoice, currency: 'EUR' }), german)).toContain('for 1.378,75 €');
});

test('a mail about an estimate says what it comes to in its currency', () => {
  const estimate = {
    id: 1,
    client_id: 1,
    estimate_number: 'EST-000001',
    total: 5400,
    valid_until: '',
    currency: 'JPY',
  } as EstimateEvent;
  expect(textOf(estimateSent(estimate))).toContain('EST-000001 for ¥5,400');
});

describe('a reminder of an invoice', () => {
  const first = {
    ...{ id: 1, client_id: 1, invoice_number: 'INV-000001', due_date: '2026-03-31', step: 1, currency: 'EUR' },
    ...{ total: 20_000, balance: 15_000, fee: 0, reminder_fees: 0 },
  } as InvoiceReminderEvent;

  test('asks for the balance only, if it is free', () => {
    const { subject } = invoiceReminded(first);
    expect(subject).toBe('Reminder: invoice INV-000001');
    expect(textOf(invoiceReminded(first))).toBe(
      'Invoice INV-000001 was due on 2026-03-31, and €150.00 of it has not been paid. ' +
        'Please pay it now. If you have already paid, please disregard this email.',
    );
  });

  test('names its own fee and the amount with the fees of all reminders', () => {
    const last = { ...first, step: 3, fee: 1000, reminder_fees: 1500 } as InvoiceReminderEvent;
    expect(invoiceReminded(last).subject).toBe('Final reminder: invoice INV-000001');
    expect(textOf(invoiceReminded(last))).toContain(
      ' This reminder adds a fee of €10.00. The amount to pay, with all fees, is €165.00. ',
    );
    expect(textOf(invoiceReminded({ ...last, fee: 0 }))).not.toContain('adds a fee');
  });
});
