import { expect, test } from '@jest/globals';
import { type PreviewContext, previewedDocument } from './previewed-document.ts';

const context: PreviewContext = {
  kind: 'invoice',
  currency: 'EUR',
  today: '2026-11-28',
  taxes: [{ tax_id: 7, title: 'VAT 19 %', rate: 19 }],
  client: { company_name: 'Königlich Essen', city: 'Brandenburg', language: 'de' },
  organization: { name: 'Northwind Traders' },
};

const line = { title: 'Chai', quantity: 2, rate: 1000, tax_ids: [7] };

test('a preview has the amounts, the taxes and the client of the document', () => {
  const shared = previewedDocument({ items: [line], due_date: '2026-12-28' }, context);
  expect(shared).toMatchObject({
    date: '2026-11-28',
    due_date: '2026-12-28',
    language: 'de',
    client_name: 'Königlich Essen',
    client: { city: 'Brandenburg', country: '' },
    organization: { name: 'Northwind Traders', email: '' },
    items: [{ title: 'Chai', quantity: 2, rate: 1000, taxes: ['VAT 19 %'] }],
    subtotal: 2000,
    taxes: [{ title: 'VAT 19 %', base: 2000, amount: 380 }],
    total: 2380,
    balance: 2380,
  });
});

test('a preview leaves out lines that are still empty, and shows those with a title or a price', () => {
  const items = [{ quantity: 1 }, { title: 'Chai' }, { quantity: 3, rate: 50 }, undefined];
  const shared = previewedDocument({ items }, context);
  expect(shared?.items.map(({ title, quantity, rate }) => [title, quantity, rate])).toEqual([
    ['Chai', 0, 0],
    ['', 3, 50],
  ]);
});

test('a preview of the final invoice of an order subtracts its deposits', () => {
  const deposits = [{ invoice_number: 'INV-000004', date: '2026-11-01', total: 500 }];
  const shared = previewedDocument({ items: [line], deposits }, context);
  expect(shared).toMatchObject({ deposits: [{ number: 'INV-000004', total: 500 }], settled: 500, balance: 1880 });
});

test('a document without a client has an empty recipient', () => {
  const shared = previewedDocument({ items: [] }, { ...context, client: undefined });
  expect(shared).toMatchObject({ client_name: '', language: '', total: 0, items: [] });
});

test('a discount above the amount has no preview', () => {
  expect(previewedDocument({ items: [line], discount_amount: 5000 }, context)).toBeUndefined();
});
