import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { eventually, type IssuedCertificate, makeAuthority, type TestAuthority } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let authority: TestAuthority;
let other: TestAuthority;
let server: Server;
let url: string;

beforeAll(async () => {
  [environment, authority, other] = await Promise.all([startEnvironment(), makeAuthority(), makeAuthority()]);
  server = await startTlsProxy(await authority.issue('redis'), environment.redis.port);
  const changed = new URL(environment.redis.url.replace('redis:', 'rediss:'));
  changed.port = String((server.address() as AddressInfo).port);
  url = changed.href;
});
afterAll(async () => {
  await environment?.stop();
  server?.close();
  await Promise.all([authority?.remove(), other?.remove()]);
});

/** Terminates mutual TLS before the Redis server of the test, which is built without it. */
async function startTlsProxy(files: IssuedCertificate, port: number): Promise<Server> {
  const [cert, key, ca] = await Promise.all(
    [files.certFile, files.keyFile, files.caFile].map((file) => readFile(file)),
  );
  const proxy = createServer({ cert, key, ca, requestCert: true, rejectUnauthorized: true }, (client) => {
    const redis = connect(port, '127.0.0.1');
    client.pipe(redis).pipe(client);
    for (const [one, peer] of [[client, redis] as const, [redis, client] as const])
      one.once('error', () => peer.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

const settingsOf = ({ certFile, keyFile, caFile }: IssuedCertificate) => ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
  TLS_CA_FILE: caFile,
});
const redisOf = async (gateway: TestGateway) =>
  ((await (await fetch(`${gateway.url}/readyz`)).json()) as { parts: Record<string, string> }).parts['redis'];

test('a gateway counts limits in a Redis that requires TLS and a certificate of the client', async () => {
  const gateway = await environment.gatewayUnready({ REDIS_URL: url, ...settingsOf(await authority.issue('gateway')) });
  expect(
    await eventually(
      () => redisOf(gateway),
      (state) => state === 'up',
    ),
  ).toBe('up');
  await gateway.stop();
});

test('a gateway with a certificate of another authority counts limits for itself', async () => {
  const stranger = { ...(await other.issue('gateway')), caFile: (await authority.issue('any')).caFile };
  const gateway = await environment.gatewayUnready({ REDIS_URL: url, ...settingsOf(stranger) });
  expect(await redisOf(gateway)).toBe('away');
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toMatch(/^bms_limits_counted_locally 1$/m);
  await gateway.stop();
});

test('a gateway does not trust a Redis with a certificate of another authority', async () => {
  const gateway = await environment.gatewayUnready({ REDIS_URL: url, ...settingsOf(await other.issue('gateway')) });
  expect(await redisOf(gateway)).toBe('away');
  await gateway.stop();
});
