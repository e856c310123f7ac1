import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from '../support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from '../support/environment.ts';
import { transports, useTransport } from '../support/transport.ts';

describe.each(transports)('a file as the response of an rpc over %s', (transport) => {
  const content = Buffer.from('%PDF-1.7 \xff\x00', 'latin1');
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  let environment: TestEnvironment;
  let gateway: TestGateway;
  let call: Client;
  let token: string;

  beforeAll(async () => {
    environment = await startEnvironment({ servesStreams: transport === 'streams' });
    gateway = await environment.gateway();
    call = clientOf(gateway.url);
    token = environment.identity.signIn({ userId: 12, isAdmin: true });
    await useTransport(transport, environment, () => call('GET', '/api/things/5', { token }));
  });
  afterAll(() => environment.stop());

  const print = (headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/things/5/print`, { headers: { authorization: `Bearer ${token}`, ...headers } });

  test('is sent as it is, under its name and with the hash of its content as ETag', async () => {
    const answer = await print();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `inline; filename="Gr??e 5.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%205.pdf`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      etag: tag,
    });
  });

  test('is not sent again to a client that has it', async () => {
    const answer = await print({ 'if-none-match': tag });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, tag, '']);
  });

  test('is an error as JSON if there is none', async () => {
    const { status, json } = await call('GET', '/api/things/404/print', { token });
    expect([status, json['code']]).toEqual([404, 'not_found']);
  });
});
