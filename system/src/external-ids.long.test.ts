import { bulkTargets, loadContract } from '@bms/contracts';
import { type Http, type HttpResponse, inviteToPortal, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Operation, operationsOf } from './authorization/operations.ts';
import { createSamples, type Samples } from './authorization/samples.ts';

const contract = loadContract();
const writes = operationsOf(contract).filter(({ rpc }) => rpc.policy.external);
const table = writes.map((operation) => [operation.title, operation] as const);

let shared: SharedSystem;
let admin: Http;
let samples: Samples;
beforeAll(async () => {
  shared = await openSystem();
  const { gateways, admin: account } = shared.system;
  admin = await signIn(gateways[0]!.url, account.email, account.password);
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id, from: 700_000 });
});

interface Shown {
  readonly id: number;
  readonly external_ids: Record<string, string>;
}

/** Returns the path of a write by external id, with the parent records that it needs. */
async function pathOf(operation: Operation, id: string): Promise<string> {
  const bulk = operation.rpc.service.rpcs.find(({ policy }) => policy.bulk)!;
  const path = await samples.path({ rpc: bulk, binding: bulk.bindings[0]!, title: bulk.path });
  return `${path.replace(/\/bulk$/, '')}/external/datev/${encodeURIComponent(id)}`;
}

const bodyOf = ({ rpc }: Operation) => {
  const { rpc: create, binding } = bulkTargets(rpc.service).get('create')!;
  return samples.body({ rpc: create, binding, title: create.path });
};

/** Modules whose lists do not get the detail of a record for `fields`. */
const OWN_MEMBERS_ONLY = ['messages', 'folders'];

const hasOwnId = ({ rpc }: Operation) => bulkTargets(rpc.service).get('create')!.binding.path.includes('{id}');

const recordsOf = ({ body }: HttpResponse) => (body as { records: Shown[] }).records;
const newClient = (name: string) => ({ company_name: name, type: 'person' });
const put = (id: string, record: object, headers?: Record<string, string>) =>
  admin.send('PUT', `/api/clients/external/shop/${encodeURIComponent(id)}`, record, headers);
const clientsBy = async (id: string) =>
  recordsOf(await admin.send('GET', `/api/clients?external_id[shop]=${encodeURIComponent(id)}`));

describe('every write by external id', () => {
  test.each(table.filter(([, operation]) => !hasOwnId(operation)))(
    '%s creates a record, updates it, and its list finds it',
    async (_title, operation) => {
      const path = await pathOf(operation, 'A/1 ü');
      const created = await admin.send('PUT', path, await bodyOf(operation));
      expect([created.status, created.body]).toEqual([201, expect.objectContaining({ record: expect.anything() })]);
      const { id } = (created.body as { record: Shown }).record;
      const location = created.headers.get('location')!;
      expect(location.endsWith(`/${id}`)).toBe(true);
      expect(created.headers.get('etag')).toMatch(/^"\d+"$/);
      const again = await admin.send('PUT', path, {});
      expect([again.status, again.body]).toEqual([200, expect.objectContaining({ success: true })]);
      const detail = await admin.send('GET', location);
      expect((detail.body as { record: Shown }).record.external_ids).toEqual({ datev: 'A/1 ü' });
      const list = operation.rpc.service.rpcs.find(({ name }) => name === 'List')!.bindings[0]!;
      const listPath = list.path.includes('{') ? path.slice(0, path.indexOf('/external')) : list.path;
      const query = `external_id[datev]=${encodeURIComponent('A/1 ü')}`;
      expect(recordsOf(await admin.send('GET', `${listPath}?${query}`)).map((record) => record.id)).toEqual([id]);
      if (OWN_MEMBERS_ONLY.includes(operation.rpc.service.module)) return;
      const shown = recordsOf(await admin.send('GET', `${listPath}?${query}&fields=external_ids`));
      expect(shown[0]).toMatchObject({ external_ids: { datev: 'A/1 ü' } });
    },
  );

  test.each(table.filter(([, operation]) => hasOwnId(operation)))(
    '%s only updates a record, whose id the caller chooses',
    async (_title, operation) => {
      const path = await pathOf(operation, 'own');
      expect((await admin.send('PUT', path, await bodyOf(operation))).status).toBe(404);
      const id = await samples.newRecord(operation.rpc.service.module);
      const record = path.replace(/external.*/, String(id));
      expect((await admin.send('PATCH', record, { external_ids: { datev: 'own' } })).status).toBe(200);
      expect((await admin.send('PUT', path, {})).body).toMatchObject({
        record: { id, external_ids: { datev: 'own' } },
      });
    },
  );
});

