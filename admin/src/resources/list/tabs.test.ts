import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { describeContract } from '../../../build/describe-contract.ts';
import type { View } from '../view.ts';
import { tabOf, tabsOf, withTab } from './tabs.ts';

const { resources } = describeContract(loadContract());
const resource = (name: string) => resources.find((one) => one.name === name)!;
const view = (of: Partial<View>): View => of as View;

const INVOICES = [
  { label: 'All', filter: {} },
  { label: 'Draft', filter: { status: 'draft' } },
  { label: 'Overdue', filter: { overdue: true } },
];

describe('the tabs of a list', () => {
  test('are the statuses of the contract', () => {
    const labels = tabsOf(view({}), resource('estimates')).map(({ label }) => label);
    expect(labels).toEqual(['All', 'Draft', 'Sent', 'Accepted', 'Declined']);
  });
  test('are those of the view if it has some', () =>
    expect(tabsOf(view({ tabs: INVOICES.slice(1) }), resource('invoices'))).toEqual(INVOICES));
  test('are none for records without a status', () => expect(tabsOf(view({}), resource('items'))).toEqual([]));
});

describe('the open tab', () => {
  test.each([
    [{}, 'All'],
    [{ q: 'harb' }, 'All'],
    [{ status: 'draft', q: 'harb' }, 'Draft'],
    [{ overdue: true }, 'Overdue'],
    [{ status: 'sent' }, undefined],
    [{ status: 'draft', overdue: true }, undefined],
  ])('of the filter %j is %s', (values, label) => expect(tabOf(INVOICES, values)?.label).toBe(label));
});

test('a tab replaces the filter of another one, and keeps the search', () =>
  expect(withTab(INVOICES, { q: 'harb', client_id: 7, status: 'draft' }, INVOICES[2]!)).toEqual({
    q: 'harb',
    client_id: 7,
    overdue: true,
  }));
