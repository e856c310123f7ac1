import { eventually, type Http, openSystem, signIn, tempDir } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Write } from './api.ts';
import { Connection } from './connection.ts';
import { Mirror } from './mirror.ts';
import { OfflineWrites } from './offline-writes.ts';
import { contentsOf, readLists } from './read-lists.ts';

const MODULES = ['clients', 'leads'];

let url: string;
let admin: Http;
let dir: Awaited<ReturnType<typeof tempDir>>;
let file: string;
let apps = 0;
let connection: Connection;
let mirror: Mirror;
let offline: OfflineWrites;

beforeAll(async () => {
  const { system } = await openSystem();
  url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  dir = await tempDir();
});
beforeEach(async () => {
  apps += 1;
  file = `${dir.path}/${apps}.sqlite`;
  connection = new Connection(url, admin.token!);
  openApp();
  await mirror.sync();
});
afterAll(() => dir?.remove());

/** Starts the app, also again on the file of one that was ended. */
function openApp(): void {
  mirror = new Mirror(file, connection, MODULES);
  offline = new OfflineWrites(file, connection);
}

async function create(module: string, body: object): Promise<number> {
  const { status, body: answer } = await admin.send('POST', `/api/${module}`, body);
  expect(status).toBe(201);
  return (answer as { record: { id: number } }).record.id;
}
const newClient = (company_name: string) => create('clients', { company_name, type: 'person' });
const etagOf = (id: number): string => mirror.recordsOf('clients').get(id)!.etag;
const named = (name: string) =>
  [...mirror.recordsOf('clients').values()].filter((client) => client['company_name'] === name);

/** Syncs until the copy is what the lists have. */
const settled = () =>
  eventually(async () => {
    await mirror.sync();
    expect(contentsOf(mirror, MODULES)).toEqual(await readLists(admin, MODULES));
    return true;
  });

test('the copy follows what is created, changed and deleted, also after the app was ended', async () => {
  const [kept, deleted] = [await newClient('Kept'), await newClient('Deleted')];
  await settled();
  expect(mirror.recordsOf('clients').has(deleted)).toBe(true);
  openApp();
  await admin.send('PATCH', `/api/clients/${kept}`, { city: 'London' });
  await admin.send('DELETE', `/api/clients/${deleted}`);
  await settled();
  expect([mirror.recordsOf('clients').get(kept)!['city'], mirror.recordsOf('clients').has(deleted)]).toEqual([
    'London',
    false,
  ]);
});

describe('the writes of an app without a connection', () => {
  const upsert = (name: string, more: object = {}): Write => ({
    action: 'upsert',
    external_id: { app: name },
    record: { company_name: name, type: 'person', ...more },
  });

  test('are made in their order, those of one module in one call', async () => {
    offline.add('clients', upsert('First'));
    offline.add('clients', upsert('Second'));
    offline.add('clients', upsert('First', { city: 'Rome' }));
    offline.add('leads', { action: 'create', record: { company_name: 'A lead' } });
    const before = connection.used.calls;
    await offline.send();
    expect([connection.used.calls - before, offline.takeRejected()]).toEqual([3, []]);
    await settled();
    expect(named('First').map((client) => client['city'])).toEqual(['Rome']);
  });

  test('take effect once if the answer is lost and the app is ended', async () => {
    const id = await newClient('Changed once');
    await settled();
    offline.add('clients', { action: 'create', record: { company_name: 'Made once', type: 'person' } });
    offline.add('clients', { action: 'update', id, record: { city: 'Rome' }, if_match: etagOf(id) });
    const send = connection.send.bind(connection);
    connection.send = async (...request) => {
      await send(...request);
      throw new Error('connection lost');
    };
    await expect(offline.send()).rejects.toThrow('connection lost');
    connection.send = send;
    openApp();
    await offline.send();
    await settled();
    expect([named('Made once').length, mirror.recordsOf('clients').get(id)!['city']]).toEqual([1, 'Rome']);
    expect(offline.takeRejected()).toEqual([]);
  });

  test('that conflict are kept for the user with what the record has now, and hold up no others', async () => {
    const id = await newClient('Changed by two');
    await settled();
    offline.add('clients', { action: 'update', id, record: { city: 'Rome' }, if_match: etagOf(id) });
    offline.add('clients', upsert('Behind a conflict'));
    await admin.send('PATCH', `/api/clients/${id}`, { city: 'London' });
    await offline.send();
    const [rejected, ...others] = offline.takeRejected();
    expect(others).toEqual([]);
    expect(rejected).toMatchObject({
      module: 'clients',
      write: { id, record: { city: 'Rome' } },
      problem: { status: 412, conflicts: [{ field: 'city', yours: 'Rome', current: 'London' }] },
    });
    await settled();
    expect([mirror.recordsOf('clients').get(id)!['city'], named('Behind a conflict').length]).toEqual(['London', 1]);
  });

  test('stay queued while the service cannot be reached', async () => {
    offline.add('clients', upsert('Later'));
    const nowhere = new OfflineWrites(file, new Connection('http://127.0.0.1:9', 'none'));
    await expect(nowhere.send()).rejects.toThrow('fetch failed');
    await offline.send();
    await settled();
    expect(named('Later')).toHaveLength(1);
  });
});
