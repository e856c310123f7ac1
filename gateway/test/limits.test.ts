import { createApiKey } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf, rawRequest, type TestResponse } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

const LIMITS = 'login=100/600,phone_verify=3/60,default=8/60';

let environment: TestEnvironment;
let gateways: TestGateway[];

beforeAll(async () => {
  environment = await startEnvironment();
  const start = () => environment.gateway({ LIMITS, TRUSTED_PROXIES: '127.0.0.1', REDIS_ANSWER_MS: '10000' });
  gateways = await Promise.all([start(), start(), start()]);
});
afterAll(() => environment.stop());

/** Signs in from an address at one of the gateways. */
const signIn = (from: string, at = 0) =>
  clientOf(gateways[at]!.url)('POST', '/api/sign-in', { body: {}, headers: { 'x-forwarded-for': from } });

/** Runs `count` calls, `inFlight` of them concurrently. */
async function run<One = TestResponse>(
  count: number,
  inFlight: number,
  one: (at: number) => Promise<One>,
): Promise<One[]> {
  const replies: One[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) replies.push(await one(next++));
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return replies;
}

describe('a limit', () => {
  test('is exact over three gateways: of 3,000 calls at 60 in flight 100 pass', async () => {
    const replies = await run(3000, 60, (at) => signIn('192.0.2.1', at % 3));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2900);
    const pages = await Promise.all(gateways.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
    const rejections = pages.map((page) =>
      Number(/^bms_limit_rejections_total\{limit="login"\} (\d+)$/m.exec(page)?.[1]),
    );
    expect(rejections.reduce((sum, count) => sum + count)).toBe(2900);
  }, 120_000);

  test('counts every spelling of one path together', async () => {
    const remaining = async (path: string) => {
      const headers = { 'x-forwarded-for': '192.0.2.8', 'content-type': 'application/json' };
      const port = Number(new URL(gateways[0]!.url).port);
      const answer = await rawRequest(port, 'POST', path, headers);
      return answer.ratelimit;
    };
    const spellings = ['/api/sign-in', '/api/%73ign-in', '/api/sign%2Din', '/%61pi/sign-in', '/api/sign-in?a=1'];
    const left = await run(spellings.length, 1, (at) => remaining(spellings[at]!));
    expect(left.map((policy) => /r=(\d+)/.exec(policy!)?.[1])).toEqual(['99', '98', '97', '96', '95']);
  });

  test('is reported with the remaining quota and the time of the reset', async () => {
    const first = await signIn('192.0.2.2');
    expect(first.headers.get('ratelimit-policy')).toBe('"login";q=100;w=600');
    expect(first.headers.get('ratelimit')).toMatch(/^"login";r=99;t=(600|599)$/);
    expect((await signIn('192.0.2.2', 1)).headers.get('ratelimit')).toMatch(/^"login";r=98;t=\d+$/);
    await run(98, 10, () => signIn('192.0.2.2'));
    const rejected = await signIn('192.0.2.2', 2);
    expect([rejected.status, rejected.json['code']]).toEqual([429, 'too_many_requests']);
    expect(rejected.headers.get('ratelimit')).toMatch(/^"login";r=0;t=\d+$/);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });

  test('of a caller is counted by user, whatever the session and the gateway', async () => {
    const call = (userId: number, at: number) =>
      clientOf(gateways[at]!.url)('POST', '/api/rare', { token: environment.identity.signIn({ userId }) });
    const statuses = [];
    for (let at = 0; at < 5; at++) statuses.push((await call(501, at % 3)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const other = await call(502, 0);
    expect([other.status, other.headers.get('ratelimit-policy')]).toEqual([200, '"phone_verify";q=3;w=60']);
  });

  test('of failed tokens is counted by address, and 429 replaces the 401', async () => {
    const fail = () =>
      clientOf(gateways[0]!.url)('GET', '/api/things/5', {
        token: 'nonsense',
        headers: { 'x-forwarded-for': '192.0.2.3' },
      });
    const statuses = (await run(10, 1, fail)).map(({ status }) => status);
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const valid = await clientOf(gateways[0]!.url)('GET', '/api/things/5', {
      token: environment.identity.signIn({ userId: 503, isAdmin: true }),
      headers: { 'x-forwarded-for': '192.0.2.3' },
    });
    expect(valid.status).toBe(200);
  });

  test('of failed tokens is counted before the request to identity, so that unknown API keys above it cause no call', async () => {
    const asked = () => environment.identity.seen.filter(({ rpc }) => rpc === 'ResolveApiKey').length;
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const before = asked();
    const replies = await run(40, 20, (at) =>
      clientOf(gateways[at % 3]!.url)('GET', '/api/things/5', { token: createApiKey(at + 1), headers }),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(32);
    expect(asked() - before).toBe(8);
  });

  test('of public calls shares the address’s count with failed tokens', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.4' };
    const call = clientOf(gateways[0]!.url);
    await run(8, 1, (at) => (at % 2 ? call('GET', '/api/open', { headers }) : call('GET', '/api/things', { headers })));
    expect((await call('GET', '/api/open', { headers })).status).toBe(429);
    expect((await call('GET', '/api/docs', { headers })).status).toBe(429);
  });

  test('does not count unknown paths', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.5' };
    const replies = await run(20, 5, () => clientOf(gateways[0]!.url)('GET', '/api/nothing', { headers }));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe('an address', () => {
  const remaining = async (from: string) => Number(/r=(\d+)/.exec((await signIn(from)).headers.get('ratelimit')!)![1]);

  test('of IPv6 counts as its /64, one of IPv4 as itself', async () => {
    expect(await remaining('2001:db8:1:2::1')).toBe(99);
    expect(await remaining('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(98);
    expect(await remaining('2001:0db8:0001:0002:0:0:0:5')).toBe(97);
    expect(await remaining('2001:db8:1:3::1')).toBe(99);
    expect(await remaining('192.0.2.60')).toBe(99);
    expect(await remaining('::ffff:192.0.2.60')).toBe(98);
  });

  test('is the nearest one that is not a trusted proxy', async () => {
    expect(await remaining('6.6.6.6, 192.0.2.61')).toBe(99);
    expect(await remaining('7.7.7.7, 192.0.2.61')).toBe(98);
    expect(await remaining('192.0.2.61, 127.0.0.1')).toBe(97);
  });

  test('is that of the connection if the header is invalid', async () => {
    const first = await remaining('unknown');
    expect(await remaining('<script>')).toBe(first - 1);
  });
});
