import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ListedInvoice, owedOf, refundsOf } from './owed.ts';

const TODAY = '2026-11-25';
const invoice = (fields: Partial<ListedInvoice>): ListedInvoice => ({
  ...{ id: 1, invoice_number: 'INV-000001', status: 'sent', total: 1000, balance: 1000, currency: 'EUR' },
  ...{ due_date: '2026-12-10', created_at: '2026-11-10' },
  ...fields,
});

describe('what a customer owes', () => {
  test('is nothing without invoices, and with invoices that are paid, cancelled or to be refunded', () => {
    const settled = [
      invoice({ status: 'paid', balance: 0 }),
      invoice({ status: 'cancelled', balance: 0 }),
      invoice({ status: 'paid', balance: -500 }),
    ];
    expect(owedOf([], TODAY)).toEqual([]);
    expect(owedOf(settled, TODAY)).toEqual([]);
  });

  test('is the rest of an invoice that is paid in part, not its total', () => {
    expect(owedOf([invoice({ status: 'partially_paid', total: 91_000, balance: 31_000 })], TODAY)).toMatchObject([
      { currency: 'EUR', amount: 31_000, overdue: 0 },
    ]);
  });

  test('is not reduced by what is to be refunded, which has a sum of its own', () => {
    const invoices = [
      invoice({}),
      invoice({ status: 'paid', balance: -300 }),
      invoice({ status: 'paid', balance: -200 }),
      invoice({ status: 'paid', balance: -50, currency: 'USD' }),
    ];
    expect(owedOf(invoices, TODAY).map(({ amount }) => amount)).toEqual([1000]);
    expect(refundsOf(invoices)).toEqual([
      { currency: 'EUR', amount: 500 },
      { currency: 'USD', amount: 50 },
    ]);
    expect(refundsOf([invoice({})])).toEqual([]);
  });

  test('is not overdue on the due day itself, and is on the next', () => {
    const due = [invoice({ due_date: TODAY })];
    expect(owedOf(due, TODAY)[0]!.overdue).toBe(0);
    expect(owedOf(due, '2026-11-26')[0]!.overdue).toBe(1000);
  });

  test('begins with the currency that is due first', () => {
    const found = owedOf([invoice({}), invoice({ currency: 'USD', due_date: '2026-11-01' })], TODAY);
    expect(found.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  });

  test('adds up every unpaid invoice once, in its own currency', () => {
    const listed = fc.record({
      status: fc.constantFrom('sent', 'partially_paid', 'paid', 'cancelled'),
      balance: fc.integer({ min: -1000, max: 100_000 }),
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      due_date: fc.constantFrom('2025-12-31', '2026-11-24', TODAY, '2026-11-26', '2027-01-01'),
    });
    fc.assert(
      fc.property(fc.array(listed, { maxLength: 30 }), (all) => {
        const invoices = all.map((fields, id) => invoice({ ...fields, id }));
        const owed = owedOf(invoices, TODAY);
        for (const currency of ['EUR', 'USD', 'JPY']) {
          let amount = 0;
          let overdue = 0;
          for (const one of invoices) {
            if (one.currency !== currency || one.balance <= 0 || !/sent|partially/.test(one.status)) continue;
            amount += one.balance;
            if (one.due_date < TODAY) overdue += one.balance;
          }
          const found = owed.filter((one) => one.currency === currency);
          expect(found.map((one) => [one.amount, one.overdue])).toEqual(amount > 0 ? [[amount, overdue]] : []);
        }
      }),
    );
  });
});
