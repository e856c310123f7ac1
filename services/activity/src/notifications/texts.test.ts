import type { InvoiceReminderEvent } from '@bms/contracts/types/billing';
import type { AnnouncementEvent } from '@bms/contracts/types/content';
import { describe, expect, test } from '@jest/globals';
import type { Notification } from './notification.ts';
import { announcementPublished, invoiceReminded } from './texts.ts';

const style = { currency: 'EUR', locale: 'en' };
const textOf = ({ text }: Notification, written = style) => text('Nancy Davolio', written).replaceAll('\u00a0', ' ');

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

  test('writes amounts as the organization does, in the currency of the invoice', () => {
    const german = { currency: 'EUR', locale: 'de' };
    const reminder = { ...first, balance: 137_875 };
    expect(textOf(invoiceReminded({ ...reminder, currency: 'USD' }))).toContain('$1,378.75');
    expect(textOf(invoiceReminded({ ...reminder, currency: '' }))).toContain('€1,378.75');
    expect(textOf(invoiceReminded(reminder), german)).toContain('1.378,75 €');
    expect(textOf(invoiceReminded({ ...reminder, balance: 5400, currency: 'JPY' }))).toContain('¥5,400');
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

test('an announcement is not announced by mail after its last day in the time zone of the organization', () => {
  const end = new Date('2026-03-02T15:00:00Z');
  const days = { startOf: (day: Date) => (day.getTime() === Date.parse('2026-03-03') ? end : day) };
  const announcement = { id: 1, title: 'News', share_with: [], created_by: 1, end_date: '2026-03-02' };
  expect(announcementPublished(announcement as unknown as AnnouncementEvent, days).notAfter).toEqual(end);
});
