import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
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

/** A database of a service, with the user that it was made for. */
interface ServiceDatabase {
  /** The name of the service, e.g. `crm`. */
  readonly service: string;
  readonly name: string;
  readonly url: string;
}

/** The collection of MongoDB's profiler. */
const PROFILE = 'system.profile';

/** The databases of services that the current test file uses. */
let used: ServiceDatabase[] = [];
/** Those of earlier test files of the process. */
let idle: ServiceDatabase[] = [];

/**
 * Returns a connection string like testMongoUserUrl, of a database for a service: one that an earlier test file of this
 * process used, without its records, or else a new one. Creating the collections and indexes of a service takes most of
 * its start.
 * @param service e.g. `crm`
 */
export async function serviceMongoUrl(service: string): Promise<string> {
  const database = (await takeIdle(service)) ?? (await newDatabase(service));
  used.push(database);
  return database.url;
}

/** Lets the next test files of the process use the databases of services of the one that has ended. */
export function endTestFile(): void {
  idle = [...idle, ...used];
  used = [];
}

async function newDatabase(service: string): Promise<ServiceDatabase> {
  const name = databaseName(service);
  return { service, name, url: await addUser(sharedUrl(), name) };
}

/** Returns an emptied database, except one to which a process that a failed test left running is still connected. */
async function takeIdle(service: string): Promise<ServiceDatabase | undefined> {
  const database = idle.find((one) => one.service === service);
  if (!database) return undefined;
  idle = idle.filter((one) => one !== database);
  const client = await mongo.MongoClient.connect(sharedUrl());
  try {
    if (await isConnected(client, database.name)) return await takeIdle(service);
    await deleteRecords(client.db(database.name));
    return database;
  } finally {
    await client.close();
  }
}

/** True if a user has connections. */
async function isConnected(client: mongo.MongoClient, user: string): Promise<boolean> {
  const connections = client
    .db('admin')
    .aggregate([
      { $currentOp: { allUsers: true, idleConnections: true } },
      { $match: { 'effectiveUsers.user': user } },
      { $limit: 1 },
    ]);
  return (await connections.toArray()).length > 0;
}

/** Deletes the records of a database, and what a test had MongoDB's profiler record. */
async function deleteRecords(db: mongo.Db): Promise<void> {
  await db.command({ profile: 0 });
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  await Promise.all(
    collections.map(({ name }) => (name === PROFILE ? db.dropCollection(name) : db.collection(name).deleteMany({}))),
  );
}

function databaseName(name: string): string {
  return `${name}_${randomBytes(6).toString('hex')}`;
}

function sharedUrl(): string {
  const url = process.env[sharedMongoSetting];
  if (!url) throw new Error(`${sharedMongoSetting} is not set: run this by jest with the project's jest.config.js`);
  return url;
}
