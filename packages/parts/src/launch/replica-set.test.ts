import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { resolveProgram } from '../resolve/resolve.ts';
import { mongodCommand } from './mongod.ts';
import { freePort } from './port.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { adminMongoUrl, ensureReplicaSet, ensureUsers, userMongoUrl } from './replica-set.ts';

const root = { user: 'root', password: 'p@ss/word' };
let dir: string;
let running: RunningProcess | undefined;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mongod-'));
  await mkdir(join(dir, 'data'));
  await writeFile(join(dir, 'key'), 'secretOfTheSet', { mode: 0o600 });
});
afterAll(async () => {
  await running?.kill();
  await rm(dir, { recursive: true });
});

/** Starts mongod on the same data, on a port it never had. */
async function startAnywhere(): Promise<string> {
  await running?.stop();
  const [{ binary }, port] = await Promise.all([resolveProgram('mongod'), freePort()]);
  running = await startProcess(mongodCommand({ binary, port, dataDir: join(dir, 'data'), keyFile: join(dir, 'key') }));
  await ensureReplicaSet(`127.0.0.1:${port}`, root);
  return `127.0.0.1:${port}`;
}

/** Takes a port, and speaks another language there. */
async function squat(port: number): Promise<Server> {
  await running?.stop();
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a replica set is set up once and goes on with its data on another port', async () => {
  const user = { user: 'crm', password: 'first', database: 'bms_crm' };
  const first = adminMongoUrl(await startAnywhere(), root);
  await ensureUsers(first, [user]);
  const before = await mongoose.createConnection(userMongoUrl(first, user)).asPromise();
  await before.collection('clients').insertOne({ title: 'kept' });
  await before.close();

  const squatter = await squat(Number(new URL(first).port));
  const second = adminMongoUrl(await startAnywhere(), root);
  squatter.close();
  await ensureUsers(second, [{ ...user, password: 'changed' }]);
  const after = await mongoose.createConnection(userMongoUrl(second, { ...user, password: 'changed' })).asPromise();
  expect(await after.collection('clients').countDocuments()).toBe(1);
  await after.close();
});

test('somebody else than its administrator is refused', async () => {
  const host = await startAnywhere();
  await expect(ensureReplicaSet(host, { ...root, password: 'wrong' })).rejects.toThrow();
});
