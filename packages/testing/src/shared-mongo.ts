import { randomBytes } from 'node:crypto';
import { addUser, databaseUrl } from './urls.ts';

/** The name of the setting that passes the address of the shared mongod to the test files. */
export const sharedMongoSetting = 'TEST_MONGODB_URL';

/**
 * Functions that stop what the test files of a process share, after the last of them; only in the main process of a run,
 * in which jest runs the tests if it has one worker.
 */
export const stopShared: Array<() => Promise<void>> = [];

/**
 * Returns the connection string of a new database on the mongod shared by all test files of the run. A test that stops
 * or freezes a mongod starts its own.
 * @param name the prefix of the database's name, e.g. `crm`.
 * @throws Error outside a jest run with the project's settings.
 */
export function testMongoUrl(name: string): string {
  return databaseUrl(sharedUrl(), databaseName(name));
}

/**
 * Returns a connection string like testMongoUrl, for a user with access to that database only, like that of a service.
 */
export function testMongoUserUrl(name: string): Promise<string> {
  return addUser(sharedUrl(), databaseName(name));
}

function databaseName(name: string): string {
  return `${name}_${randomBytes(6).toString('hex')}`;
}

function sharedUrl(): string {
  const url = process.env[sharedMongoSetting];
  if (!url) throw new Error(`${sharedMongoSetting} is not set: run this by jest with the project's jest.config.js`);
  return url;
}
