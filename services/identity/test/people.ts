import type { TestedIdentity } from './harness.ts';

/** A person with an account. */
export interface Person {
  readonly id: number;
  readonly email: string;
}

/** Creates accounts. @param started returns identity, which is started later */
export function peopleOf(started: () => TestedIdentity) {
  let count = 0;
  return {
    /** Creates an account in the database only, without an invitation; active staff by default. */
    person: async (more: object = {}): Promise<Person> => {
      count += 1;
      const account = { user_type: 'staff', status: 'active', client_id: 0, role_id: 1, is_admin: 0, version: 1 };
      const email = `user-${count}@example.com`;
      const name = { first_name: 'Nancy', last_name: `Nr ${count}`, phone: '' };
      const row = { ...account, ...name, email, email_notifications: true, _id: 1000 + count, ...more };
      await started().running.kit.db.collection<{ _id: number }>('users').insertOne(row);
      return { id: row._id, email };
    },
  };
}
