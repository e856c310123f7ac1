import { loadContract, type ServiceContract } from '@bms/contracts';
import {
  eventually,
  type Http,
  inviteToPortal,
  openSystem,
  type SharedSystem,
  type StartedSystem,
  signIn,
  watchEffects,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSamples, type Samples } from './authorization/samples.ts';

/*
 * A client with a record of every module that refers to clients, by the contract, is merged into another one. Afterwards no
 * database refers to it, while services are killed and events are delivered again.
 */
const contract = loadContract();
const CLIENTS = 'clients';
/** More records than are changed in one transaction. */
const MANY = 150;

/** Returns the fields of a service's records that refer to clients. */
const referringFields = ({ rpcs }: ServiceContract): string[] => {
  const record = rpcs.find(({ name }) => name === 'Get')?.response.field('record')?.message;
  return (record?.fields ?? []).filter(({ rules }) => rules.references === CLIENTS).map(({ rules }) => rules.storedAs);
};
const services = [...contract.services.values()].filter((service) => referringFields(service).length > 0);
/** The collections that keep what was: the audit log with its states, events, merges, and conversions of leads. */
const KEPT =
  /^(outbox|inbox|audit_log|record_versions|webhook|merged_records|client_states|converted_leads|idempotency)/;
/** The fields of other collections that hold the id of a client: projections, the search index, links. */
const OTHER_FIELDS = ['client_id', 'fields.client_id', 'portal_client_id', 'converted_client_id'];

let shared: SharedSystem;
let system: StartedSystem;
let admin: Http;
let userId: number;
let effects: Awaited<ReturnType<typeof watchEffects>>;
let count = 700_000;

beforeAll(async () => {
  shared = await openSystem();
  system = shared.system;
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
  userId = ((await admin.send('GET', '/api/auth/me')).body as { id: number }).id;
  effects = await watchEffects(system);
});
afterAll(() => effects?.close());

type Members = Record<string, unknown> & { id: number };
const recordOf = ({ body }: { body: unknown }): Members => (body as { record: Members }).record;
async function succeed(method: string, path: string, body?: object): Promise<unknown> {
  const response = await admin.send(method, path, body);
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}
const totalOf = async (path: string, http = admin): Promise<number> =>
  ((await http.send('GET', path)).body as { meta: { total: number } }).meta.total;

/** Creates a client as the conversion of a lead, so that a lead refers to it. */
async function newClient(): Promise<number> {
  count += 1000;
  const lead = await createSamples(contract, admin, { userId, from: count }).newRecord('leads');
  return recordOf({ body: await succeed('POST', `/api/leads/${lead}/convert`) }).id;
}

/** Creates a record of each module for a client. @returns the ids by module */
async function fill(clientId: number): Promise<Map<string, number>> {
  count += 1000;
  const samples: Samples = createSamples(contract, admin, { userId, from: count, all: { clients: clientId } });
  const ids = new Map<string, number>();
  for (const { module } of services) {
    if (module === 'leads') continue;
    ids.set(module, await samples.newRecord(module));
  }
  return ids;
}

/** Returns where databases refer to a client, as `<database>.<collection> <field>`. */
async function referencesTo(id: number): Promise<string[]> {
  const { databases: all } = await effects.client.db('admin').admin().listDatabases({ nameOnly: true });
  const found: string[] = [];
  for (const { name } of all.filter((one) => one.name.startsWith('bms_'))) {
    for (const { name: collection } of await effects.client
      .db(name)
      .listCollections({}, { nameOnly: true })
      .toArray()) {
      if (KEPT.test(collection)) continue;
      for (const field of OTHER_FIELDS)
        if (
          await effects.client
            .db(name)
            .collection(collection)
            .findOne({ [field]: id })
        )
          found.push(`${name}.${collection} ${field}`);
    }
  }
  return found;
}
const untilMoved = (id: number) =>
  eventually(
    () => referencesTo(id),
    (found) => found.length === 0,
    90_000,
  );

const merge = (id: number, from_id: number) => succeed('POST', `/api/clients/${id}/merge`, { from_id });

