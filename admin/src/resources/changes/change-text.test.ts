import { expect, test } from '@jest/globals';
import { differenceOf, textOf } from './change-text.ts';

const amount = (value: unknown): string => `$${Number(value) / 100}`;

test.each([
  ['a state', { name: 'status', type: 'string', allowed: ['partially_paid'] }, 'partially_paid', 'Partially paid'],
  ['a truth', { name: 'required', type: 'boolean' }, true, 'Yes'],
  ['a day', { name: 'due_date', type: 'string', format: 'date' }, '2026-03-02', /Mar.*2026|2026.*03/],
  ['lines', { name: 'items', type: 'object', list: true }, [{ title: 'Advice', quantity: 2, rate: 5 }], '2 × Advice'],
  [
    'grants',
    { name: 'grants', type: 'object', list: true },
    [{ module: 'clients', action: 'view', scope: 'all' }],
    'Clients: view all',
  ],
  ['words', { name: 'labels', type: 'string', list: true }, ['new', 'old'], 'new, old'],
  ['a list that was cut', { name: 'items', type: 'object', list: true }, '[{"title":"Adv', 'a long value'],
  ['an amount', { name: 'paid', type: 'integer', money: true }, 4050, '$40.5'],
  [
    'payments',
    {
      name: 'payments',
      type: 'object',
      list: true,
      fields: [
        { name: 'amount', type: 'integer', money: true },
        { name: 'method', type: 'string' },
      ],
    },
    [{ id: 2, amount: 4000, method: 'Bank transfer', created_by: 1, created_at: '2026-11-30T15:41:00Z' }],
    'Amount $40, Method Bank transfer',
  ],
  ['nothing', { name: 'note', type: 'string' }, null, ''],
] as const)('the audit log shows %s in words', (_what, field, value, text) => {
  if (typeof text === 'string') expect(textOf(field, value, amount)).toBe(text);
  else expect(textOf(field, value, amount)).toMatch(text);
});

test('the audit log shows the removed and added entries of a list', () => {
  const [kept, gone, come] = [
    { title: 'Kept', quantity: 1 },
    { title: 'Gone', quantity: 1 },
    { title: 'Come', quantity: 3 },
  ];
  expect(differenceOf([{ ...kept, id: 1 }, gone], [{ ...kept, id: 7 }, come])).toEqual([[gone], [come]]);
});
