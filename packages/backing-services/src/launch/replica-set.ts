import { ConnectionString } from 'mongodb-connection-string-url';
import mongoose from 'mongoose';
import { replicaSetName } from './mongod.ts';
import { until } from './wait.ts';

const { MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;

/** The credentials of a database user. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** A user with access to one database only. */
export interface DatabaseUser extends Credentials {
  readonly database: string;
}

/** The relevant part of a replica set's configuration. */
interface SetConfig {
  readonly _id: string;
  readonly version: number;
  readonly members: ReadonlyArray<{ readonly _id: number; readonly host: string }>;
}

/**
 * The server selection timeout, in milliseconds; long, since the server may be slow while everything starts at once.
 */
const START_TIMEOUT_MS = 30_000;

const authenticationFailed = 18;
const alreadyInitialized = 23;

/**
 * Makes a mongod a writable single-node replica set with `root` as its administrator, from any state: new, partly set
 * up by an interrupted start, or moved to another address.
 * @param host its address as its clients reach it, e.g. `127.0.0.1:27017`.
 * @throws Error if it does not respond or does not become writable within 30 s each, if its address cannot be changed
 * within 60 s, or if `root` is not its administrator.
 */
export async function ensureReplicaSet(host: string, root: Credentials): Promise<void> {
  await until(`mongod at ${host}`, () => withClient(nodeUrl(host), async () => {}));
  if (!(await canSignIn(host, root))) await addRoot(host, root);
  await withClient(nodeUrl(host, root), async (client) => {
    // It first looks for itself under its old address, and another process that listens there now may delay it.
    await until('the replica set under its new address', () => moveTo(client, host), {
      timeoutMs: 60_000,
      pauseMs: 100,
    });
    await untilWritable(client);
  });
}

/**
 * Makes several new mongods a replica set with `root` as its administrator.
 * @param hosts their addresses, as their clients and the members reach them
 * @throws Error if it has no primary within 30 s
 */
export async function initiateReplicaSet(hosts: readonly string[], root: Credentials): Promise<void> {
  const [first = ''] = hosts;
  const config = { _id: replicaSetName, members: hosts.map((host, _id) => ({ _id, host })) };
  const primary = await withClient(nodeUrl(first), async (client) => {
    await client.db('admin').command({ replSetInitiate: config });
    return until('the primary of the replica set', () => primaryOf(client));
  });
  const user = { createUser: root.user, pwd: root.password, roles: ['root'], writeConcern: { w: hosts.length } };
  await withClient(nodeUrl(primary), async (client) => {
    await untilWritable(client);
    await client.db('admin').command(user);
  });
}

/** Returns the address of the primary. @throws Error if the member of `client` knows none */
async function primaryOf(client: Client): Promise<string> {
  const { primary } = await client.db('admin').command({ hello: 1 });
  if (!primary) throw new Error('it has no primary yet');
  return primary;
}

/**
 * Creates or updates users, each with access to one database.
 * @param adminUrl connection string of a user who may create users.
 */
export async function ensureUsers(adminUrl: string, users: readonly DatabaseUser[]): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const user of users) await ensureUser(client, user);
  });
}

/** Returns the connection string of the administrator of the replica set that ensureReplicaSet set up at `host`. */
export function adminMongoUrl(host: string, root: Credentials): string {
  const url = new ConnectionString(`mongodb://${host}/?replicaSet=${replicaSetName}&authSource=admin`);
  url.username = encodeURIComponent(root.user);
  url.password = encodeURIComponent(root.password);
  return url.href;
}

/** Returns the connection string for a user of one database on the same servers as `adminUrl`. */
export function userMongoUrl(adminUrl: string, user: DatabaseUser): string {
  const url = new ConnectionString(adminUrl);
  url.username = encodeURIComponent(user.user);
  url.password = encodeURIComponent(user.password);
  url.pathname = `/${user.database}`;
  url.searchParams.set('authSource', user.database);
  return url.href;
}

/** Returns the connection string of the node itself, regardless of its replica set state. */
function nodeUrl(host: string, root?: Credentials): string {
  const login = root ? `${encodeURIComponent(root.user)}:${encodeURIComponent(root.password)}@` : '';
  return `mongodb://${login}${host}/admin?directConnection=true`;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: START_TIMEOUT_MS });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.close();
  }
}

async function canSignIn(host: string, root: Credentials): Promise<boolean> {
  try {
    await withClient(nodeUrl(host, root), (client) => client.db('admin').command({ connectionStatus: 1 }));
    return true;
  } catch (error) {
    if (codeOf(error) === authenticationFailed) return false;
    throw error;
  }
}

/**
 * Creates the administrator. As long as there are no users, mongod lets clients on its own machine do so (the
 * "localhost exception").
 */
async function addRoot(host: string, root: Credentials): Promise<void> {
  await withClient(nodeUrl(host), async (client) => {
    await initiate(client, host).catch(unless(alreadyInitialized));
    await untilWritable(client);
    await client.db('admin').command({ createUser: root.user, pwd: root.password, roles: ['root'] });
  });
}

async function initiate(client: Client, host: string): Promise<void> {
  const config = { _id: replicaSetName, members: [{ _id: 0, host }] };
  await client.db('admin').command({ replSetInitiate: config });
}

/**
 * Reconfigures the replica set to a new address. A node whose configuration names another address is not a member of
 * its set until it is reconfigured by force. It does not return its configuration in that state, so the configuration
 * is read from where it is stored.
 */
async function moveTo(client: Client, host: string): Promise<void> {
  const config = await client.db('local').collection<SetConfig>('system.replset').findOne();
  if (!config) return initiate(client, host);
  if (config.members[0]?.host === host) return;
  const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
  await client.db('admin').command({ replSetReconfig: moved, force: true });
}

async function untilWritable(client: Client): Promise<void> {
  await until('the replica set', async () => {
    const { isWritablePrimary } = await client.db('admin').command({ hello: 1 });
    if (!isWritablePrimary) throw new Error('it has no primary yet');
  });
}

async function ensureUser(client: Client, user: DatabaseUser): Promise<void> {
  const db = client.db(user.database);
  const roles = ['readWrite', 'dbAdmin'];
  const { users } = await db.command({ usersInfo: user.user });
  const verb = users.length === 0 ? 'createUser' : 'updateUser';
  await db.command({ [verb]: user.user, pwd: user.password, roles });
}

function unless(code: number): (error: unknown) => void {
  return (error) => {
    if (codeOf(error) !== code) throw error;
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
