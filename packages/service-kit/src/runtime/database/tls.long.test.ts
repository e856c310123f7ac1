import {
  type IssuedCertificate,
  joinCertificate,
  makeAuthority,
  type StartedPart,
  startTlsMongo,
  type TestAuthority,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { connectDatabase } from './connect.ts';

const log = pino({ level: 'silent' });

let authority: TestAuthority;
let other: TestAuthority;
let server: IssuedCertificate;
let mongo: StartedPart;

beforeAll(async () => {
  [authority, other] = await Promise.all([makeAuthority(), makeAuthority()]);
  server = await authority.issue('mongod');
  mongo = await startTlsMongo(server);
});

afterAll(async () => {
  await mongo?.stop();
  await Promise.all([authority?.remove(), other?.remove()]);
});

/** Connects once, as a service does, and pings. @param options those of TLS in MONGODB_URL */
async function ping(options: Readonly<Record<string, string>>): Promise<unknown> {
  const url = `${mongo.url}?${new URLSearchParams({ directConnection: 'true', ...options })}`;
  const config = { url, selectionTimeoutMs: 5000, poolSize: 1, appName: 'test' };
  const db = await connectDatabase(config, log, AbortSignal.abort());
  return db
    .db!.command({ ping: 1 })
    .then(({ ok }) => ok)
    .finally(() => db.close());
}

/** The options of TLS with the certificate of a client. */
async function withCertificate(client: IssuedCertificate, tlsCAFile = server.caFile) {
  return { tls: 'true', tlsCAFile, tlsCertificateKeyFile: await joinCertificate(client) };
}

test('a service connects to a mongod that requires TLS and a certificate of the client', async () => {
  expect(await ping(await withCertificate(await authority.issue('crm')))).toBe(1);
});

test('a service does not connect to it in plain text, or with a certificate of another authority', async () => {
  await expect(ping({})).rejects.toThrow();
  await expect(ping(await withCertificate(await other.issue('crm')))).rejects.toThrow();
});

test('a service does not trust a mongod with a certificate of another authority', async () => {
  const client = await authority.issue('crm');
  const { caFile } = await other.issue('any');
  await expect(ping(await withCertificate(client, caFile))).rejects.toThrow(/certificate/);
});
