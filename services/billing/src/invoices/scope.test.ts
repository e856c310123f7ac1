import type { Caller } from '@bms/contracts';
import { errorsOf, eventually, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const ownInvoices = { 'invoices.view': 'own', 'invoices.update': 'own', 'invoices.create': 'all' } as const;
const member = (id: number) => staff(id, { ...ownInvoices, 'clients.view': 'all' });
const seenBy = async (caller: Caller): Promise<number[]> => {
  const { message } = await billing.call<{ records: { id: number }[] }>('Invoices/List', {}, { caller });
  return message.records.map(({ id }) => id);
};

describe('own invoices', () => {
  test('are those that a user made and those of the clients that the user looks after', async () => {
    await billing.crm.publish('client.created', 21, { owner_id: 50 });
    const ofClient = await invoices.create({ client_id: 21 });
    const made = await invoices.create({}, { caller: member(50) });
    await invoices.create();
    expect(await seenBy(member(50))).toEqual([made.id, ofClient.id]);
    expect(await errorsOf(invoices.show(ofClient.id, { caller: member(51) }))).toEqual(['not_found']);
    await invoices.update(ofClient.id, { due_date: '2027-01-01' }, { caller: member(50) });
  });

  test('follow a client to another user, and back', async () => {
    await billing.crm.publish('client.created', 22, { owner_id: 60 });
    const { id } = await invoices.create({ client_id: 22 });
    await billing.crm.publish('client.updated', 22, { owner_id: 61 });
    await eventually(
      () => seenBy(member(61)),
      (seen) => seen.includes(id),
    );
    expect(await seenBy(member(60))).toEqual([]);
    await billing.crm.publish('client.updated', 22, { owner_id: 60 });
    await eventually(
      () => seenBy(member(60)),
      (seen) => seen.includes(id),
    );
  });

  test('are those of the new client when an invoice gets another one', async () => {
    await billing.crm.publish('client.created', 23, { owner_id: 70 });
    await billing.crm.publish('client.created', 24, { owner_id: 71 });
    const { id } = await invoices.create({ client_id: 23 });
    await invoices.update(id, { client_id: 24 });
    expect(await seenBy(member(70))).toEqual([]);
    expect(await seenBy(member(71))).toEqual([id]);
  });

  test('follow a client also while they are being made', async () => {
    await billing.crm.publish('client.created', 25, { owner_id: 80 });
    await invoices.create({ client_id: 25 });
    const making = Array.from({ length: 60 }, () => invoices.create({ client_id: 25 }));
    await billing.crm.publish('client.updated', 25, { owner_id: 81 });
    await Promise.all(making);
    const owners = () => billing.running.kit.db.collection('invoices').distinct('owner_id', { client_id: 25 });
    await eventually(owners, (seen) => seen.length === 1 && seen[0] === 81);
  });
});

describe('the client of an invoice', () => {
  const ownClients = staff(90, { ...ownInvoices, 'clients.view': 'own' });
  const noClients = staff(90, ownInvoices);

  test("is one that the caller may see: another's does not exist for who views own clients, and none for who views none", async () => {
    await billing.crm.publish('client.updated', 26, { owner_id: 90 });
    await billing.crm.publish('client.updated', 27, { owner_id: 91 });
    await eventually(
      () => billing.running.kit.db.collection('copies_clients').countDocuments({ _id: { $in: [26, 27] as never } }),
      (count) => count === 2,
    );
    const { id } = await invoices.create({ client_id: 26 }, { caller: ownClients });
    const unknown = {
      violations: [
        {
          field: 'client_id',
          code: 'unknown_reference',
          message: 'client_id 27 does not exist or is not accessible.',
        },
      ],
    };
    await expect(invoices.create({ client_id: 27 }, { caller: ownClients })).rejects.toMatchObject(unknown);
    await expect(invoices.update(id, { client_id: 27 }, { caller: ownClients })).rejects.toMatchObject(unknown);
    expect(await errorsOf(invoices.create({ client_id: 26 }, { caller: noClients }))).toEqual([
      'client_id unknown_reference',
    ]);
  });
});

test('a user of the portal sees what the client has been sent, and nothing else', async () => {
  const caller = portalUser(5);
  const sent = await invoices.sent({ client_id: 5 });
  const draft = await invoices.create({ client_id: 5 });
  const cancelled = await invoices.create({ client_id: 5 });
  await billing.call('Invoices/Cancel', { id: cancelled.id });
  await invoices.sent({ client_id: 6 });
  expect(await seenBy(caller)).toEqual([sent.id]);
  expect(await errorsOf(invoices.show(draft.id, { caller }))).toEqual(['not_found']);
  expect(await errorsOf(invoices.update(sent.id, { due_date: '2027-01-01' }, { caller }))).toEqual(['forbidden']);
});
