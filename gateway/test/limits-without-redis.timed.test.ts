import { eventually } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

const LIMITS = 'login=10/600,default=1000000/60';

let environment: TestEnvironment;
let gateways: TestGateway[];

beforeEach(async () => {
  environment = await startEnvironment();
  // On a busy machine, Redis may answer late; a gateway that counts locally for that reason does not share its counts.
  const start = () => environment.gateway({ LIMITS, TRUSTED_PROXIES: '127.0.0.1', REDIS_ANSWER_MS: '10000' });
  gateways = await Promise.all([start(), start(), start()]);
});
afterEach(() => environment.stop());

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
  /^bms_limits_counted_locally (\d)$/m.exec(await (await fetch(`${gateways[at]!.url}/metrics`)).text())?.[1];
const allReport = (said: string) =>
  eventually(async () => (await Promise.all([0, 1, 2].map(countedLocally))).every((one) => one === said));

test('limits are not reset when Redis is killed or returns', async () => {
  expect(await passing(6, '192.0.2.1', 0)).toBe(6);
  expect(await passing(2, '192.0.2.1', 1)).toBe(2);
  expect(await passing(5, '192.0.2.2', 0)).toBe(5);

  await environment.redis.kill();
  await allReport('1');
  expect(await passing(10, '192.0.2.1', 1)).toBe(2);
  expect(await passing(10, '192.0.2.2', 0)).toBe(5);
  expect(await passing(20, '192.0.2.3', 2)).toBe(10);

  await environment.redis.restart();
  await allReport('0');
  expect(await passing(3, '192.0.2.1', 1)).toBe(0);
  expect(await passing(3, '192.0.2.2', 0)).toBe(0);
  expect(await passing(3, '192.0.2.3', 2)).toBe(0);
  expect(await passing(12, '192.0.2.4', 0)).toBe(10);
  expect(await passing(3, '192.0.2.4', 2)).toBe(0);
});

test('counts of one gateway are shared again after an empty Redis returns', async () => {
  expect(await passing(7, '192.0.2.5', 0)).toBe(7);
  await environment.redis.kill();
  await allReport('1');
  await environment.redis.restart();
  await allReport('0');
  expect(await passing(1, '192.0.2.5', 0)).toBe(1);
  expect(await passing(10, '192.0.2.5', 1)).toBe(2);
});

test('a hanging Redis delays no request', async () => {
  gateways = [await environment.gateway({ LIMITS, TRUSTED_PROXIES: '127.0.0.1' })];
  expect(await passing(8, '192.0.2.6', 0)).toBe(8);
  environment.redis.freeze();
  const start = performance.now();
  expect(await passing(20, '192.0.2.6', 0)).toBe(2);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await countedLocally(0)).toBe('1');
  environment.redis.thaw();
  await eventually(async () => (await countedLocally(0)) === '0');
  expect(await passing(3, '192.0.2.6', 0)).toBe(0);
});

test('without Redis a gateway reports not ready and still serves requests', async () => {
  await environment.redis.kill();
  const expected = { echo: 'up', identity: 'up', redis: 'away', nats: 'up', ended_sessions: 'up' };
  await eventually(async () => {
    const answer = await fetch(`${gateways[0]!.url}/readyz`);
    expect([answer.status, ((await answer.json()) as { parts: object }).parts]).toEqual([503, expected]);
    return true;
  });
  expect(
    (await clientOf(gateways[0]!.url)('GET', '/api/things/5', { token: environment.identity.signIn() })).status,
  ).toBe(200);
});
