import { createHttp, type Http, type StartedSystem, signIn, startSystem } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let system: StartedSystem;
let admin: Http;
let elsewhere: Http;

beforeAll(async () => {
  system = await startSystem({ gateways: 2, gatewaySettings: { DEADLINE_MS: '5000' } });
  const { email, password } = system.admin;
  const [first, second] = system.gateways.map(({ url }) => url);
  admin = await signIn(first!, email, password);
  const { body } = await createHttp(first!).send('POST', '/api/auth/login', { email, password });
  // Not in the cache of the second gateway, which has to call identity.
  elsewhere = createHttp(second!, (body as { token: string }).token);
});
afterAll(() => system?.stop());

test('answers 503 with Retry-After, and never 504, while the databases are down, and works after their return', async () => {
  await admin.send('GET', '/api/clients');
  await system.mongo.kill();
  const client = { company_name: 'Alfreds', type: 'organization' };
  const calls: [Http, string, string, object?][] = [
    [admin, 'GET', '/api/clients'],
    [admin, 'GET', '/api/clients/1'],
    [admin, 'POST', '/api/clients', client],
    [admin, 'PATCH', '/api/clients/1', { company_name: 'Other' }],
    [admin, 'GET', '/api/tasks'],
    [admin, 'POST', '/api/items', { title: 'Chai', rate: 100 }],
    [admin, 'GET', '/api/pages'],
    [admin, 'GET', '/api/file-manager'],
    [admin, 'GET', '/api/auth/me'],
    [admin, 'POST', '/api/auth/login', system.admin],
    [elsewhere, 'GET', '/api/clients'],
  ];
  for (let round = 0; round < 2; round++) {
    const replies = await Promise.all(
      calls.map(async ([http, method, path, body]) => {
        const { status, headers } = await http.send(method, path, body);
        return `${method} ${path}: ${status} ${headers.has('retry-after')}`;
      }),
    );
    expect(replies).toEqual(calls.map(([, method, path]) => `${method} ${path}: 503 true`));
  }
  await system.mongo.restart();
  const deadline = Date.now() + 180_000;
  let status = 0;
  while (status !== 201 && Date.now() < deadline) status = (await admin.send('POST', '/api/clients', client)).status;
  expect(status).toBe(201);
});
