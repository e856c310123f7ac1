import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ApiError, loadContract } from '@bms/contracts';
import { createProjection } from '@bms/events';
import { localSecrets, type ServiceStub, startServiceStub, testMongoUserUrl } from '@bms/testing';
import type { Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';

const command = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const secrets = localSecrets('billing', 'identity', 'crm');

/** The clients that crm has, with their versions. */
const clients = new Map<number, { version: number; company_name: string; owner_id: number }>();
/** The users that identity has. */
const users = new Map<number, { id: number; version: number; name: string; status: string; user_type: string }>();
const organization = { version: 4, name: 'Northwind', currency: 'EUR', locale: 'de', time_zone: 'Europe/Berlin' };

let url: string;
let db: Connection;
let identity: ServiceStub;
let crm: ServiceStub;

beforeAll(async () => {
  url = await testMongoUserUrl('billing');
  db = await createConnection(url).asPromise();
  const contract = loadContract();
  identity = await startServiceStub(contract, 'identity', secrets.trustedKeys, {
    'Directory/List': ({ page }: { page: number }) => ({ users: page === 1 ? [...users.values()] : [] }),
    'Directory/Users': ({ ids }: { ids: number[] }) => ({ users: ids.flatMap((id) => users.get(id) ?? []) }),
    'Directory/Organization': () => organization,
  });
  crm = await startServiceStub(contract, 'crm', secrets.trustedKeys, {
    'Clients/List': ({ list }: { list: { page: number; limit: number } }) => ({
      records: [...clients.keys()].map((id) => ({ id })).slice((list.page - 1) * list.limit, list.page * list.limit),
    }),
    'Clients/Get': ({ id }: { id: number }, headers: Metadata) => {
      const client = clients.get(id);
      if (!client) throw new ApiError('not_found');
      headers.set('etag', String(client.version));
      return { record: { id, status: 'active', ...client } };
    },
  });
});
afterAll(async () => {
  identity?.close();
  crm?.close();
  await db?.close();
});
beforeEach(async () => {
  clients.clear();
  users.clear();
  await db.dropDatabase();
});

const projectionOf = (name: string) => createProjection({ connection: db, name, fetch: async () => undefined });
const versionsOf = async (name: string) =>
  (await projectionOf(name).rows.find().sort({ _id: 1 }).toArray()).map(({ _id, version, fields, deletedAt }) => [
    _id,
    version,
    deletedAt ? 'deleted' : fields['name'],
  ]);

/** Runs `npx bms projections rebuild` as the service billing. @returns its output */
async function rebuild(name: string): Promise<string> {
  const UPSTREAMS = `identity=${identity.target},crm=${crm.target}`;
  const env = { ...process.env, MONGODB_URL: url, SIGNING_KEY: secrets.signingKey('billing'), UPSTREAMS };
  const args = [
    '--disable-warning=ExperimentalWarning',
    command,
    'projections',
    'rebuild',
    '--service',
    'billing',
    '--name',
    name,
  ];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return stdout + stderr;
}

describe('npx bms projections rebuild', () => {
  test('adds missing users, updates older ones and removes those that identity no longer has', async () => {
    const user = (id: number, version: number) => ({
      id,
      version,
      name: `User ${id}`,
      status: 'active',
      user_type: 'staff',
    });
    for (const one of [user(1, 3), user(2, 1), user(3, 2)]) users.set(one.id, one);
    const projection = projectionOf('users');
    for (const [id, version] of [
      [1, 2],
      [3, 5],
      [9, 1],
    ] as const)
      await projection.put({ id, version, fields: { name: `Old ${id}` } });
    expect(await rebuild('users')).toContain('3 records of the projection users of billing');
    expect(await versionsOf('users')).toEqual([
      [1, 3, 'User 1'],
      [2, 1, 'User 2'],
      [3, 5, 'Old 3'],
      [9, 2, 'deleted'],
    ]);
  });

  test('takes the version of each client from crm, over several pages', async () => {
    for (let id = 1; id <= 120; id += 1) clients.set(id, { version: id, company_name: `Client ${id}`, owner_id: 7 });
    await projectionOf('clients').put({ id: 2, version: 1, fields: { name: 'Old' } });
    expect(await rebuild('clients')).toContain('120 records of the projection clients of billing');
    const versions = await versionsOf('clients');
    expect(versions).toHaveLength(120);
    expect(versions[1]).toEqual([2, 2, 'Client 2']);
  });

  test('updates the organization', async () => {
    await projectionOf('organization').put({ id: 1, version: 3, fields: { name: 'Old' } });
    expect(await rebuild('organization')).toContain('1 records of the projection organization of billing');
    expect(await versionsOf('organization')).toEqual([[1, 4, 'Northwind']]);
  });

  test('says what is wrong with the name', async () => {
    expect(await rebuild('invoices')).toContain('there is no projection invoices: choose one of users, clients');
    expect(await rebuild('users')).toContain('the service has no projection of users');
  });
});
