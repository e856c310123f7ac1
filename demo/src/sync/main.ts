import { isDeepStrictEqual } from 'node:util';
import { createHttp, eventually, type Http, signIn, startSystem, tempDir } from '@bms/testing';
import { Connection } from './connection.ts';
import { Mirror } from './mirror.ts';
import { OfflineWrites } from './offline-writes.ts';
import { contentsOf, readLists } from './read-lists.ts';

/*
 * Demonstrates a client app that keeps a copy of clients, leads and invoices in SQLite, on a system started for the demo:
 * first copy, changes, writes without a connection, kill -9 of every process, and what the copy then has. Stops and
 * removes everything that it started.
 */
const MODULES = ['clients', 'leads', 'invoices'];
const EACH = 126;
const CHANGES = 40;

const system = await startSystem({ gatewaySettings: { LIMITS: 'default=1000000/60' } });
const dir = await tempDir();
try {
  await demonstrate();
} finally {
  await system.stop();
  await dir.remove();
}

async function demonstrate(): Promise<void> {
  const { url } = system.gateways[0]!;
  const admin = await signIn(url, system.admin.email, system.admin.password);
  const { clients, leads } = await makeRecords(admin);
  const file = `${dir.path}/copy.sqlite`;
  const connection = new Connection(url, admin.token!);
  const mirror = new Mirror(file, connection, MODULES);
  const sync = () => mirror.sync();
  await measured('first copy', connection, sync);
  await measured('nothing has changed', connection, sync);
  for (const id of clients.slice(0, CHANGES)) await succeed(admin, 'PATCH', `/api/clients/${id}`, { city: 'London' });
  await succeed(admin, 'DELETE', `/api/leads/${leads[0]}`);
  await measured(`${CHANGES} changes and a deletion`, connection, sync);

  const offline = new OfflineWrites(file, connection);
  for (const id of clients.slice(1, CHANGES))
    offline.add('clients', { action: 'update', id, record: { city: 'Rome' } });
  for (let n = 0; n < CHANGES; n += 1) {
    const record = { company_name: `Client ${n} from the road`, type: 'person' };
    offline.add('clients', { action: 'upsert', external_id: { app: `${n}` }, record });
  }
  await measured(`${2 * CHANGES - 1} writes of a day without a connection`, connection, () => offline.send());

  const processes = [...system.gateways, ...[...system.services.values()].flat()];
  const writing = clients
    .slice(CHANGES)
    .map((id) => admin.send('PATCH', `/api/clients/${id}`, { city: 'Berlin' }).catch(() => {}));
  await Promise.all(processes.map((process) => process.kill()));
  await Promise.all(writing);
  await Promise.all(processes.map((process) => process.restart()));
  console.log(
    `\nkill -9 of ${processes.length} processes while ${writing.length} requests were under way; they run again`,
  );
  await eventually(async () => {
    await mirror.sync();
    return isDeepStrictEqual(contentsOf(mirror, MODULES), await readLists(createHttp(url, admin.token), MODULES));
  });
  const again = new Mirror(file, connection, MODULES);
  await measured('the client app itself was ended and goes on', connection, () => again.sync());
  const count = MODULES.reduce((sum, module) => sum + again.recordsOf(module).size, 0);
  console.log(`✓ the copy and the lists are equal: ${count} records, each with all members`);
}

/** Creates records of each module. @returns the ids of clients and leads */
async function makeRecords(admin: Http): Promise<{ clients: number[]; leads: number[] }> {
  const clients: number[] = [];
  const leads: number[] = [];
  for (let n = 0; n < EACH; n += 1) {
    const client = await succeed(admin, 'POST', '/api/clients', { company_name: `Client ${n}`, type: 'organization' });
    clients.push(client.record.id);
    const lead = await succeed(admin, 'POST', '/api/leads', { company_name: `Lead ${n}` });
    leads.push(lead.record.id);
    const items = [{ title: 'Chai', quantity: 2, rate: 1800 }];
    await succeed(admin, 'POST', '/api/invoices', { client_id: client.record.id, due_date: '2999-12-31', items });
  }
  return { clients, leads };
}

async function succeed(http: Http, method: string, path: string, body?: object): Promise<{ record: { id: number } }> {
  const { status, body: answer } = await http.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  return answer as { record: { id: number } };
}

async function measured(what: string, { used }: Connection, run: () => Promise<void>): Promise<void> {
  const before = { ...used };
  await run();
  const { calls, bytes } = used;
  console.log(`${what}: ${calls - before.calls} calls, ${((bytes - before.bytes) / 1024).toFixed(1)} KiB`);
}
