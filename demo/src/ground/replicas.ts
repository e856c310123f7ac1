import { createConnection } from 'mongoose';
import { heading, result, until } from './say.ts';
import type { Stage } from './stage.ts';

/** Shows that a killed service catches up with missed events, and that clients do not notice one killed instance. */
export async function showReplicas(stage: Stage): Promise<void> {
  heading('A killed service, and a copy that is right afterwards');
  const crm = stage.system.services.get('crm')!;
  await killDuringCall(stage, crm[0]!);
  await Promise.all(crm.map((replica) => replica.kill()));
  const unavailable = await stage.admin.send('GET', '/api/clients');
  result(
    `with both copies of crm killed, clients answer ${unavailable.status}, Retry-After ${unavailable.headers.get('retry-after')}`,
    unavailable.status === 503,
  );
  const renamed = await stage.admin.send('PATCH', `/api/team/${stage.member.id}`, { last_name: 'Renamed' });
  result('meanwhile the account of the Member gets another name', renamed.status === 200);
  await Promise.all(crm.map((copy) => copy.restart()));
  const took = await until("crm's own copy of the account", () => isProjectionCurrent(stage), 30_000);
  result(`back again, crm's own copy has the new name after ${took} ms`, true);
  const back = await until('clients', async () => (await stage.admin.send('GET', '/api/clients')).status === 200);
  result(`clients answer again (${back} ms)`, true);
}

/**
 * Creates clients while one of two instances is killed: each key creates one client, whatever happened to its first
 * try.
 */
async function killDuringCall(
  { admin }: Stage,
  replica: { kill(): Promise<void>; restart(): Promise<void> },
): Promise<void> {
  const count = 40;
  const creates = Array.from({ length: count }, (_, n) => createOnce(admin, n));
  await replica.kill();
  await Promise.all(creates);
  const found = (await admin.send('GET', '/api/clients?search=survivor&limit=1')).body as { meta: { total: number } };
  result(
    `kill -9 of one crm copy during ${count} creates: ${found.meta.total} clients, none lost, none twice`,
    found.meta.total === count,
  );
  await replica.restart();
}

async function createOnce(admin: Stage['admin'], n: number): Promise<void> {
  const client = { company_name: `Survivor ${n}`, type: 'person' };
  await until(`client ${n}`, async () => {
    const { status } = await admin.send('POST', '/api/clients', client, { 'idempotency-key': `survivor-${n}` });
    return status === 201;
  });
}

async function isProjectionCurrent({ system, member }: Stage): Promise<boolean> {
  const connection = await createConnection(system.mongo.urlOf('bms_crm')).asPromise();
  try {
    const row = await connection.db!.collection<{ _id: number }>('copies_users').findOne({ _id: member.id });
    return JSON.stringify(row ?? {}).includes('Renamed');
  } finally {
    await connection.close();
  }
}
