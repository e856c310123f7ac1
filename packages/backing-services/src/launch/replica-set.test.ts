import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { resolveProgram } from '../resolve/resolve.ts';
import { mongodCommand } from './mongod.ts';
import { freePort } from './port.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { adminMongoUrl, ensureReplicaSet, ensureUsers, userMongoUrl } from './replica-set.ts';
import { until, untilListening } from './wait.ts';

const root = { user: 'root', password: 'p@ss/word' };
const user = { user: 'crm', password: 'first', database: 'bms_crm' };
let dir: string;
let running: RunningProcess | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mongod-'));
  await mkdir(join(dir, 'data'));
  await writeFile(join(dir, 'key'), 'secretOfTheSet', { mode: 0o600 });
});
afterEach(async () => {
  await running?.kill();
  await rm(dir, { recursive: true });
});

/** Starts mongod on the data of the test, on a new port. */
async function start(option: (arg: string, i: number, args: string[]) => boolean = () => true): Promise<string> {
  await running?.stop();
  const [{ binary }, port] = await Promise.all([resolveProgram('mongod'), freePort()]);
  const command = mongodCommand({ binary, port, dataDir: join(dir, 'data'), keyFile: join(dir, 'key') });
  running = await startProcess({ ...command, args: command.args.filter((arg, i, args) => option(arg, i, [...args])) });
  await untilListening(running, port);
  return `127.0.0.1:${port}`;
}

/** Occupies a port with a server of another protocol. */
async function squat(port: number): Promise<Server> {
  await running?.stop();
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a replica set is initiated once and keeps its data on another port', async () => {
  const host = await start();
  await ensureReplicaSet(host, root);
  const first = adminMongoUrl(host, root);
  await ensureUsers(first, [user]);
  const before = await mongoose.createConnection(userMongoUrl(first, user)).asPromise();
  await before.collection('clients').insertOne({ title: 'kept' });
  await before.close();

  const squatter = await squat(Number(new URL(first).port));
  const moved = await start();
  await ensureReplicaSet(moved, root);
  squatter.close();
  const second = adminMongoUrl(moved, root);
  await ensureUsers(second, [{ ...user, password: 'changed' }]);
  const after = await mongoose.createConnection(userMongoUrl(second, { ...user, password: 'changed' })).asPromise();
  expect(await after.collection('clients').countDocuments()).toBe(1);
  await after.close();
});

test('a server whose administrator exists before its replica set, as in its image, is initiated, too', async () => {
  const alone = ['--replSet', '--keyFile'];
  const host = await start((arg, i, args) => !alone.includes(arg) && !alone.includes(args[i - 1] ?? ''));
  const client = await until(host, () => mongoose.mongo.MongoClient.connect(`mongodb://${host}/`));
  await client.db('admin').command({ createUser: root.user, pwd: root.password, roles: ['root'] });
  await client.close();

  const again = await start();
  await ensureReplicaSet(again, root);
  await ensureUsers(adminMongoUrl(again, root), [user]);
});

test('a replica set rejects users other than its administrator', async () => {
  const host = await start();
  await ensureReplicaSet(host, root);
  await expect(ensureReplicaSet(host, { ...root, password: 'wrong' })).rejects.toThrow();
});
