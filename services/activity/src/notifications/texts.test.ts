import type { InvoiceEvent } from '@bms/contracts/types/billing';
import type { EstimateEvent } from '@bms/contracts/types/crm';
import { expect, test } from '@jest/globals';
import type { Notification } from './notification.ts';
import { estimateSent, invoiceSent } from './texts.ts';

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
