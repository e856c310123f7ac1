import { expect, test } from '@jest/globals';
import type { Account } from '../../session/account.ts';
import { knownAnswers } from './known-answers.ts';

const account = { first_name: 'Maria', last_name: 'Anders', email: 'maria@example.com' } as Account;

test('a form begins with the data of the client and of the person who asks', () => {
  const client = { company_name: 'Alfreds Futterkiste', email: 'office@example.com', city: 'Berlin', phone: '' };
  expect(knownAnswers(account, client)).toEqual({
    company_name: 'Alfreds Futterkiste',
    contact_name: 'Maria Anders',
    email: 'maria@example.com',
    city: 'Berlin',
  });
});

test('what is unknown is left for the customer, not filled with an empty text', () => {
  expect(knownAnswers({ ...account, last_name: '', email: '' })).toEqual({ contact_name: 'Maria' });
});
