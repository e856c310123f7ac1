import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { checkProvider } from './check-identity-providers.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a provider. @param answer returns the status and the body for the issuer */
async function start(answer: (issuer: string) => readonly [number, string]): Promise<string> {
  const server = createServer((_request, response) => {
    const [status, body] = answer(issuer);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}

describe('an identity provider', () => {
  test('is in order if its configuration names its issuer', async () => {
    const issuer = await start((own) => [200, JSON.stringify({ issuer: own })]);
    expect(await checkProvider({ name: 'Northwind', issuer })).toMatchObject({ status: 'ok' });
  });

  test.each<[string, (issuer: string) => readonly [number, string], string]>([
    ['names another issuer', () => [200, '{"issuer":"https://other.example"}'], 'https://other.example'],
    ['has no configuration', () => [404, '{}'], 'answers 404'],
    ['answers with a page', () => [200, '<html>'], 'openid-configuration'],
  ])('is a problem if it %s', async (_what, answer, message) => {
    const finding = await checkProvider({ name: 'Northwind', issuer: await start(answer) });
    expect(finding).toMatchObject({ status: 'problem', message: expect.stringContaining(message) });
  });

  test('is a problem if it is not reachable', async () => {
    expect(await checkProvider({ name: 'Northwind', issuer: 'http://127.0.0.1:9' })).toMatchObject({
      status: 'problem',
    });
  });
});
