import { loadContract, type Rpc } from '@bms/contracts';
import { type Http, hire, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { grantsFor, type Operation, operationsOf } from './operations.ts';
import { createPortalSide, type PortalSide } from './portal-side.ts';
import { createSamples } from './samples.ts';

/*
 * Callers of all kinds search every record of the modules that the search covers: each finds exactly the records whose
 * details they get. The modules are derived from the contract, so that new ones are covered automatically.
 */
const contract = loadContract();
const operations = operationsOf(contract);
const isSearched = ({ service }: Rpc): boolean => service.rpcs.some(({ policy }) => policy.forSearch);
const readings = operations.filter(({ rpc }) => rpc.name === 'Get' && isSearched(rpc));

/** A record, with the path of its detail and what it is found by. */
interface Case {
  readonly module: string;
  readonly id: number;
  readonly path: string;
}

/** An entry of the index. */
interface Entry {
  readonly module: string;
  readonly record_id: number;
  readonly title: string;
}

let shared: SharedSystem;
let admin: Http;
let callers: Readonly<Record<string, Http>>;
const cases: Case[] = [];
let entries: readonly Entry[];

beforeAll(async () => {
  shared = await openSystem();
  const { system, inbox } = shared;
  const { url } = system.gateways[0]!;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const adminId = ((await admin.send('GET', '/api/auth/me')).body as { id: number }).id;
  const world = { contract, url, admin, inbox };
  const [mine, theirs] = [await createPortalSide(world, 0), await createPortalSide(world, 1)];
  const own = { view: 'own', create: 'all', update: 'own', delete: 'own' } as const;
  const owner = await hire(url, admin, inbox, 'owner', grantsFor(contract, own));
  const reader = await hire(url, admin, inbox, 'reader', grantsFor(contract, { view: 'all' }));
  const outsider = await hire(url, admin, inbox, 'outsider', [{ module: 'taxes', action: 'view', scope: 'all' }]);
  callers = {
    ...{ administrator: admin, owner: owner.http, reader: reader.http, outsider: outsider.http },
    ...{ 'portal user': mine.user, 'portal user of another client': theirs.user },
  };
  await addRecords(mine);
  await addRecords(theirs);
  await send(admin, 'PATCH', `/api/clients/${theirs.clientId}`, { owner_id: owner.id });
  await addOf(createSamples(contract, owner.http, { userId: adminId, from: 800_000 }), ['clients', 'leads', 'tasks']);
  await addMessages([
    [admin, owner.id],
    [owner.http, adminId],
    [mine.user, adminId],
  ]);
  await shared.untilApplied();
  entries = await readIndex();
});

/** Adds a record of each module that belongs to a client, as new and as it is shown in the portal. */
async function addRecords({ samples, shownRecord }: PortalSide): Promise<void> {
  await addOf(
    samples,
    readings.map(({ rpc }) => rpc.service.module),
  );
  for (const reading of readings.filter(({ rpc }) => rpc.policy.portal && !rpc.policy.hasEffect)) {
    const id = await shownRecord(reading.rpc.service);
    cases.push({ module: reading.rpc.service.module, id, path: reading.binding.path.replace('{id}', String(id)) });
  }
}

async function addOf(
  { path }: { path(operation: Operation): Promise<string> },
  modules: readonly string[],
): Promise<void> {
  for (const reading of readings.filter(({ rpc }) => modules.includes(rpc.service.module)))
    add(reading.rpc.service.module, await path(reading));
}

async function addMessages(sent: readonly (readonly [Http, number])[]): Promise<void> {
  for (const [from, to_user_id] of sent) {
    const { record } = await send(from, 'POST', '/api/messages', {
      to_user_id,
      subject: 'Delivery',
      message: 'On Monday',
    });
    add('messages', `/api/messages/${record!.id}`);
  }
}

function add(module: string, path: string): void {
  cases.push({ module, path, id: Number(path.split('/').at(-1)) });
}

async function send(http: Http, method: string, path: string, body?: object): Promise<{ record?: { id: number } }> {
  const received = await http.send(method, path, body);
  if (received.status >= 300) throw new Error(`${method} ${path}: ${received.status} ${JSON.stringify(received.body)}`);
  return received.body as { record?: { id: number } };
}

async function readIndex(): Promise<Entry[]> {
  const client = await new mongo.MongoClient(shared.system.mongo.url).connect();
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const { name } = databases.find((one) => one.name.endsWith('activity'))!;
    return await client
      .db(name)
      .collection<Entry>('search')
      .find({ deleted_at: { $exists: false } })
      .toArray();
  } finally {
    await client.close();
  }
}

async function isFound(http: Http, { module, id }: Case): Promise<boolean> {
  const entry = entries.find((one) => one.module === module && one.record_id === id);
  if (!entry) throw new Error(`${module} ${id} is not in the index`);
  const query = new URLSearchParams({ q: entry.title, modules: module, limit: '50' });
  const { status, body } = await http.send('GET', `/api/search?${query}`);
  expect(status).toBe(200);
  return (body as { records: Entry[] }).records.some(({ record_id }) => record_id === id);
}

describe('the search', () => {
  test('covers records of every module with searched fields', () => {
    const modules = [...new Set(cases.map(({ module }) => module))].sort();
    expect(modules).toEqual(readings.map(({ rpc }) => rpc.service.module).sort());
  });

  test.each(['administrator', 'owner', 'reader', 'outsider', 'portal user', 'portal user of another client'])(
    'finds for the %s exactly the records whose details the caller gets',
    async (name) => {
      const http = callers[name]!;
      const outcomes = await Promise.all(
        cases.map(async (one) => {
          const { status } = await http.send('GET', one.path);
          return { ...one, isSeen: status === 200, isFound: await isFound(http, one) };
        }),
      );
      expect(outcomes.filter((outcome) => outcome.isSeen !== outcome.isFound)).toEqual([]);
      if (name !== 'outsider') expect(outcomes.some((outcome) => outcome.isFound)).toBe(true);
      expect(outcomes.every((outcome) => outcome.isFound)).toBe(false);
    },
  );

  test('has every record of the lists of an administrator', async () => {
    for (const { rpc, binding } of operations.filter(
      (operation) => operation.rpc.name === 'List' && isSearched(operation.rpc),
    )) {
      if (binding.path.includes('{') || rpc.service.module === 'messages') continue;
      const { records } = (await admin.send('GET', `${binding.path}?limit=100`)).body as { records: { id: number }[] };
      const known = new Set(
        entries.filter(({ module }) => module === rpc.service.module).map(({ record_id }) => record_id),
      );
      expect([rpc.service.module, records.filter(({ id }) => !known.has(id))]).toEqual([rpc.service.module, []]);
    }
  });
});
