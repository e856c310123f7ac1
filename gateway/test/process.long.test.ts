import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment } from './support/environment.ts';

const dir = fileURLToPath(new URL('..', import.meta.url));
let environment: TestEnvironment;
let settings: Record<string, string>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  environment = await startEnvironment();
  const { target } = environment.identity;
  const owners = new Set([...loadContract().services.values()].map(({ owner }) => owner));
  settings = {
    PATH: process.env['PATH']!,
    PORT: '0',
    UPSTREAMS: [...owners].map((owner) => `${owner}=${owner === 'identity' ? target : environment.echo.target}`).join(),
    UPSTREAMS_HTTP: [...owners].map((owner) => `${owner}=127.0.0.1:9`).join(),
    REDIS_URL: environment.redis.url,
    NATS_URL: environment.nats.url,
    SIGNING_KEY: environment.signingKey,
  };
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await environment.stop();
});

/** Runs src/main.ts as a process. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], { cwd: dir, env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  running.push(child);
  return { child, output, ended };
}

describe('a gateway as a process', () => {
  test.each([
    ['REDIS_URL', '', /setting REDIS_URL: is missing/],
    ['UPSTREAMS', 'identity', /setting UPSTREAMS: is not name=/],
    ['UPSTREAMS', 'identity=127.0.0.1:1', /setting UPSTREAMS: it names no address of/],
    ['SIGNING_KEY', 'x', /setting SIGNING_KEY: is not JSON/],
    ['SIGNING_KEY', '{}', /setting SIGNING_KEY/],
    ['LIMITS', 'login=often', /setting LIMITS: login is not/],
    ['TRUSTED_PROXIES', 'everybody', /setting TRUSTED_PROXIES/],
    ['NODE_ENV', 'production', /setting SIGNING_KEY: a key of the local start is not allowed/],
    ['PORT', '70000', /setting PORT/],
  ])('with %s=%s fails to start with one line', async (name, value, line) => {
    const { output, ended } = run({ ...settings, [name]: value });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(line);
    expect(output.err.trim().split('\n')).toHaveLength(1);
  });

  test('with a port in use names it', async () => {
    const port = new URL((await environment.gateway()).url).port;
    const { output, ended } = run({ ...settings, PORT: port });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(new RegExp(`settings HOST and PORT: 127.0.0.1:${port} is in use`));
  });

  test('with a user that NATS rejects reports it', async () => {
    const url = new URL(environment.nats.url);
    url.password = 'wrong';
    const { output, ended } = run({ ...settings, NATS_URL: url.href });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(/setting NATS_URL/);
  });

  test('shuts down in order: not ready, requests in progress answered, exit code 0', async () => {
    const { child, output, ended } = run({ ...settings, SHUTDOWN_DELAY_MS: '10000', HTTP_ADDRESS: '127.0.0.1:0' });
    await eventually(() => /gateway is ready/.test(output.out));
    const url = `http://127.0.0.1:${/"port":(\d+)/.exec(output.out)?.[1]}`;
    await eventually(async () => (await fetch(`${url}/livez`).catch(() => undefined))?.status === 200);
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 200);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect(await ended).toBe(0);
  });
});

test('does not reset keep-alive connections at SIGTERM', async () => {
  const { child, output, ended } = run({
    ...settings,
    LIMITS: 'default=1000000/60',
    LOG_LEVEL: 'info',
    // A client of a busy machine may be late with its last request on a connection.
    SHUTDOWN_IDLE_MS: '8000',
  });
  await eventually(() => /gateway is ready/.test(output.out));
  const port = Number(/"port":(\d+)/.exec(output.out)![1]);
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200);
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

  /** Sends requests on one connection until the gateway has stopped. */
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isUp = true; isUp; await sleep(Math.random() * 300)) {
      isUp = await new Promise<boolean>((resolve) => {
        const request = get({ host: '127.0.0.1', port, path: '/api/nothing', agent }, (answer) => {
          answer.resume().once('end', () => {
            count(String(answer.statusCode));
            resolve(true);
          });
        });
        request.once('error', ({ code }: NodeJS.ErrnoException) => {
          count(`${request.reusedSocket ? 'kept' : 'new'} connection: ${code}`);
          resolve(false);
        });
      });
    }
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: 100 }, client));
  await sleep(1500);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await clients;
  expect([...outcomes.keys()].filter((outcome) => outcome.startsWith('kept'))).toEqual([]);
  // The operating system refuses or resets a connection that was not accepted yet.
  expect(outcomes.get('new connection: ECONNREFUSED')).toBeGreaterThan(0);
});

test('answers a request in progress at shutdown', async () => {
  const gateway = await environment.gateway();
  const token = environment.identity.signIn();
  const answer = fetch(`${gateway.url}/api/slow?delay_ms=300`, { headers: { authorization: `Bearer ${token}` } });
  await eventually(() => environment.echo.seen.some(({ rpc }) => rpc === 'Slow'));
  const stopped = gateway.stop();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(fetch(`${gateway.url}/livez`)).rejects.toThrow();
});
