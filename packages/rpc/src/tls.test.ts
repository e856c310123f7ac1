import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiError } from '@bms/contracts';
import { eventually, type IssuedCertificate, makeAuthority, type TestAuthority } from '@bms/testing';
import { Metadata, Server, type ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { callRpc } from './client.ts';
import { openConnection } from './connection.ts';
import { createProcessTls } from './tls.ts';

const REFRESH_MS = 200;
const CALL_MS = 20_000;

const bytes = (value: object): Buffer => Buffer.from(JSON.stringify(value));
const echo = {
  path: '/test.Echo/Say',
  requestStream: false,
  responseStream: false,
  requestSerialize: bytes,
  requestDeserialize: (buffer: Buffer) => JSON.parse(buffer.toString()),
  responseSerialize: bytes,
  responseDeserialize: (buffer: Buffer) => JSON.parse(buffer.toString()),
};

let authority: TestAuthority;
let other: TestAuthority;
let certificate: IssuedCertificate;
beforeAll(async () => {
  [authority, other] = await Promise.all([makeAuthority(), makeAuthority()]);
  certificate = await authority.issue('crm');
});
afterAll(() => Promise.all([authority.remove(), other.remove()]));

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const tlsOf = (files: IssuedCertificate) => createProcessTls(files, REFRESH_MS);

/** Starts a server whose rpc returns its request. @returns its port */
async function serve(credentials: ServerCredentials): Promise<number> {
  const server = new Server();
  server.addService({ Say: echo } as ServiceDefinition, {
    Say: (call: { request: object }, done: (error: null, answer: object) => void) => done(null, call.request),
  });
  opened.push({ close: () => server.forceShutdown() });
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, port) => (error ? reject(error) : resolve(port)));
  });
}

/** Calls once over a new connection. @returns the response, or the code of the error */
async function say(port: number, files?: IssuedCertificate, host = '127.0.0.1'): Promise<unknown> {
  const connection = openConnection(`${host}:${port}`, { isUnary: true, credentials: files && tlsOf(files).client });
  opened.push(connection);
  const options = { metadata: new Metadata(), deadline: Date.now() + CALL_MS };
  return callRpc(connection, echo, { text: 'hello' }, options).then(
    ({ message }) => message,
    (error: unknown) => (error as ApiError).code,
  );
}

describe('calls over mutual TLS', () => {
  test('are answered if both have a certificate of the same authority', async () => {
    const port = await serve(tlsOf(certificate).server);
    expect(await say(port, await authority.issue('gateway'))).toEqual({ text: 'hello' });
    expect(await say(port, await authority.issue('gateway'), 'localhost')).toEqual({ text: 'hello' });
  });

  test('are refused to a caller in plain text', async () => {
    expect(await say(await serve(tlsOf(certificate).server))).toBe('unavailable');
  });

  test('are refused to a caller with a certificate of another authority', async () => {
    const port = await serve(tlsOf(certificate).server);
    const stranger = await other.issue('stranger');
    expect(await say(port, { ...stranger, caFile: certificate.caFile })).toBe('unavailable');
  });

  test('are not sent to a server with a certificate of another authority', async () => {
    const impostor = { ...(await other.issue('crm')), caFile: certificate.caFile };
    expect(await say(await serve(tlsOf(impostor).server), certificate)).toBe('unavailable');
  });

  test('are not sent to a server whose certificate has another name', async () => {
    const port = await serve(tlsOf(await authority.issue('billing', 'DNS:billing')).server);
    expect(await say(port, certificate)).toBe('unavailable');
  });
});

test('replaced certificate files are used for new connections', async () => {
  const own = await makeAuthority();
  opened.push({ close: () => void own.remove() });
  const files = await own.issue('crm', 'DNS:outdated');
  const port = await serve(tlsOf(files).server);
  expect(await say(port, files)).toBe('unavailable');
  await own.issue('crm');
  expect(
    await eventually(
      () => say(port, files),
      (answer) => typeof answer === 'object',
    ),
  ).toEqual({
    text: 'hello',
  });
});

test('followers get the certificates once at first, and again only after a change', async () => {
  const own = await makeAuthority();
  const files = await own.issue('crm');
  let count = 0;
  const stop = tlsOf(files).follow(() => {
    count += 1;
  });
  await eventually(
    () => count,
    (seen) => seen === 1,
  );
  await sleep(REFRESH_MS * 4);
  expect(count).toBe(1);
  await own.issue('crm');
  await eventually(
    () => count,
    (seen) => seen > 1,
  );
  stop();
  await own.remove();
});
