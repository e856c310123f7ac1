import tls from 'node:tls';
import { eventually, makeCertificate, type StartedNats, startNats, type TestCertificate } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let certificate: TestCertificate;
let server: StartedNats;
const known = tls.getCACertificates('default');

beforeAll(async () => {
  [environment, certificate] = await Promise.all([startEnvironment(), makeCertificate()]);
  server = await startNats({ certificate });
});
afterAll(async () => {
  tls.setDefaultCACertificates(known);
  await environment?.stop();
  await server?.stop();
  await certificate?.remove();
});

const parts = async ({ url }: TestGateway) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { parts: Record<string, string> }).parts;

test('a gateway rejects a NATS server with a certificate of an unknown authority and logs the reason', async () => {
  const other = await makeCertificate();
  tls.setDefaultCACertificates([...known, other.authority]);
  const gateway = await environment.gatewayUnready({ NATS_URL: server.url });
  await eventually(() => gateway.lines.some(({ reason }) => /self-signed certificate/.test(String(reason))));
  expect((await parts(gateway))['nats']).toBe('away');
  await gateway.stop();
  await other.remove();
});

test('a gateway connects over TLS to a NATS server with a known authority', async () => {
  expect(server.url).toMatch(/^tls:/);
  tls.setDefaultCACertificates([...known, certificate.authority]);
  const gateway = await environment.gateway({ NATS_URL: server.url });
  await eventually(async () => (await parts(gateway))['nats'] === 'up');
  const token = environment.identity.signIn();
  expect((await clientOf(gateway.url)('GET', '/api/things/5', { token })).status).toBe(200);
  await gateway.stop();
});
