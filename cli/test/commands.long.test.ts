import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '@bms/client';
import {
  createHttp,
  eventually,
  type Inbox,
  type StartedSystem,
  signIn,
  startInbox,
  startSystem,
  totpCode,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import { run, runJson } from './run.ts';

interface Finding {
  readonly check: string;
  readonly subject: string;
  readonly status: string;
  readonly message: string;
}
interface Diagnosis {
  readonly healthy: boolean;
  readonly findings: readonly Finding[];
}

let inbox: Inbox;
let system: StartedSystem;
let env: Record<string, string>;
beforeAll(async () => {
  inbox = await startInbox();
  system = await startSystem({ smtpUrl: inbox.url });
  const services = [...system.services];
  const databases = services.map(([name]) => [`MONGODB_URL_${name.toUpperCase()}`, system.mongo.urlOf(`bms_${name}`)]);
  env = {
    ...Object.fromEntries(databases),
    API_URL: system.gateways[0]!.url,
    ADMIN_EMAIL: system.admin.email,
    ADMIN_PASSWORD: system.admin.password,
    NATS_URL: system.nats.url,
    REDIS_URL: system.redis.url,
    UPSTREAMS_HTTP: services.map(([name, [first]]) => `${name}=127.0.0.1:${first!.port}`).join(','),
    UPSTREAMS: services.map(([name, [first]]) => `${name}=${first!.target}`).join(','),
  };
});
afterAll(async () => {
  await system?.stop();
  await inbox?.stop();
});

test('doctor finds nothing wrong with a system that was just started', async () => {
  const { healthy, findings } = await runJson<Diagnosis>(['doctor'], env);
  expect(findings.filter(({ status }) => status === 'problem' || status === 'warning')).toEqual([]);
  expect(healthy).toBe(true);
  const indexes = findings.filter(({ check, status }) => check === 'indexes' && status === 'ok');
  expect(indexes.map(({ subject }) => subject).sort()).toEqual([...system.services.keys()].sort());
});

test('doctor says what is wrong and its mend, and exits with 1', async () => {
  const db = await createConnection(system.mongo.urlOf('bms_crm')).asPromise();
  await db
    .collection('clients')
    .dropIndex('created_at_-1__id_-1')
    .catch(() => db.collection('outbox').dropIndex('sent'));
  await db.close();
  const [work] = system.services.get('work')!;
  await work!.kill();
  const { code, stdout, stderr } = await run(['doctor'], env);
  await work!.restart();
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/✗ indexes: crm: missing or different: .*\n {4}restart crm/);
  expect(stdout).toMatch(/✗ connections: work: it does not answer at .*\n {4}is work running\?/);
  for (const secret of [system.admin.password, new URL(system.redis.url).password])
    expect(stdout).not.toContain(secret);
});

test('the sole administrator, who has lost the second factor, signs in again once it is reset', async () => {
  const { url } = system.gateways[0]!;
  const { email, password } = system.admin;
  const admin = await signIn(url, email, password);
  const added = await admin.send('POST', '/api/auth/factors', { type: 'totp', name: 'Phone' });
  const { id, secret } = (added.body as { record: { id: number; secret: string } }).record;
  await admin.send('POST', `/api/auth/factors/${id}/confirm`, { code: totpCode(secret) });
  const login = async () => (await createHttp(url).send('POST', '/api/auth/login', { email, password })).body;
  expect(await login()).toMatchObject({ code: 'second_factor_required' });
  const unknown = await run(['users', 'reset-factors', 'nobody@example.com'], env);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('no account nobody@example.com')]);
  await runJson(['users', 'reset-factors', email.toUpperCase()], env);
  expect(await login()).toMatchObject({ user: { email } });
});

test('users are created with an invitation, listed, deactivated and activated', async () => {
  const names = ['--first-name', 'Nancy', '--last-name', 'Davolio', '--role', 'Member'];
  const { user } = await runJson<{ user: { id: number; email: string } }>(
    ['users', 'create', '--email', 'nancy@example.com', ...names],
    env,
  );
  expect(user.email).toBe('nancy@example.com');
  await inbox.mailsTo('nancy@example.com');
  await runJson(['users', 'deactivate', String(user.id)], env);
  const inactive = await run(['users', 'list', '--status', 'inactive'], env);
  expect(inactive.stdout).toMatch(/nancy@example\.com\s+Nancy Davolio\s+inactive\s+role \d+/);
  await runJson(['users', 'activate', String(user.id)], env);
  expect((await run(['users', 'list', '--status', 'inactive'], env)).stdout).toBe('none');
  await runJson(['users', 'reset-password', 'nancy@example.com'], env);
  const wrong = await run(['users', 'create', '--email', 'nancy@example.com', ...names], env);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('email is already in use')]);
});

test('an API key is shown once, works, is replaced, and is rejected after it was revoked', async () => {
  const create = ['keys', 'create', '--name', 'Web shop', '--role', 'Member'];
  const { record, key } = await runJson<{ record: { id: number }; key: string }>(create, env);
  const status = async (token = key) => (await createHttp(env['API_URL']!, token).send('GET', '/api/clients')).status;
  expect(await status()).toBe(200);
  const rotate = ['keys', 'rotate', String(record.id), '--overlap-hours', '1'];
  const replaced = await runJson<{ key: string }>(rotate, env);
  expect([await status(), await status(replaced.key)]).toEqual([200, 200]);
  const listed = await run(['keys', 'list', '--json'], env);
  expect(listed.stdout).toContain('Web shop');
  expect(listed.stdout).not.toContain(key);
  await runJson(['keys', 'revoke', String(record.id)], env);
  await eventually(status, (code) => code === 401);
  expect(await status(replaced.key)).toBe(401);
});

test('events tail prints changes as they happen', async () => {
  const tail = run(['events', 'tail', '--module', 'clients', '--count', '1', '--json'], env);
  const http = await signIn(env['API_URL']!, system.admin.email, system.admin.password);
  const api = createApi({ url: env['API_URL']!, token: http.token });
  let isShown = false;
  void tail.finally(() => {
    isShown = true;
  });
  while (!isShown) {
    await api.clients.create({ body: { company_name: 'Tea House', type: 'organization' } });
    await sleep(500);
  }
  const { code, stdout } = await tail;
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ module: 'clients', action: 'created' });
});

test('dead letters are listed and none are replayed; totals and projections are right', async () => {
  expect(await runJson(['dead-letters', 'list'], env)).toEqual({ dead_letters: [] });
  expect(await runJson(['dead-letters', 'replay', '--all'], env)).toEqual({ count: 0, remaining: 0 });
  const { corrections } = await runJson<{ corrections: object }>(['totals', 'recount', '--service', 'crm'], env);
  expect(Object.values(corrections).every((missing) => missing === 0)).toBe(true);
  const asWork = { ...env, SIGNING_KEY: system.secrets.signingKey('work') };
  const rebuild = ['projections', 'rebuild', '--service', 'work', '--name', 'users'];
  expect(await runJson(rebuild, asWork)).toMatchObject({ listed: 2, removed: 0 });
});

test('the search index is rebuilt from the records of all services', async () => {
  const db = await createConnection(system.mongo.urlOf('bms_activity')).asPromise();
  try {
    await db.collection('search').deleteMany({});
    const { modules } = await runJson<{ modules: Record<string, number> }>(['search', 'rebuild'], env);
    expect(modules).toMatchObject({ team: 2, invoices: 0 });
    expect(await db.collection('search').countDocuments({ module: 'team' })).toBe(2);
  } finally {
    await db.close();
  }
});
