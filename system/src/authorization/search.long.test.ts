import { loadContract, type Rpc } from '@bms/contracts';
import { type Http, hire, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
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

/** A hit of the search. */
interface Hit {
  readonly record_id: number;
}

type Members = Record<string, unknown>;

let admin: Http;
let callers: Readonly<Record<string, Http>>;
const cases: Case[] = [];
/** The titles of the records, by path. */
const titles = new Map<string, string>();

beforeAll(async () => {
  const { system, inbox, untilApplied } = await openSystem();
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
  await addOf(createSamples(contract, owner.http, { userId: owner.id, from: 800_000 }), ['clients', 'leads', 'tasks']);
  await addMessages([
    [admin, owner.id],
    [owner.http, reader.id],
    [mine.user, adminId],
  ]);
  await untilApplied();
  for (const one of cases) titles.set(one.path, await titleOf(one));
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

/** Returns the title of a record, as one of the callers sees it. */
async function titleOf({ module, path }: Case): Promise<string> {
  const { rpc } = readings.find((reading) => reading.rpc.service.module === module)!;
  const { fields } = rpc.response.field('record')!.message!;
  const names = fields.filter(({ rules }) => ['title', 'number'].includes(rules.search)).map(({ name }) => name);
  for (const http of Object.values(callers)) {
    const { status, body } = await http.send('GET', path);
    if (status === 200) return names.map((name) => (body as { record: Members }).record[name]).join(' ');
  }
  throw new Error(`no caller gets ${path}`);
}

async function isFound(http: Http, { module, id, path }: Case): Promise<boolean> {
  const query = new URLSearchParams({ q: titles.get(path)!, modules: module, limit: '50' });
  const { status, body } = await http.send('GET', `/api/search?${query}`);
  expect(status).toBe(200);
  return (body as { records: Hit[] }).records.some(({ record_id }) => record_id === id);
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
});
