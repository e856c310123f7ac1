import { loadContract, type ServiceContract } from '@bms/contracts';
import { eventually, type Http, hire, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { grantsFor } from './operations.ts';
import { isOfClient } from './references.ts';
import { createSamples, type Samples } from './samples.ts';

/*
 * Every type of record that names a client belongs to the user responsible for that client, whatever happens to the
 * client or the record. The types are derived from the contract, so that new ones are covered automatically.
 */
const contract = loadContract();
const CLIENTS = 'clients';

const services = [...contract.services.values()].filter(isOfClient);

let admin: Http;
let adminId: number;
let [former, next]: { http: Http; id: number }[] = [];
let from = 300_000;

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  const { url } = system.gateways[0]!;
  admin = await signIn(url, system.admin.email, system.admin.password);
  adminId = ((await admin.send('GET', '/api/auth/me')).body as { id: number }).id;
  const grants = grantsFor(contract, { view: 'own', create: 'all', update: 'own', delete: 'own' });
  former = await hire(url, admin, inbox, 'former', grants);
  next = await hire(url, admin, inbox, 'next', grants);
});
/** A client with samples that belong to it. */
interface Side {
  readonly clientId: number;
  readonly samples: Samples;
}

const give = (clientId: number, owner: { id: number }) =>
  succeed(admin.send('PATCH', `/api/clients/${clientId}`, { owner_id: owner.id }));

async function succeed(response: ReturnType<Http['send']>): Promise<void> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function createSide(): Promise<Side> {
  from += 10_000;
  const options = { userId: adminId, from };
  const clientId = await createSamples(contract, admin, options).newRecord(CLIENTS);
  await give(clientId, former!);
  return {
    clientId,
    samples: createSamples(contract, admin, { ...options, from: from + 5000, all: { clients: clientId } }),
  };
}

const pathOf = (service: ServiceContract, rpc: string, clientId: number, id: number): string | undefined =>
  service.rpcs
    .find(({ name }) => name === rpc)
    ?.bindings[0]?.path.replace('{client_id}', String(clientId))
    .replace('{id}', String(id));

/** Waits until an own-scope user sees the records or does not, since other services follow by events. */
function untilSeen(service: ServiceContract, clientId: number, ids: readonly number[], by: Http, status: 200 | 404) {
  const read = (id: number) => by.send('GET', pathOf(service, 'Get', clientId, id)!);
  return eventually(
    async () => (await Promise.all(ids.map(read))).map((response) => response.status),
    (seen) => seen.every((each) => each === status),
  );
}

async function expectOwner(service: ServiceContract, { clientId }: Side, ids: readonly number[], owner: Http) {
  const other = owner === former!.http ? next!.http : former!.http;
  await untilSeen(service, clientId, ids, owner, 200);
  await untilSeen(service, clientId, ids, other, 404);
}

test('the types of records that name a client are known', () => {
  expect(services.map(({ module }) => module).sort()).toEqual([
    'contacts',
    'contracts',
    'credit_notes',
    'estimate_requests',
    'estimates',
    'invoices',
    'notes',
    'orders',
    'recurring_invoices',
  ]);
});

describe.each(services.map((service) => [service.module, service] as const))('%s', (module, service) => {
  test('belong to the owner of their client, also after it got another one', async () => {
    const side = await createSide();
    const ids = [await side.samples.newRecord(module)];
    await expectOwner(service, side, ids, former!.http);
    await give(side.clientId, next!);
    await expectOwner(service, side, ids, next!.http);
  });

  const isRestorable = service.rpcs.some(({ name }) => name === 'Restore');
  (isRestorable ? test : test.skip)('belong to the present owner of their client when they are restored', async () => {
    const side = await createSide();
    const [id, witness] = [await side.samples.newRecord(module), await side.samples.newRecord(module)];
    await succeed(admin.send('DELETE', pathOf(service, 'Delete', side.clientId, id)!));
    await give(side.clientId, next!);
    await expectOwner(service, side, [witness], next!.http);
    await succeed(admin.send('POST', pathOf(service, 'Restore', side.clientId, id)!));
    await expectOwner(service, side, [id, witness], next!.http);
  });

  test('belong to the owner of their client after it was deleted and restored', async () => {
    const side = await createSide();
    const ids = [await side.samples.newRecord(module)];
    await give(side.clientId, next!);
    await expectOwner(service, side, ids, next!.http);
    const deletion = await admin.send('DELETE', `/api/clients/${side.clientId}`);
    // A client with open invoices is not deleted.
    expect([200, 422]).toContain(deletion.status);
    if (deletion.status === 200)
      await succeed(admin.send('POST', `/api/admin/deleted/clients/${side.clientId}/restore`));
    await expectOwner(service, side, ids, next!.http);
  });
});
