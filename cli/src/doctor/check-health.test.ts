import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Target } from '../target/target.ts';
import { checkServices } from './check-health.ts';

let readiness: object;
let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => response.end(JSON.stringify(readiness))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const examine = () => {
  const { port } = server.address() as AddressInfo;
  return checkServices({ services: ['crm'], healthUrl: () => `http://127.0.0.1:${port}` } as unknown as Target);
};

test('a service that is ready and consumes is in order', async () => {
  readiness = { ready: true, parts: { mongodb: 'up', nats: 'up' } };
  expect(await examine()).toEqual([{ check: 'connections', subject: 'crm', status: 'ok', message: 'ready' }]);
});

test('a consumer that receives no events is a problem of a ready service, with its reason', async () => {
  const unsubscribed = [{ consumer: 'crm_order_invoices', from: 'billing', reason: 'Permissions Violation' }];
  readiness = { ready: true, parts: { mongodb: 'up', nats: 'up' }, unsubscribed };
  const [connection, consumer, ...others] = await examine();
  expect([connection!.status, consumer!.check, consumer!.status, others]).toEqual(['ok', 'consumers', 'problem', []]);
  expect(consumer!.message).toBe('crm_order_invoices receives no events of billing: Permissions Violation');
});
