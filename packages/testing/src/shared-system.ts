import { checkReady, until } from '@bms/backing-services';
import { loadContract } from '@bms/contracts';
import { mongo } from 'mongoose';
import { type Consumers, openConsumers } from './consumers.ts';
import { eventually } from './eventually.ts';
import { type Inbox, startInbox } from './inbox.ts';
import { describeOnFailure } from './jest/failure-context.ts';
import { stopShared } from './shared-mongo.ts';
import { type StartedSystem, startSystem } from './system.ts';
import type { SystemOptions } from './system-options.ts';

/** A complete system that all test files of a process use one after the other. */
export interface SharedSystem {
  readonly system: StartedSystem;
  readonly inbox: Inbox;
  /** Waits until all events are published and all consumers have applied them, also those that this causes. */
  untilApplied(): Promise<void>;
  /** Returns the hashes of all collections of all databases, without those that processes write by themselves. */
  hashContent(): Promise<Readonly<Record<string, string>>>;
}

/** A document of a database, with its BSON types. */
type Row = mongo.BSON.Document;

/** The rows of a collection, by database and collection. */
type Data = ReadonlyMap<string, readonly Row[]>;

/** A line that a process logged for an error, by the levels of pino. */
const LOGGED_ERROR = /"level":[56]0/;
/** The number of errors that a failing test shows, and of characters of each. */
const SHOWN_ERRORS = 3;
const MAX_LINE = 600;

/** The collection with the progress of filling the search index. */
const FILLS = 'search_fills';

/**
 * The collections that a running process relies on: ids that it reserved, events that were published and applied, the
 * search index that it filled, and leases that it holds.
 */
const KEPT = new Set(['counters', 'inbox', 'inbox_failures', 'leases', 'migrations', 'outbox', 'outbox_state', FILLS]);

/**
 * Shares one system among the test files of a process: it starts with the first of them and stops after the last. A start
 * costs some 13 seconds of CPU. Each later call waits until all effects are applied and gives all databases the data that
 * they had after the start, and an empty mail inbox. A test that needs other settings starts a system of its own.
 * @param options returns the settings of the system
 */
export function shareSystem(options: () => Promise<SystemOptions>): () => Promise<SharedSystem> {
  let started: ReturnType<typeof startShared> | undefined;
  return async () => {
    const before = started;
    try {
      await (await before)?.reset();
      started ??= startShared(options);
      return await started;
    } catch (error) {
      // The next file gets a new system, so that one that hangs or does not start fails one file, not all that follow.
      started = undefined;
      await before?.then(({ stop }) => stop());
      throw error;
    }
  };
}

/**
 * Returns the complete system that the test files of a process share, with default settings and limits that no test
 * reaches. For tests that rely neither on the first numbers and ids, nor on processes that they stop, besides activity; the
 * others share one.
 */
export const openSystem = shareSystem(async () => ({
  apart: ['activity'],
  gatewaySettings: { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60,export=1000000/60' },
}));

/** Watches the events of a system. */
export interface Effects {
  /** Waits until all events are published and all consumers have applied them, also those that this causes. */
  untilApplied(): Promise<void>;
  close(): Promise<void>;
}

/** Watches the events of a system until `close`. */
export async function watchEffects(system: StartedSystem): Promise<Effects & { readonly client: mongo.MongoClient }> {
  const consumers = await openConsumers(system.nats.url);
  const client = await new mongo.MongoClient(system.mongo.url).connect();
  return {
    client,
    untilApplied: () => untilApplied(client, consumers),
    close: async () => void (await Promise.all([client.close(), consumers.close()])),
  };
}

/** A shared system, with what its owner may do. */
interface OwnedSystem extends SharedSystem {
  /** Gives the system the data that it had after the start, once all effects are applied. */
  reset(): Promise<void>;
  /** Stops all its processes; a second call returns the same promise. */
  stop(): Promise<void>;
}

async function startShared(options: () => Promise<SystemOptions>): Promise<OwnedSystem> {
  const [settings, inbox] = await Promise.all([options(), startInbox()]);
  const system = await startSystem({ ...settings, smtpUrl: inbox.url });
  const { client, untilApplied, close } = await watchEffects(system);
  let stopped: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    await close();
    await Promise.all([system.stop(), inbox.stop()]);
  };
  const stop = (): Promise<void> => (stopped ??= stopAll());
  stopShared.push(stop);
  describeOnFailure(async () => errorsIn(system));
  await untilApplied();
  await untilSearchable(client);
  const initial = await readData(client);
  const reset = async (): Promise<void> => {
    await untilAllRun(system);
    await untilApplied();
    await writeData(client, initial);
    inbox.mails.length = 0;
  };
  return { system, inbox, reset, stop, untilApplied, hashContent: () => hashContent(client) };
}

