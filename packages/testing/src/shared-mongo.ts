import { randomBytes } from 'node:crypto';
import { addUser, databaseUrl } from './urls.ts';

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
  return databaseUrl(sharedUrl(), databaseName(name));
}

/** As testMongoUrl, but signed in as a user who can use that database and nothing else, as a service is. */
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
