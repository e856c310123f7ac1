import { eventually, type Http, hire, inviteToPortal, openSystem, type StartedSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { Mirror } from './mirror.ts';

/*
 * Clients of the API that keep a copy of the records follow the change feed while records change at random, the process
 * that serves the feed is killed, and permissions change. In the end, each copy is what the lists have.
 */
const STEPS = 150;
/** The time for which records change at least, in seconds; for a run by hand. */
const SECONDS = Number(process.env['MIRROR_SECONDS'] ?? 0);
const PATHS = ['clients', 'leads', 'tasks'];

let system: StartedSystem;
let admin: Http;
let mirrors: readonly Mirror[];
let memberIds: readonly number[];
let roleId: number;

beforeAll(async () => {
  const opened = await openSystem();
  const { inbox } = opened;
  system = opened.system;
  const { url } = system.gateways[0]!;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const grants = PATHS.map((module) => ({ module, action: 'view', scope: 'own' }));
  const members = await Promise.all(['mirra', 'mirko'].map((name) => hire(url, admin, inbox, name, grants)));
  memberIds = members.map(({ id }) => id);
  roleId = await fieldOf(`/api/team/${memberIds[0]}`, 'role_id');
  const client = await created('clients', { company_name: 'Alfreds', type: 'person' });
  const portal = await inviteToPortal(url, admin, inbox, 'mina', client);
  mirrors = [
    new Mirror('admin', admin, PATHS),
    ...members.map(({ http }, index) => new Mirror(`member ${index}`, http, PATHS)),
    new Mirror('portal', portal.http, ['clients']),
  ];
  await Promise.all(mirrors.map((mirror) => mirror.begin()));
});

const random = (count: number): number => Math.floor(Math.random() * count);
const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)]!;

async function fieldOf(path: string, field: string): Promise<number> {
  return ((await admin.send('GET', path)).body as { record: Record<string, number> }).record[field]!;
}

/** Sends a write, again while a service that was killed starts. @returns the body of the answer */
const write = (method: string, path: string, body?: object): Promise<unknown> =>
  eventually(async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { status, body: answer } = await admin.send(method, path, body, method === 'POST' ? key : {});
    if (status >= 500) throw new Error(`${method} ${path}: ${status}`);
    return { status, answer };
  });

async function created(module: string, body: object): Promise<number> {
  const { answer } = (await write('POST', `/api/${module}`, body)) as { answer: { record: { id: number } } };
  return answer.record.id;
}

const bodies: Readonly<Record<string, (n: number) => object>> = {
  clients: (n) => ({ company_name: `Client ${n}`, type: 'person', owner_id: oneOf(memberIds) }),
  leads: (n) => ({ company_name: `Lead ${n}`, owner_id: oneOf(memberIds) }),
  tasks: (n) => ({ title: `Task ${n}`, assigned_to: [oneOf(memberIds)] }),
};

/** Makes one random change of a record. */
async function step(n: number, ids: Map<string, number[]>): Promise<void> {
  const module = oneOf(PATHS);
  const known = ids.get(module) ?? [];
  ids.set(module, known);
  const kind = random(5);
  if (known.length < 3 || kind === 0) known.push(await created(module, bodies[module]!(n)));
  else if (kind === 1) await write('DELETE', `/api/${module}/${oneOf(known)}`);
  else if (kind === 2) await write('POST', `/api/${module}/${oneOf(known)}/restore`);
  else await write('PATCH', `/api/${module}/${oneOf(known)}`, bodies[module]!(n));
}

test(
  'copies equal the lists after random changes, kills of the feed, and a change of permissions',
  async () => {
    const ids = new Map<string, number[]>();
    let isOver = false;
    const following = mirrors.map((mirror) => mirror.followUntil(() => isOver));
    const feed = system.services.get('activity')![0]!;
    const end = Date.now() + SECONDS * 1000;
    for (let n = 0; n < STEPS || Date.now() < end; n += 1) {
      await Promise.all([step(n, ids), step(n, ids)]);
      if (n === STEPS / 3) await feed.kill().then(() => feed.restart());
      if (n === STEPS / 2) {
        const grants = PATHS.map((module) => ({ module, action: 'view', scope: module === 'leads' ? 'all' : 'own' }));
        await write('PATCH', `/api/admin/roles/${roleId}`, { grants });
      }
    }
    isOver = true;
    await Promise.all(following);
    for (const mirror of mirrors) {
      const fresh = await mirror.read();
      await eventually(async () => {
        await mirror.follow();
        expect([mirror.name, mirror.contents()]).toEqual([mirror.name, fresh]);
        return true;
      });
    }
    expect(mirrors.map(({ resyncs }) => resyncs)).toEqual([0, 1, 0, 0]);
    expect(mirrors[0]!.removals).toBe(0);
    expect(mirrors[1]!.removals + mirrors[2]!.removals).toBeGreaterThan(0);
  },
  (600 + SECONDS) * 1000,
);