test('the modules that refer to clients are known', () => {
  expect(services.map(({ module }) => module).sort()).toEqual([
    ...['contacts', 'contracts', 'credit_notes', 'estimate_requests', 'estimates', 'files', 'folders', 'invoices'],
    ...['leads', 'notes', 'orders', 'payments', 'portal_users', 'recurring_invoices', 'refunds', 'tasks'],
  ]);
});

describe('the records of a merged client', () => {
  let into: number;
  let from: number;
  let ids: Map<string, number>;
  let before: Map<string, number>;
  let cursor: string;
  const LISTS = [
    'estimates',
    'orders',
    'invoices',
    'credit-notes',
    'payments',
    'refunds',
    'recurring-invoices',
    'contract',
  ];
  const totals = async (id: number) =>
    new Map(
      await Promise.all(
        LISTS.map(async (list) => [list, await totalOf(`/api/${list}?client_id=${id}&limit=1`)] as const),
      ),
    );

  beforeAll(async () => {
    [into, from] = [await newClient(), await newClient()];
    await fill(into);
    ids = await fill(from);
    const sums = [await totals(into), await totals(from)];
    before = new Map(LISTS.map((list) => [list, sums[0]!.get(list)! + sums[1]!.get(list)!]));
    await shared.untilApplied();
    cursor = ((await admin.send('GET', '/api/changes')).body as { meta: { next_cursor: string } }).meta.next_cursor;
    await merge(into, from);
    await untilMoved(from);
    await shared.untilApplied();
  });

  test('are those of the client that remains, which has them all', async () => {
    expect(await totals(into)).toEqual(before);
    expect([...(await totals(from)).values()].every((total) => total === 0)).toBe(true);
  });

  test('keep their status and their number', async () => {
    const invoice = recordOf(await admin.send('GET', `/api/invoices/${ids.get('invoices')}`));
    expect(invoice).toMatchObject({ client_id: into, status: 'draft' });
    const estimate = recordOf(await admin.send('GET', `/api/estimates/${ids.get('estimates')}`));
    expect(estimate).toMatchObject({ client_id: into, status: 'draft' });
  });

  test('are told by the feed of changes: deleted for the client, updated for each record', async () => {
    const seen = new Map<string, string[]>();
    for (let has_more = true; has_more; ) {
      const page = (await admin.send('GET', `/api/changes?cursor=${cursor}&limit=100`)).body as {
        records: { module: string; record_id: number; action: string }[];
        meta: { next_cursor: string; has_more: boolean };
      };
      for (const { module, record_id, action } of page.records)
        seen.set(`${module} ${record_id}`, [...(seen.get(`${module} ${record_id}`) ?? []), action]);
      ({ next_cursor: cursor, has_more } = page.meta);
    }
    expect(seen.get(`clients ${from}`)).toEqual(['deleted']);
    expect(seen.get(`clients ${into}`)).toContain('updated');
    for (const [module, id] of ids) expect([module, seen.get(`${module} ${id}`)]).toEqual([module, ['updated']]);
  });

  test('have one audit entry each, with the request id of the merge', async () => {
    type Entry = { request_id: string; changes: { field: string; before: unknown; after: unknown }[] };
    const entries = async (module: string, id: number) =>
      ((await admin.send('GET', `/api/admin/audit-log?module=${module}&record_id=${id}`)).body as { records: Entry[] })
        .records;
    const isMerge = ({ changes }: Entry): boolean => changes.some(({ field }) => field === 'merged_ids');
    const merged = await eventually(async () => (await entries('clients', into)).find(isMerge));
    for (const module of ['invoices', 'estimates', 'files']) {
      const moved = await eventually(
        async () =>
          (await entries(module, ids.get(module)!)).filter(({ request_id }) => request_id === merged!.request_id),
        ({ length }) => length > 0,
      );
      expect([module, moved.length]).toEqual([module, 1]);
      expect(moved[0]!.changes).toContainEqual(expect.objectContaining({ field: 'client_id' }));
    }
  });

  test('count in the statement and the receivables of the client that remains', async () => {
    const year = new Date().getUTCFullYear();
    const statement = (id: number) =>
      admin.send('GET', `/api/reports/statement?client_id=${id}&from=${year}-01-01&to=${year}-12-31`);
    expect(JSON.stringify((await statement(into)).body)).toContain('INV-');
    const receivables = (await admin.send('GET', '/api/reports/receivables')).body as {
      records: { client_id: number }[];
    };
    expect(receivables.records.map(({ client_id }) => client_id)).not.toContain(from);
  });

  test('leave a 404 that names the client that remains', async () => {
    const { status, body } = await admin.send('GET', `/api/clients/${from}`);
    expect([status, body]).toMatchObject([404, { code: 'not_found', merged_into: into }]);
    const restored = await admin.send('POST', `/api/admin/deleted/clients/${from}/restore`);
    expect(restored.status).toBe(422);
  });

  test('are accepted with the old id, and become records of the client that remains', async () => {
    const items = [{ title: 'Chai', quantity: 1, rate: 18 }];
    for (const [path, more] of [
      ['/api/estimates', {}],
      ['/api/invoices', { due_date: '2999-12-31' }],
    ] as const) {
      const made = await admin.send('POST', path, { client_id: from, items, ...more });
      expect([path, made.status, recordOf(made)?.['client_id']]).toEqual([path, 201, into]);
    }
  });
});

