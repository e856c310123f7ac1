import { eventually } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

const LIMITS = 'login=10/60,default=1000000/60';

let around: Surroundings;
let gateways: TestGateway[];

beforeEach(async () => {
  around = await surround();
  const start = () => around.gateway({ LIMITS, TRUSTED_PROXIES: '127.0.0.1' });
  gateways = await Promise.all([start(), start(), start()]);
});
afterEach(() => around.stop());

const signIn = async (from: string, at: number) =>
  (await clientOf(gateways[at]!.url)('POST', '/api/sign-in', { body: {}, headers: { 'x-forwarded-for': from } }))
    .status;

/** Makes `count` calls and returns the number allowed. */
async function passing(count: number, from: string, at: number): Promise<number> {
  let passed = 0;
  for (let done = 0; done < count; done++) if ((await signIn(from, at)) === 200) passed++;
  return passed;
}

const countedLocally = async (at: number) =>
  /bms_limits_counted_locally (\d)/.exec(await (await fetch(`${gateways[at]!.url}/metrics`)).text())?.[1];
const allSay = (said: string) =>
  eventually(async () => (await Promise.all([0, 1, 2].map(countedLocally))).every((one) => one === said));

test('nobody gets a fresh allowance by Redis being killed, nor by its return', async () => {
  expect(await passing(6, '192.0.2.1', 0)).toBe(6);
  expect(await passing(2, '192.0.2.1', 1)).toBe(2);
  expect(await passing(5, '192.0.2.2', 0)).toBe(5);

  await around.redis.kill();
  await allSay('1');
  expect(await passing(10, '192.0.2.1', 1)).toBe(2);
  expect(await passing(10, '192.0.2.2', 0)).toBe(5);
  expect(await passing(20, '192.0.2.3', 2)).toBe(10);

  await around.redis.restart();
  await allSay('0');
  expect(await passing(3, '192.0.2.1', 1)).toBe(0);
  expect(await passing(3, '192.0.2.2', 0)).toBe(0);
  expect(await passing(3, '192.0.2.3', 2)).toBe(0);
  expect(await passing(12, '192.0.2.4', 0)).toBe(10);
  expect(await passing(3, '192.0.2.4', 2)).toBe(0);
});

test('what one gateway still knows, all know again after the return of an empty Redis', async () => {
  expect(await passing(7, '192.0.2.5', 0)).toBe(7);
  await around.redis.kill();
  await allSay('1');
  await around.redis.restart();
  await allSay('0');
  expect(await passing(1, '192.0.2.5', 0)).toBe(1);
  expect(await passing(10, '192.0.2.5', 1)).toBe(2);
});

test('a Redis that hangs holds nobody up', async () => {
  expect(await passing(8, '192.0.2.6', 0)).toBe(8);
  around.redis.freeze();
  const start = performance.now();
  expect(await passing(20, '192.0.2.6', 0)).toBe(2);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(await countedLocally(0)).toBe('1');
  around.redis.thaw();
  await eventually(async () => (await countedLocally(0)) === '0');
  expect(await passing(3, '192.0.2.6', 0)).toBe(0);
});

test('without Redis a gateway is not ready, says so, and still answers', async () => {
  await around.redis.kill();
  await eventually(async () => (await fetch(`${gateways[0]!.url}/readyz`)).status === 503);
  const { parts } = (await (await fetch(`${gateways[0]!.url}/readyz`)).json()) as { parts: Record<string, string> };
  expect(parts).toEqual({ echo: 'up', identity: 'up', redis: 'away', nats: 'up', ended_sessions: 'up' });
  expect((await clientOf(gateways[0]!.url)('GET', '/api/things/5', { token: around.identity.signIn() })).status).toBe(
    200,
  );
});
