import { describe, expect, test } from '@jest/globals';
import type { Resource } from '../../../contract/types.ts';
import { chosenId, isSameSelection, queryOf, selectionOf, unknownIn } from './saved-view.ts';

const resource = {
  filters: [
    { name: 'status', type: 'string' },
    { name: 'client_id', type: 'integer' },
    { name: 'overdue', type: 'boolean' },
    { name: 'labels', type: 'string', list: true },
  ],
  sortable: ['due_date', 'id'],
  hasSearch: true,
  include: ['currency'],
} as unknown as Resource;

describe('the query of a view', () => {
  const filter = { status: 'sent', client_id: 7, overdue: true, labels: ['a', 'b'], q: 'tea & milk' };
  const sort = { field: 'due_date', order: 'DESC' } as const;

  test('is what the list call takes, and becomes the same filters again', () => {
    const query = queryOf(resource, { filter: { ...filter, view: 3 }, sort });
    expect(query).toBe('status=sent&client_id=7&overdue=true&labels=a%2Cb&search=tea+%26+milk&sort=-due_date');
    expect(selectionOf(resource, query)).toEqual({ filter, sort });
  });

  test('keeps values that stand for the user or for several records', () => {
    expect(selectionOf(resource, 'client_id=me').filter).toEqual({ client_id: 'me' });
    expect(selectionOf(resource, 'client_id=1,2').filter).toEqual({ client_id: '1,2' });
  });

  test('is the same in another order and spelling, with any view chosen', () => {
    const isSame = (one: string, other: string): boolean =>
      isSameSelection(resource, selectionOf(resource, one), selectionOf(resource, other));
    expect(isSame('status=sent&overdue=1', 'overdue=true&status=sent')).toBe(true);
    expect(isSame('status=sent', 'status=paid')).toBe(false);
    expect(isSame('status=sent', 'status=sent&sort=id')).toBe(false);
    expect(isSameSelection(resource, { filter: { view: 1 } }, { filter: {} })).toBe(true);
  });

  test('names the filters that the list no longer has', () => {
    const query = 'colour=red&status=sent&search=x&updated_from=2026-01-01';
    expect(unknownIn(resource, query)).toEqual(['colour']);
    expect(selectionOf(resource, query).filter).toEqual({ status: 'sent', q: 'x', updated_from: '2026-01-01' });
  });
});

test('the chosen view is a number in the filter values', () => {
  expect([chosenId({ view: 7 }), chosenId({ view: 'x' }), chosenId(undefined)]).toEqual([7, undefined, undefined]);
});
