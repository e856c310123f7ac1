import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeApi, loadContract } from '@bms/contracts';
import { eventually, type Http, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasVariable, isOnUncreatedRecord, type Operation, operationsOf } from './authorization/operations.ts';
import { createSamples, type Samples } from './authorization/samples.ts';
import { createValidator } from './document/checker.ts';
import { sendable } from './document/send.ts';

/*
 * A webhook receives all events while an administrator performs every write of the contract on new records. Each delivery
 * fits the schema of the OpenAPI document, and its record is what GET returned right after the change.
 */
const contract = loadContract();
const document = describeApi(contract, 'http://localhost');
const fits = createValidator(document);
const byModule = new Map(contract.recordEvents.map((events) => [events.rpc.service.module, events]));
const writes = operationsOf(contract).filter(
  (operation) =>
    operation.binding.method !== 'GET' &&
    byModule.has(operation.rpc.service.module) &&
    !isOnUncreatedRecord(operation) &&
    operation.rpc.policy.access.kind !== 'public',
);

interface Delivered {
  readonly id: string;
  readonly type: string;
  readonly data: {
    readonly module: string;
    readonly record_id: number;
    readonly version: number;
    readonly action: string;
    readonly record: Record<string, unknown> | null;
    readonly previous: Record<string, unknown> | null;
  };
}

const received: Delivered[] = [];
const receiver = createServer(async (request, response) => {
  received.push(JSON.parse(await text(request)) as Delivered);
  response.writeHead(204).end();
});
/** The details as GET returned them, by module, id and version. */
const details = new Map<string, Record<string, unknown>>();

let shared: SharedSystem;
let admin: Http;
let samples: Samples;
let webhook: string;

beforeAll(async () => {
  shared = await openSystem();
  const { gateways, admin: account } = shared.system;
  admin = await signIn(gateways[0]!.url, account.email, account.password);
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const created = await admin.send('POST', '/api/admin/webhooks', {
    url: `http://127.0.0.1:${port}/`,
    events: ['*'],
  });
  webhook = `/api/admin/webhooks/${(created.body as { record: { id: number } }).record.id}`;
  for (const operation of writes) await perform(operation);
  await samples.newRecord('refunds');
  await change('orders', { note: 'Changed' });
  await settled();
});
afterAll(async () => {
  await admin?.send('DELETE', webhook);
  receiver.close();
  receiver.closeAllConnections();
});

/** Performs an operation on a new record, and reads the record after it. */
async function perform(operation: Operation): Promise<void> {
  const { rpc, binding } = operation;
  const path = hasVariable(operation) ? await samples.path(operation) : binding.path;
  const { status, body } = await admin.send(binding.method, path, sendable(rpc, await samples.body(operation)));
  expect([operation.title, status]).not.toEqual([operation.title, 500]);
  const { record } = (body ?? {}) as { record?: { id?: number } };
  if (status < 300 && record?.id) await readDetail(rpc.service.module, path, record.id);
}

async function change(module: string, members: object): Promise<void> {
  const path = `/api/${module}/${await samples.newRecord(module)}`;
  expect((await admin.send('PATCH', path, members)).status).toBe(200);
}

async function readDetail(module: string, path: string, id: number): Promise<void> {
  const { rpc } = byModule.get(module)!;
  const [binding] = rpc.bindings;
  if (binding?.method !== 'GET') return;
  // A contact has its client in the path.
  const [, , parent = ''] = /^\/api\/(\w+)\/(\d+)\//.exec(path) ?? [];
  const detail = binding.path.replace('{id}', String(id)).replace('{client_id}', parent);
  const { status, headers, body } = await admin.send('GET', detail);
  if (status !== 200) return;
  const version = headers.get('etag')?.replaceAll('"', '');
  details.set(`${module} ${id} ${version}`, (body as { record: Record<string, unknown> }).record);
}

/** Waits until all events are delivered. */
async function settled(): Promise<void> {
  await shared.untilApplied();
  await eventually(
    async () => {
      const { body } = await admin.send('GET', `${webhook}/deliveries?status=pending&limit=1`);
      return (body as { meta: { total: number } }).meta.total;
    },
    (total) => total === 0,
  );
}

describe('a webhook for all events', () => {
  test('gets the creation, update, deletion and restoration of records of every module that has them', () => {
    const got = new Set(received.map(({ type }) => type));
    const expected = contract.recordEvents.flatMap(({ resource, events }) =>
      events
        .map(({ type }) => type)
        .filter((type) => type.startsWith(`${resource}.`) && /\.(creat|updat|delet|restor)ed$/.test(type)),
    );
    expect(expected.filter((type) => !got.has(type))).toEqual([]);
  });

  test('gets the payments and refunds of invoices', () => {
    const got = new Set(received.map(({ type }) => type));
    expect(
      ['payment.created', 'payment.voided', 'refund.created', 'invoice.sent'].filter((type) => !got.has(type)),
    ).toEqual([]);
  });

  test('gets no event twice', () => {
    const ids = received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gets deliveries that fit the document', () => {
    const schemas = Object.values(document.webhooks!).map(({ post }) => schemaOf(post));
    const faults = received.flatMap((delivered) => {
      const { resource } = byModule.get(delivered.data.module)!;
      const name = resource.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const schema = schemas.find(({ $ref }) => $ref.endsWith(`/${name}Webhook`))!;
      return fits(schema, delivered).map((fault) => `${delivered.type}: ${fault}`);
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  test('gets the record as GET returned it after the change', () => {
    const compared = received.flatMap(({ type, data }) => {
      const detail = details.get(`${data.module} ${data.record_id} ${data.version}`);
      return detail && data.record && data.action !== 'deleted' ? [{ type, detail, record: data.record }] : [];
    });
    const modules = new Set(compared.map(({ type }) => type.split('.')[0]));
    expect(modules.size).toBeGreaterThan(20);
    const differences = compared.flatMap(({ type, detail, record }) =>
      [...new Set([...Object.keys(detail), ...Object.keys(record)])]
        // Each caller has read other announcements.
        .filter((name) => !(type.startsWith('announcement.') && name === 'read'))
        .filter((name) => JSON.stringify(detail[name]) !== JSON.stringify(record[name]))
        .map((name) => `${type} ${name}: ${JSON.stringify(detail[name])} ${JSON.stringify(record[name])}`),
    );
    expect(differences).toEqual([]);
  });

  test('gets the members of updates that differ with their values before', () => {
    const updates = received.filter(({ type, data }) => type === 'client.updated' && data.previous);
    expect(updates.length).toBeGreaterThan(0);
    for (const { data } of updates)
      for (const [name, before] of Object.entries(data.previous!)) expect(data.record![name]).not.toEqual(before);
  });

  test('gets no content of messages and no menu item of a user', () => {
    const own = received.filter(({ data }) => ['messages', 'left_menus'].includes(data.module));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ data }) => data.record || data.previous)).toEqual([]);
  });

  test('gets no secret', () => {
    const all = JSON.stringify(received);
    expect(all).not.toMatch(/whsec_|"password(?!_sign_in)|current_password|sealed/);
  });
});

function schemaOf(post: object): { $ref: string } {
  const { requestBody } = post as { requestBody: { content: Record<string, { schema: { $ref: string } }> } };
  return requestBody.content['application/json']!.schema;
}