/** Returns the last errors that the processes of a system logged. */
function errorsIn({ services, gateways }: StartedSystem): string {
  const outputs = new Set([...[...services.values()].flat(), ...gateways].map((process) => process.output()));
  const lines = [...outputs].flatMap((output) => output.split('\n').filter((line) => LOGGED_ERROR.test(line)));
  return lines
    .slice(-SHOWN_ERRORS)
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n');
}

/** Resumes or restarts the processes that a failed test left frozen or killed, and waits until all are ready. */
async function untilAllRun({ services, gateways }: StartedSystem): Promise<void> {
  for (const process of [...[...services.values()].flat(), ...gateways]) {
    process.thaw();
    const hasEnded = await Promise.race([process.exited(), undefined]);
    if (hasEnded) await process.restart();
    else await until(process.url, () => checkReady(process.url));
  }
}

/** Waits until all events are published and all consumers have applied them. @throws Error that names what is left */
async function untilApplied(client: mongo.MongoClient, consumers: Consumers): Promise<void> {
  // An effect that was acknowledged meanwhile may have added events, so the outboxes are read again at the end.
  const looks = [() => unpublished(client), () => unacknowledged(consumers), () => unpublished(client)];
  const firstLeft = async (): Promise<readonly string[]> => {
    for (const look of looks) {
      const left = await look();
      if (left.length > 0) return left;
    }
    return [];
  };
  await eventually(firstLeft, (left) => left.length === 0).catch(async (cause: unknown) => {
    throw new Error(`events are left; attempts: ${JSON.stringify(await attempts(client).catch(String))}`, { cause });
  });
}

/** Returns the attempts of consumers that failed, or that have not ended, with their errors. */
async function attempts(client: mongo.MongoClient): Promise<Row[]> {
  const found = (await databasesOf(client)).map((db) => db.collection('inbox_failures').find().limit(5).toArray());
  return (await Promise.all(found)).flat();
}

/** Returns the databases whose outbox has events that were not published, each with the first one's subject. */
async function unpublished(client: mongo.MongoClient): Promise<string[]> {
  const left: string[] = [];
  for (const db of await databasesOf(client)) {
    const event = await db.collection('outbox').findOne({ unsent: true }, { projection: { subject: 1 } });
    if (event) left.push(`${db.databaseName}: ${event['subject']} of ${event['_id']}`);
  }
  return left;
}

/** Returns the consumers with events that they have not acknowledged. */
async function unacknowledged(consumers: Consumers): Promise<string[]> {
  const left = (await consumers.list()).filter((one) => one.undelivered + one.unacknowledged > 0);
  return left.map((one) => `${one.name}: ${one.undelivered} undelivered, ${one.unacknowledged} unacknowledged`);
}

/** Waits until the search index is filled, which would go on while data are reset. */
async function untilSearchable(client: mongo.MongoClient): Promise<void> {
  const wanted = loadContract().rpcs.filter(({ policy }) => policy.forSearch).length;
  const fills = client.db('bms_activity').collection(FILLS);
  await eventually(async () => (await fills.countDocuments({ is_done: true })) === wanted);
}

/** Collections with the progress of background work and the last use of sessions, and the search index, which is filled beside. */
const BACKGROUND = /lease|inbox|outbox_state|scheduler_jobs|sessions|^search/;

async function hashContent(client: mongo.MongoClient): Promise<Record<string, string>> {
  const hashes = (await databasesOf(client)).map(async (db) => {
    const { collections } = await db.command({ dbHash: 1 });
    return Object.entries(collections as Record<string, string>)
      .filter(([name]) => !BACKGROUND.test(name))
      .map(([name, hash]) => [`${db.databaseName}.${name}`, hash] as const);
  });
  return Object.fromEntries((await Promise.all(hashes)).flat());
}

async function databasesOf(client: mongo.MongoClient): Promise<mongo.Db[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const names = databases.map(({ name }) => name).filter((name) => !['admin', 'config', 'local'].includes(name));
  return names.map((name) => client.db(name));
}

async function collectionsOf(client: mongo.MongoClient): Promise<mongo.Collection[]> {
  const databases = (await databasesOf(client)).map(async (db) => {
    const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
    return found
      .filter(({ name }) => !KEPT.has(name) && !name.startsWith('system.'))
      .map(({ name }) => db.collection(name));
  });
  return (await Promise.all(databases)).flat();
}

async function readData(client: mongo.MongoClient): Promise<Data> {
  const rows = (await collectionsOf(client)).map(
    async (collection) =>
      [collection.namespace, await collection.find({}, { promoteValues: false }).toArray()] as const,
  );
  return new Map(await Promise.all(rows));
}

async function writeData(client: mongo.MongoClient, data: Data): Promise<void> {
  for (const collection of await collectionsOf(client)) {
    const rows = data.get(collection.namespace) ?? [];
    await collection.deleteMany({});
    // A service may store its position in between.
    const writes = rows.map((row) => ({ replaceOne: { filter: { _id: row['_id'] }, replacement: row, upsert: true } }));
    if (writes.length > 0) await collection.bulkWrite(writes);
  }
}
