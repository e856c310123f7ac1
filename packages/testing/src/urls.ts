import { randomBytes } from 'node:crypto';
import { type DatabaseUser, ensureUsers, userMongoUrl } from '@bms/backing-services';
import { ConnectionString } from 'mongodb-connection-string-url';

/** Returns `adminUrl` with a database, for the same user. */
export function databaseUrl(adminUrl: string, database: string): string {
  const url = new ConnectionString(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Creates a user with access to `database` only, like that of a service, and returns its connection string. One of the
 * same name gets a new password, with which its processes cannot open further connections.
 */
export async function addUser(adminUrl: string, database: string, name = database): Promise<string> {
  const user: DatabaseUser = { database, user: name, password: randomBytes(12).toString('hex') };
  await ensureUsers(adminUrl, [user]);
  return userMongoUrl(adminUrl, user);
}
