import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, startMongo, startService } from '@bms/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { callerToken, startFiles, type TestedFiles } from './harness.ts';

/** Long enough that a client that sends on a busy machine does not count as idle. */
const IDLE_MS = 8000;

let files: TestedFiles | undefined;
afterEach(() => files?.stop());

/** Counts the entries of the blob ledger, the stored chunks, and the files. */
async function held(db: Connection) {
  const count = (name: string) => db.collection(name).countDocuments();
  return { orphans: await count('loose_bytes'), chunks: await count('bytes.chunks'), files: await count('entries') };
}

/** Opens an upload whose bytes are sent manually. */
async function openUpload(port: number, authorization: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    'POST /api/file-manager/files HTTP/1.1',
    'Host: files',
    'Connection: close',
    `Authorization: ${authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  send(socket, '--x\r\nContent-Disposition: form-data; name="file"; filename="slow.bin"\r\n\r\n');
  return socket;
}

function send(socket: Socket, bytes: string | Uint8Array): void {
  const chunk = Buffer.from(bytes);
  socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]));
}

describe('an upload that takes long', () => {
  const start = () => startFiles({ HTTP_IDLE_TIMEOUT_MS: String(IDLE_MS) });
  const open = ({ running, secrets }: TestedFiles) => openUpload(running.httpPort, callerToken({ secrets }));

  test('is taken as long as it moves', async () => {
    files = await start();
    const socket = await open(files);
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    for (const end = Date.now() + 4 * IDLE_MS; Date.now() < end; await sleep(IDLE_MS / 5)) send(socket, 'x');
    send(socket, '\r\n--x--\r\n');
    socket.write('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is cut when it does not move, and leaves no bytes behind', async () => {
    files = await start();
    const socket = await open(files);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    send(socket, randomBytes(3_000_000));
    const { db } = files.running.kit;
    await eventually(
      () => held(db),
      ({ chunks }) => chunks > 0,
    );
    await closed;
    await eventually(
      () => held(db),
      ({ chunks }) => chunks === 0,
    );
  });
});

test('while the database is frozen a download of a file that exists is 503, and works afterwards', async () => {
  const mongo = await startMongo();
  files = await startFiles({ MONGODB_URL: mongo.urlOf('files') });
  const { id } = await files.upload('kept', 'kept.txt');
  const path = `/api/file-manager/files/${id}/download`;
  mongo.freeze();
  const { status, headers } = await files.fetch(path);
  mongo.thaw();
  expect([status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json',
    '5',
  ]);
  expect(
    await eventually(
      async () => (await files!.fetch(path)).status,
      (now) => now === 200,
    ),
  ).toBe(200);
  await files.stop();
  files = undefined;
  await mongo.stop();
});

test('what a killed process leaves of an upload is swept by the next one', async () => {
  files = await startFiles();
  const db = await createConnection(files.env['MONGODB_URL']!).asPromise();
  await files.upload('kept', 'kept.txt');
  await files.running.stop();
  const { GRPC_ADDRESS: _grpc, HTTP_ADDRESS: _http, ...env } = files.env;
  const copy = await startService('files', { ...env, UPLOAD_ABANDONED_SECONDS: '15', SWEEP_INTERVAL_SECONDS: '1' });
  const socket = await openUpload(Number(new URL(copy.url).port), callerToken(files));
  const sending = setInterval(() => send(socket, randomBytes(500_000)), 20);
  await eventually(
    () => held(db),
    ({ chunks }) => chunks > 3,
  );
  await copy.kill();
  clearInterval(sending);
  expect(await held(db)).toMatchObject({ orphans: 1, files: 1 });
  await copy.restart();
  expect(
    await eventually(
      () => held(db),
      ({ orphans }) => orphans === 0,
    ),
  ).toEqual({ orphans: 0, chunks: 1, files: 1 });
  await copy.stop();
  await db.close();
});
