import { expect, test } from '@jest/globals';
import { type StateOf, stateText } from './state-text.ts';

const TODAY = '2026-11-25';
const money = (amount: number): string => `€${(amount / 100).toFixed(2)}`;
const base: StateOf = {
  ...{ kind: 'invoice', status: 'sent', total: 91_000, balance: 91_000 },
  ...{ due_date: '2026-12-10', valid_until: null, can_answer: false },
};
const stateOf = (fields: Partial<StateOf>): string => stateText({ ...base, ...fields }, money, TODAY);

test('the state of an invoice names what is open of the total, and when it is due', () => {
  expect(stateOf({ status: 'partially_paid', balance: 31_000 })).toBe('€310.00 of €910.00 open, due in 15 days');
  expect(stateOf({})).toBe('€910.00 open, due in 15 days');
  expect(stateOf({ due_date: '2026-11-13' })).toBe('€910.00 open, 12 days late');
  // With the fees of reminders, more than the total is open.
  expect(stateOf({ balance: 92_000, due_date: '2026-11-24' })).toBe('€920.00 open, 1 day late');
});

test('an invoice without anything to pay does not ask for a payment', () => {
  expect(stateOf({ status: 'paid', balance: 0 })).toBe('Paid in full');
  expect(stateOf({ status: 'paid', balance: -2000 })).toBe('€20.00 will be refunded to you');
  expect(stateOf({ status: 'cancelled', balance: 0 })).toBe('Cancelled, nothing to pay');
});

test('an estimate waits for an answer until its last day, and has expired afterwards', () => {
  const estimate = { kind: 'estimate', balance: 0, due_date: null } as const;
  expect(stateOf({ ...estimate, valid_until: TODAY, can_answer: true })).toBe(
    'Waiting for your answer, until Wednesday, November 25',
  );
  expect(stateOf({ ...estimate, valid_until: '2026-11-24' })).toBe('Expired on Nov 24');
  expect(stateOf({ ...estimate, can_answer: true })).toBe('Waiting for your answer');
  expect(stateOf({ ...estimate, status: 'accepted' })).toBe('Accepted');
});

test('a contract waits for an answer though no link can answer it', () => {
  expect(stateOf({ kind: 'contract', balance: 0, due_date: null })).toBe('Waiting for your answer');
});
