import type { TestedIdentity } from './harness.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';

/** Somebody with an account and a mailbox. */
export interface Person {
  readonly id: number;
  readonly email: string;
}

/** What people need: a service that has their accounts, and an inbox that has their mails. */
interface Stage {
  readonly identity: TestedIdentity;
  readonly inbox: Inbox;
}

/**
 * Makes accounts and reads the mails that they got.
 * @param stage gives both, which are started later
 */
export function peopleOf(stage: () => Stage) {
  let count = 0;
  return {
    /** An account of its own, active staff where `more` says nothing else; in the database only: nobody is invited. */
    person: async (more: object = {}): Promise<Person> => {
      count += 1;
      const account = { user_type: 'staff', status: 'active', client_id: 0, role_id: 1, is_admin: 0, version: 1 };
      const email = `user-${count}@example.com`;
      const name = { first_name: 'Nancy', last_name: `Nr ${count}`, phone: '' };
      const row = { ...account, ...name, email, email_notifications: true, _id: 1000 + count, ...more };
      await stage().identity.running.kit.db.collection<{ _id: number }>('users').insertOne(row);
      return { id: row._id, email };
    },
    /** The mails that somebody has by now. */
    mailsTo: ({ email }: Person): ReceivedMail[] => stage().inbox.mails.filter(({ to }) => to === email),
    /** Waits until everybody has that many mails. */
    mailsOf: (people: readonly Person[], each = 1): Promise<ReceivedMail[][]> =>
      Promise.all(people.map(({ email }) => stage().inbox.mailsTo(email, each))),
  };
}