describe('a client with an external id', () => {
  test('is made once by many callers of two gateways at once', async () => {
    const { gateways, admin: account } = shared.system;
    const sessions = await Promise.all(gateways.map(({ url }) => signIn(url, account.email, account.password)));
    const send = (http: Http) => http.send('PUT', '/api/clients/external/shop/at-once', newClient('At once'));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(sessions[n % sessions.length]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await clientsBy('at-once')).toHaveLength(1);
  });

  test('observes If-Match, dry runs and the names of wrong fields', async () => {
    const created = await put('rules', newClient('Rules'));
    const etag = created.headers.get('etag')!;
    const stale = await put('rules', { city: 'Bonn' }, { 'If-Match': '"77"' });
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, etag]);
    expect((await put('rules', { city: 'Bonn' }, { 'If-Match': etag })).status).toBe(200);
    expect((await put('missing', newClient('x'), { 'If-Match': etag })).status).toBe(404);
    const dry = await admin.send('PUT', '/api/clients/external/shop/dry?dry_run=true', newClient('Dry'));
    expect([dry.status, dry.headers.get('dry-run'), await clientsBy('dry')]).toEqual([201, 'true', []]);
    const errorsOf = async (path: string, body: unknown) => {
      const answer = await admin.send('PUT', path, body);
      return [answer.status, (answer.body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)];
    };
    expect(await errorsOf('/api/clients/external/Shop/1', newClient('x'))).toEqual([422, ['source']]);
    expect(await errorsOf(`/api/clients/external/shop/${'x'.repeat(101)}`, newClient('x'))).toEqual([
      422,
      ['external_id'],
    ]);
    expect(await errorsOf('/api/clients/external/shop/1', {})).toEqual([422, ['company_name', 'type']]);
    expect(await errorsOf('/api/clients/external/shop/1', [1])).toEqual([422, ['']]);
    const list = async (query: string) => (await admin.send('GET', `/api/clients?${query}`)).status;
    const queries = ['external_id[shop]=', 'external_id=1', 'external_id[Shop]=1', 'external_id[a]=1&external_id[b]=1'];
    expect(await Promise.all(queries.map(list))).toEqual([422, 422, 422, 422]);
    expect(await list('external_id[shop]=1&external_id[shop]=2')).toBe(422);
  });

  test('is written in bulk by it, and its number is in the changes and the audit trail', async () => {
    const items = ['b1', 'b2', 'b1'].map((id) => ({
      action: 'upsert',
      external_id: { shop: id },
      record: newClient(id),
    }));
    const first = await admin.send('POST', '/api/clients/bulk', { items: items.slice(0, 2) });
    const { results } = first.body as { results: { status: number; id: number }[] };
    expect(results.map(({ status }) => status)).toEqual([201, 201]);
    const again = (await admin.send('POST', '/api/clients/bulk', { items: items.slice(0, 2) })).body;
    expect(again).toMatchObject({ results: results.map(({ id }) => ({ status: 200, id })) });
    await admin.send('PATCH', `/api/clients/${results[0]!.id}`, { external_ids: { datev: '9' } });
    const detail = await admin.send('GET', `/api/clients/${results[0]!.id}`);
    expect(detail.body).toMatchObject({ record: { external_ids: { shop: 'b1', datev: '9' } } });
  });

  test('hides its external ids from portal users, who cannot set them', async () => {
    const created = await put('portal', newClient('Portal'));
    const { id } = (created.body as { record: Shown }).record;
    const { gateways } = shared.system;
    const portal = await inviteToPortal(gateways[0]!.url, admin, shared.inbox, 'external', id);
    const detail = await portal.http.send('GET', `/api/clients/${id}`);
    expect([detail.status, 'external_ids' in (detail.body as { record: object }).record]).toEqual([200, false]);
    expect(recordsOf(await portal.http.send('GET', '/api/clients?external_id[shop]=portal'))).toEqual([]);
    const denied = await portal.http.send('PUT', '/api/clients/external/shop/portal', { city: 'Bonn' });
    expect(denied.status).toBe(403);
  });
});
