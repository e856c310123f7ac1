import type { DomainEvent } from '@bms/events';
import {
  administrator,
  errorsOf,
  eventually,
  type Publisher,
  type ServiceStub,
  type StartedPart,
  startNats,
  startPublisher,
  startServiceStub,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract, identityStart, startCopy, type TestedIdentity } from '../../test/harness.ts';

const asAdministrator = { caller: administrator };

let nats: StartedPart;
let crm: Publisher;
let clients: ServiceStub;
let identity: TestedIdentity;
beforeAll(async () => {
  nats = await startNats();
  const start = await identityStart({ NATS_URL: nats.url });
  // The stub of crm returns every client, also deleted ones.
  const handlers = { 'Clients/Get': ({ id }: { id: number }) => ({ record: { id } }) };
  clients = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, handlers);
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${clients.target}` } });
  crm = await startPublisher('crm', nats.url);
});
afterAll(async () => {
  await crm?.stop();
  await identity?.stop();
  clients?.close();
  await nats?.stop();
});

let people = 0;
async function add(client_id: number): Promise<number> {
  const portal_user = { client_id, first_name: 'Philip', last_name: 'Cramer', email: `p${++people}@example.com` };
  const { record } = await identity.call<{ record: { id: number } }>(
    'PortalUsers/Create',
    { portal_user },
    asAdministrator,
  );
  return record.id;
}
const setStatus = (id: number, status: string) =>
  identity.call(
    'PortalUsers/Update',
    { id, portal_user: { status }, update_mask: { paths: ['status'] } },
    asAdministrator,
  );
const users = (client_id: number) =>
  identity.running.kit.db.collection('users').find({ client_id }).sort({ _id: 1 }).toArray();
const statusesOf = async (client_id: number) => (await users(client_id)).map((user) => String(user['status']));

let version = 0;
function clientEvent(type: string, id: number): DomainEvent {
  version += 1;
  const data = { id, version, name: 'Alfreds Futterkiste', status: 'active', owner_id: 1, created_by: 1 };
  return { message: 'bms.crm.ClientEvent', type, recordId: id, version, data };
}

test('the deletion of a client makes its portal users inactive, and its restoration those and no others active again', async () => {
  const [first, second] = [await add(1), await add(1)];
  for (const client of [1, 2]) await add(client);
  await setStatus(second, 'inactive');
  await crm.publish(clientEvent('client.deleted', 1));
  await eventually(async () => (await statusesOf(1)).every((status) => status === 'inactive'));
  expect(await statusesOf(2)).toEqual(['active']);
  expect(await errorsOf(setStatus(first, 'active'))).toEqual(['client_id unknown_reference']);
  expect(await errorsOf(add(1))).toEqual(['client_id unknown_reference']);
  await crm.publish(clientEvent('client.restored', 1));
  await eventually(async () => (await statusesOf(1)).filter((status) => status === 'active').length === 2);
  expect(await statusesOf(1)).toEqual(['active', 'inactive', 'active']);
  await setStatus(second, 'active');
});

test('what comes again has no second effect', async () => {
  const id = await add(3);
  await crm.publish(clientEvent('client.deleted', 3));
  await eventually(async () => (await statusesOf(3)).join() === 'inactive');
  await crm.publish(clientEvent('client.restored', 3));
  await eventually(async () => (await statusesOf(3)).join() === 'active');
  await crm.repeat();
  await crm.publish(clientEvent('client.deleted', 4));
  await eventually(async () => {
    const { db } = identity.running.kit;
    return (
      (await db.collection<{ _id: number; closed: boolean }>('portal_clients').findOne({ _id: 4 }))?.closed === true
    );
  });
  expect(await users(3)).toMatchObject([{ _id: id, status: 'active', version: 3 }]);
});

test('an event that is older than the handled ones changes nothing, and what was changed in another way stays', async () => {
  const [id, moved] = [await add(6), await add(6)];
  const [deleted, restored, again, back] = [
    clientEvent('client.deleted', 6),
    clientEvent('client.restored', 6),
    clientEvent('client.deleted', 6),
    clientEvent('client.restored', 6),
  ];
  await crm.publish(restored!);
  await crm.publish(deleted!);
  await crm.publish(again!);
  await eventually(async () => (await statusesOf(6)).every((status) => status === 'inactive'));
  const message = { id: moved, portal_user: { client_id: 7 }, update_mask: { paths: ['client_id'] } };
  await identity.call('PortalUsers/Update', message, asAdministrator);
  await crm.publish(back!);
  await eventually(async () => (await statusesOf(6)).join() === 'active');
  expect(await users(6)).toMatchObject([{ _id: id, status: 'active', version: 3 }]);
  await crm.publish(clientEvent('client.deleted', 7));
  await crm.publish(clientEvent('client.restored', 7));
  await eventually(async () => {
    const states = identity.running.kit.db.collection<{ _id: number; taken: number }>('portal_clients');
    return ((await states.findOne({ _id: 7 }))?.taken ?? 0) >= 2;
  });
  expect(await statusesOf(7)).toEqual(['inactive']);
});

test('nobody gets into the portal of a client that is deleted at the same time', async () => {
  const making = Promise.all(Array.from({ length: 40 }, () => errorsOf(add(5))));
  await crm.publish(clientEvent('client.deleted', 5));
  const results = await making;
  await eventually(async () => (await errorsOf(add(5))).join() === 'client_id unknown_reference');
  const made = results.filter((errors) => errors.length === 0).length;
  expect((await statusesOf(5)).filter((status) => status === 'active')).toEqual([]);
  expect((await users(5)).length).toBeGreaterThanOrEqual(made);
});
