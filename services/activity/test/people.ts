import type { Inbox, ReceivedMail } from '@bms/testing';
import type { TestedIdentity } from './harness.ts';

/** A person with an account and a mailbox. */
export interface Person {
  readonly id: number;
  readonly email: string;
}

/** The dependencies of people: identity with their accounts, and an inbox with their mails. */
interface Stage {
  readonly identity: TestedIdentity;
  readonly inbox: Inbox;
}

/** Creates accounts and reads the mails that they received. @param stage returns both, which are started later */
export function peopleOf(stage: () => Stage) {
  let count = 0;
  return {
    /** Creates an account in the database only, without an invitation; active staff by default. */
    person: async (more: object = {}): Promise<Person> => {
      count += 1;
      const account = { user_type: 'staff', status: 'active', client_id: 0, role_id: 1, is_admin: 0, version: 1 };
      const email = `user-${count}@example.com`;
      const name = { first_name: 'Nancy', last_name: `Nr ${count}`, phone: '' };
      const row = { ...account, ...name, email, email_notifications: true, _id: 1000 + count, ...more };
      await stage().identity.db.collection<{ _id: number }>('users').insertOne(row);
      return { id: row._id, email };
    },
    /** Returns the mails that a person has received so far. */
    mailsTo: ({ email }: Person): ReceivedMail[] => stage().inbox.mails.filter(({ to }) => to === email),
    /** Waits until every person has received that many mails. */
    mailsOf: (people: readonly Person[], each = 1): Promise<ReceivedMail[][]> =>
      Promise.all(people.map(({ email }) => stage().inbox.mailsTo(email, each))),
  };
}
