import { expect, test } from '@jest/globals';
import type { Resource } from '../../contract/types.ts';
import type { View } from '../../resources/view.ts';
import { isAnswered, isInTime, possibleAnswers } from './possible-answers.ts';

const portal = { module: 'widgets', action: 'update', portal: true };
const staffOnly = { ...portal, portal: false };
const status = {
  name: 'status',
  type: 'string',
  moves: [
    { from: ['draft'], to: ['sent'], by: 'Send' },
    { from: ['sent'], to: ['accepted'], by: 'Accept' },
    { from: ['sent'], to: ['declined'] },
  ],
};
const resource = (fields: object = {}): Resource =>
  ({
    ...{ name: 'widgets', path: '/api/widgets', fields: [status], access: { update: portal } },
    verbs: [
      { name: 'Send', path: '/api/widgets/{id}/send', access: staffOnly },
      { name: 'Accept', path: '/api/widgets/{id}/accept', access: portal },
    ],
    ...fields,
  }) as unknown as Resource;
const verbs = {
  Send: { label: 'Send', done: 'Sent.' },
  Accept: { label: 'Accept', done: 'Accepted.', question: 'For {total}.' },
};
const view = { portal: { verbs } } as unknown as View;
const answers = [
  { by: 'client', label: 'Decline', changes: { status: 'declined' }, question: 'It is closed.' },
  { by: 'staff', label: 'Withdraw', changes: { status: 'declined' }, question: 'It is withdrawn.' },
];
const labelsOf = (of: Resource, by: View, now: string) =>
  possibleAnswers(of, by, { id: 7, status: now }).map(({ label }) => label);

test('a customer is offered the operations of the portal version that are legal and allowed', () => {
  expect(possibleAnswers(resource(), view, { id: 7, status: 'sent' })).toEqual([
    {
      ...{ label: 'Accept', done: 'Accepted.', consequence: 'For {total}.', isMain: false },
      request: { method: 'POST', path: '/api/widgets/7/accept' },
    },
  ]);
  for (const now of ['draft', 'accepted', 'declined']) expect(labelsOf(resource(), view, now)).toEqual([]);
});

test('a customer is offered the changes of status that are for customers, as updates', () => {
  const changed = { answers } as unknown as View;
  expect(possibleAnswers(resource(), changed, { id: 7, status: 'sent' })).toEqual([
    {
      ...{ label: 'Decline', done: 'Declined.', consequence: 'It is closed.', isMain: false },
      request: { method: 'PATCH', path: '/api/widgets/7', body: { status: 'declined' } },
    },
  ]);
  expect(labelsOf(resource({ access: { update: staffOnly } }), changed, 'sent')).toEqual([]);
});

test('only kinds of records with answers are asked for on the home page', () => {
  expect([isAnswered(resource(), view), isAnswered(resource({ verbs: [] }), view)]).toEqual([true, false]);
});

test('a document can be answered until the end of its last day', () => {
  expect([
    isInTime('2026-11-25', '2026-11-25'),
    isInTime('2026-11-24', '2026-11-25'),
    isInTime(null, '2026-11-25'),
  ]).toEqual([true, false, true]);
});
