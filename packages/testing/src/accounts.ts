import type { Connection } from 'mongoose';

/** A person with an account. */
export interface Person {
  readonly id: number;
  readonly email: string;
}

/**
 * Creates accounts in the database of identity only, without an invitation; active staff by default.
 * @param database returns the database, which is connected later
 * @returns a function that creates an account with the given fields
 */
export function createAccounts(database: () => Connection): (fields?: object) => Promise<Person> {
  let count = 0;
  return async (fields = {}) => {
    count += 1;
    const account = { user_type: 'staff', status: 'active', client_id: 0, role_id: 1, is_admin: 0, version: 1 };
    const email = `user-${count}@example.com`;
    const name = { first_name: 'Nancy', last_name: `Nr ${count}`, phone: '' };
    const row = { ...account, ...name, email, email_notifications: true, _id: 1000 + count, ...fields };
    await database().collection<{ _id: number }>('users').insertOne(row);
    return { id: row._id, email };
  };
}
