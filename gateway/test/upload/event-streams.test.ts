import { fileURLToPath } from 'node:url';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from '../support/environment.ts';
import { type StubService, startStubService } from './stub-service.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
let service: StubService;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment({ protoDir: fileURLToPath(new URL('./protos', import.meta.url)) });
  service = await startStubService();
  gateway = await environment.gateway({ UPSTREAMS_HTTP: `echo=${service.address}`, IDLE_TIMEOUT_MS: '30000' });
  token = environment.identity.signIn({ userId: 8, isAdmin: true });
});
afterAll(async () => {
  await environment.stop();
  await service.stop();
});

test('events are passed on as they happen', async () => {
  const answered = await fetch(`${gateway.url}/api/happenings?endless`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  const reader = answered.body!.getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  expect(first).toBe('data: 0\n\n');
  await reader.cancel();
});

test('a caller may have ten open event streams; a further one is 429', async () => {
  const listener = environment.identity.signIn({ userId: 40, isAdmin: true });
  const open = async (as: string) => {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${as}` };
    const answer = await fetch(`${gateway.url}/api/happenings?endless`, { headers, signal: abort.signal });
    return { answer, close: () => abort.abort() };
  };
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(listener)));
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(10).fill(200));
  const { answer: rejected } = await open(environment.identity.signIn({ userId: 40, isAdmin: true }));
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await rejected.json()).toMatchObject({
    code: 'too_many_requests',
    detail: 'Too many event streams: at most 10 can be open at once. Close one first.',
  });
  const other = await open(token);
  expect(other.answer.status).toBe(200);
  streams.pop()!.close();
  await eventually(async () => {
    const again = await open(listener);
    streams.push(again);
    return again.answer.status === 200;
  });
  for (const { close } of [...streams, other]) close();
});
