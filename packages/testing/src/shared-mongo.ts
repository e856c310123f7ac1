import { randomBytes } from 'node:crypto';
import { ensureUsers, mongoUrl } from '@bms/parts';

/** Name of the setting by which the run tells its test files where the shared mongod is. */
export const sharedMongoSetting = 'TEST_MONGODB_URL';

/** What ends the shared parts; filled and emptied in the process of the run itself. */
export const stopShared: Array<() => Promise<void>> = [];

/**
 * Connection string of a database that nobody else has, on the mongod that all test files of the run share. A test that
 * ends or freezes a mongod starts its own.
 * @param name the beginning of the database's name, e.g. `crm`.
 * @throws Error outside a jest run with the project's settings.
 */
export function testMongoUrl(name: string): string {
  const url = new URL(sharedUrl());
  url.pathname = `/${databaseName(name)}`;
  return url.href;
}

/** As testMongoUrl, but signed in as a user who can use that database and nothing else, as a service is. */
export async function testMongoUserUrl(name: string): Promise<string> {
  const shared = new URL(sharedUrl());
  const root = { user: shared.username, password: shared.password };
  const database = databaseName(name);
  const user = { database, user: name, password: randomBytes(12).toString('hex') };
  await ensureUsers(Number(shared.port), root, [user]);
  return mongoUrl(Number(shared.port), user, database);
}

function databaseName(name: string): string {
  return `${name}_${randomBytes(6).toString('hex')}`;
}

function sharedUrl(): string {
  const url = process.env[sharedMongoSetting];
  if (!url) throw new Error(`${sharedMongoSetting} is not set: run this by jest with the project's jest.config.js`);
  return url;
}