test('a portal user of the merged client sees the records of the client that remains, in the same session', async () => {
  const [into, from] = [await newClient(), await newClient()];
  const { http } = await inviteToPortal(system.gateways[0]!.url, admin, shared.inbox, `merged-${from}`, from);
  const items = [{ title: 'Chai', quantity: 1, rate: 18 }];
  const { id } = recordOf({
    body: await succeed('POST', '/api/invoices', { client_id: into, due_date: '2999-12-31', items }),
  });
  await succeed('POST', `/api/invoices/${id}/send`);
  expect((await http.send('GET', `/api/invoices/${id}`)).status).toBe(404);
  await merge(into, from);
  await eventually(
    () => http.send('GET', `/api/invoices/${id}`),
    ({ status }) => status === 200,
    60_000,
  );
  expect((await http.send('GET', '/api/auth/me')).status).toBe(200);
});

test('references follow although every service that has them is killed meanwhile, and chains end at the last client', async () => {
  const [first, second, third] = [await newClient(), await newClient(), await newClient()];
  await fill(first);
  await fill(second);
  const estimates = Array.from({ length: MANY }, () => ({
    action: 'create',
    record: { client_id: first, items: [{ title: 'Chai', quantity: 1, rate: 18 }] },
  }));
  await succeed('POST', '/api/estimates/bulk', { items: estimates });
  // Of the services that share a process, one stands for all.
  const processes = new Map([...system.services.values()].flat().map((process) => [process.pid(), process]));
  await merge(second, first);
  await merge(third, second);
  await Promise.all([...processes.values()].map((process) => process.restart()));
  await untilMoved(first);
  await untilMoved(second);
  const { body } = await admin.send('GET', `/api/clients/${first}`);
  expect(body).toMatchObject({ merged_into: third });
  expect(await totalOf(`/api/estimates?client_id=${third}&limit=1`)).toBe(MANY + 2);
  const { body: list } = await admin.send('GET', `/api/estimates?client_id=${third}&limit=100&fields=id,etag`);
  const etags = (list as { records: { etag: string }[] }).records.map(({ etag }) => etag);
  // The first version, and at most one for each merge: none was changed twice for one.
  expect(etags.filter((etag) => etag !== '"2"' && etag !== '"3"')).toEqual([]);
});

test('a reference that is stored after the merge, by a late event, follows', async () => {
  const [into, from] = [await newClient(), await newClient()];
  const items = [{ title: 'Chai', quantity: 1, rate: 18 }];
  const { id } = recordOf({
    body: await succeed('POST', '/api/invoices', { client_id: into, due_date: '2999-12-31', items }),
  });
  await merge(into, from);
  await untilMoved(from);
  await effects.client
    .db('bms_billing')
    .collection<{ _id: number }>('invoices')
    .updateOne({ _id: id }, { $set: { client_id: from } });
  await untilMoved(from);
  expect(recordOf(await admin.send('GET', `/api/invoices/${id}`))['client_id']).toBe(into);
});
