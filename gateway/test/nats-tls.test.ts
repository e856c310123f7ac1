import tls from 'node:tls';
import { eventually, makeCertificate, type StartedNats, startNats, type TestCertificate } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

let around: Surroundings;
let certificate: TestCertificate;
let server: StartedNats;
const known = tls.getCACertificates('default');

beforeAll(async () => {
  [around, certificate] = await Promise.all([surround(), makeCertificate()]);
  server = await startNats({ certificate });
});
afterAll(async () => {
  tls.setDefaultCACertificates(known);
  await around?.stop();
  await server?.stop();
  await certificate?.remove();
});

const parts = async ({ url }: TestGateway) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { parts: Record<string, string> }).parts;

test('a gateway refuses a NATS server with a certificate of an unknown authority, and says why', async () => {
  const other = await makeCertificate();
  tls.setDefaultCACertificates([...known, other.authority]);
  const gateway = await around.gatewayUnready({ NATS_URL: server.url });
  await eventually(() => gateway.lines.some(({ reason }) => /self-signed certificate/.test(String(reason))));
  expect((await parts(gateway))['nats']).toBe('away');
  await gateway.stop();
  await other.remove();
});

test('a gateway speaks TLS with a NATS server whose authority it knows', async () => {
  expect(server.url).toMatch(/^tls:/);
  tls.setDefaultCACertificates([...known, certificate.authority]);
  const gateway = await around.gateway({ NATS_URL: server.url });
  expect((await parts(gateway))['nats']).toBe('up');
  const token = around.identity.signIn();
  expect((await clientOf(gateway.url)('GET', '/api/things/5', { token })).status).toBe(200);
  await gateway.stop();
});
