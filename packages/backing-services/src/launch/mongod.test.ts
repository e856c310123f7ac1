import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { resolveProgram } from '../resolve/resolve.ts';
import { mongodCommand } from './mongod.ts';
import { freePort } from './port.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { untilListening } from './wait.ts';

const { BSON, MongoClient } = mongoose.mongo;
/** The wire protocol: operation codes and the id of zlib. */
const OP_MSG = 2013;
const OP_COMPRESSED = 2012;
const ZLIB = 2;
const HEADER_BYTES = 16;

let dir: string;
let running: RunningProcess | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mongod-'));
  await writeFile(join(dir, 'key'), 'secretOfTheSet', { mode: 0o600 });
});
afterEach(async () => {
  await running?.kill();
  await rm(dir, { recursive: true });
});

/** Starts mongod, by default as the project does. @returns its port */
async function start(change: (args: readonly string[]) => readonly string[] = (args) => args): Promise<number> {
  await running?.kill();
  const [{ binary }, port] = await Promise.all([resolveProgram('mongod'), freePort()]);
  const dataDir = join(dir, String(port));
  await mkdir(dataDir);
  const command = mongodCommand({ binary, port, dataDir, keyFile: join(dir, 'key') });
  running = await startProcess({ ...command, args: change(command.args) });
  await untilListening(running, port);
  return port;
}

/** Returns the arguments without the option of the compressors, so that the defaults of mongod hold. */
const withDefaults = (args: readonly string[]): readonly string[] => {
  const at = args.indexOf('--networkMessageCompressors');
  return args.toSpliced(at, 2);
};

function withHeader(opCode: number, body: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + body.length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

/** Sends `hello` compressed with zlib. @returns true if mongod answers, false if it closes the connection */
async function answersZlib(port: number): Promise<boolean> {
  const message = Buffer.concat([Buffer.alloc(5), BSON.serialize({ hello: 1, compression: ['zlib'], $db: 'admin' })]);
  const prefix = Buffer.alloc(9);
  prefix.writeInt32LE(OP_MSG, 0);
  prefix.writeInt32LE(message.length, 4);
  prefix.writeInt8(ZLIB, 8);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(withHeader(OP_COMPRESSED, Buffer.concat([prefix, deflateSync(message)])));
  const answered = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  socket.destroy();
  return answered;
}

/** Returns the compressors that mongod agrees to. */
async function agreedCompressors(port: number): Promise<readonly string[]> {
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  const hello = await client.db('admin').command({ hello: 1, compression: ['zlib', 'snappy', 'zstd'] });
  await client.close();
  return hello['compression'] ?? [];
}

test('mongod refuses messages compressed with zlib, over which older versions disclose memory', async () => {
  const port = await start();
  expect([...(await agreedCompressors(port))].sort()).toEqual(['snappy', 'zstd']);
  expect(await answersZlib(port)).toBe(false);
  // The check itself: by default mongod answers.
  expect(await answersZlib(await start(withDefaults))).toBe(true);
});
