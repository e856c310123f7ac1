import { expect, test } from '@jest/globals';
import type { Entry } from '../app/shell/entries.ts';
import { otherEntries, sectionsOf } from './sections.ts';

const entry = (path: string, section?: Entry['section']): Entry =>
  ({ to: `/portal/${path}`, label: path, section, group: 'Sales', place: 'sidebar', icon: {} }) as unknown as Entry;

test('the portal has at most five sections beside home, in a fixed order, each opening its main page', () => {
  const entries = [
    entry('payments', 'invoices'),
    entry('invoices', 'invoices'),
    entry('pages', 'files'),
    entry('files', 'files'),
    entry('messages', 'messages'),
    entry('estimate_requests', 'requests'),
    entry('orders', 'orders'),
    entry('estimates', 'orders'),
  ];
  const sections = sectionsOf(entries);
  expect(sections.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Invoices /portal/invoices',
    'Estimates & orders /portal/estimates',
    'Files /portal/files',
    'Requests /portal/estimate_requests',
    'Messages /portal/messages',
  ]);
  expect(sections[0]!.entries.map(({ label }) => label)).toEqual(['invoices', 'payments']);
});

test('a section without pages of the customer is left out, and a page without a section is in the menu of the person', () => {
  const entries = [entry('orders', 'orders'), entry('clients'), entry('widgets')];
  expect(sectionsOf(entries).map(({ name, to }) => `${name} ${to}`)).toEqual(['orders /portal/orders']);
  expect(otherEntries(entries).map(({ label }) => label)).toEqual(['clients', 'widgets']);
});
