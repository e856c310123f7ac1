import { type Caller, callerOfClaims } from '@bms/contracts';
import { errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const member = (id: number) =>
  staff(id, { 'invoices.view': 'own', 'invoices.update': 'own', 'invoices.create': 'own', 'clients.view': 'own' });
const administrator = callerOfClaims({ kind: 'user', uid: 1, adm: true, typ: 'staff' });
const tomorrow = (): string => new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);

type Resource = 'CreditNotes' | 'RecurringInvoices';
const COLLECTION = { CreditNotes: 'credit_notes', RecurringInvoices: 'recurring_invoices' } as const;

const seenBy = async (resource: Resource, caller: Caller): Promise<number[]> => {
  const { message } = await billing.call<{ records: { id: number }[] }>(`${resource}/List`, {}, { caller });
  return message.records.map(({ id }) => id);
};
const call = (resource: Resource, rpc: string, id: number, caller: Caller) =>
  errorsOf(billing.call(`${resource}/${rpc}`, { id }, { caller }));
const stored = (resource: Resource, client_id: number) =>
  billing.running.kit.db.collection(COLLECTION[resource]).find({ client_id }).toArray();
const ownersOf = async (resource: Resource, client_id: number) => [
  ...new Set((await stored(resource, client_id)).map(({ owner_id }) => owner_id)),
];

async function credit(client_id: number, invoice?: number): Promise<{ id: number }> {
  const credit_note = { invoice_id: invoice ?? (await invoices.sent({ client_id })).id, reason: 'Damaged' };
  return (await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note })).message.record;
}
async function repeat(client_id: number, more: object = {}, caller?: Caller): Promise<{ id: number }> {
  const recurring_invoice = { client_id, items: [line], every: 'month', starts_on: tomorrow(), ...more };
  const made = billing.call<{ record: { id: number } }>(
    'RecurringInvoices/Create',
    { recurring_invoice },
    caller && { caller },
  );
  return (await made).message.record;
}
const make = { CreditNotes: credit, RecurringInvoices: repeat };

/** Prepares the creation of a number of records, which the returned functions complete. */
async function prepare(resource: Resource, client_id: number, count: number): Promise<(() => Promise<object>)[]> {
  if (resource === 'RecurringInvoices') return Array.from({ length: count }, () => () => repeat(client_id));
  const ready: number[] = [];
  while (ready.length < count) ready.push((await invoices.sent({ client_id })).id);
  return ready.map((id) => () => credit(client_id, id));
}

/** Gives a client to another user, and waits until its records followed. */
async function give(client_id: number, owner_id: number, resource: Resource): Promise<void> {
  await billing.crm.publish('client.updated', client_id, { owner_id });
  await eventually(
    () => ownersOf(resource, client_id),
    (owners) => owners.length === 1 && owners[0] === owner_id,
  );
}

describe.each(['CreditNotes', 'RecurringInvoices'] as const)('%s of a client', (resource) => {
  const base = resource === 'CreditNotes' ? 100 : 200;

  test('belong to the user responsible for the client, and follow it to another one', async () => {
    const [client, former, next] = [base + 1, base + 51, base + 61];
    await billing.crm.publish('client.created', client, { owner_id: former });
    const { id } = await make[resource](client);
    expect(await seenBy(resource, member(former))).toEqual([id]);
    await give(client, next, resource);
    expect(await seenBy(resource, member(former))).toEqual([]);
    expect(await seenBy(resource, member(next))).toEqual([id]);
    const action = resource === 'CreditNotes' ? 'Send' : 'Pause';
    expect(await call(resource, 'Get', id, member(former))).toEqual(['not_found']);
    expect(await call(resource, action, id, member(former))).toEqual(['not_found']);
    expect(await call(resource, action, id, member(next))).toEqual([]);
  });

  test('are those of the new owner also if they are created while the client gets it', async () => {
    const [client, former, next] = [base + 2, base + 52, base + 62];
    await billing.crm.publish('client.created', client, { owner_id: former });
    await make[resource](client);
    const prepared = await prepare(resource, client, 12);
    const making = prepared.map((create) => create());
    await billing.crm.publish('client.updated', client, { owner_id: next });
    await Promise.all(making);
    await eventually(
      () => ownersOf(resource, client),
      (owners) => owners.length === 1 && owners[0] === next,
    );
    expect(await stored(resource, client)).toHaveLength(13);
  });
});

describe('a recurring invoice', () => {
  test('is taken from the former owner of its client also if that user created it', async () => {
    await billing.crm.publish('client.updated', 301, { owner_id: 351 });
    await eventually(
      () => billing.running.kit.db.collection('copies_clients').countDocuments({ _id: 301 as never }),
      (count) => count === 1,
    );
    const { id } = await repeat(301, {}, member(351));
    await give(301, 361, 'RecurringInvoices');
    expect(await call('RecurringInvoices', 'Pause', id, member(351))).toEqual(['not_found']);
    expect(await seenBy('RecurringInvoices', member(361))).toEqual([id]);
  });

  test('stays with its creator who never owned the client', async () => {
    await billing.crm.publish('client.created', 302, { owner_id: 352 });
    const assistant = staff(372, { 'invoices.view': 'own', 'invoices.create': 'own', 'clients.view': 'all' });
    const { id } = await repeat(302, {}, assistant);
    await give(302, 362, 'RecurringInvoices');
    expect(await seenBy('RecurringInvoices', assistant)).toEqual([id]);
  });

  test('that is restored belongs to the present owner of its client', async () => {
    await billing.crm.publish('client.created', 303, { owner_id: 353 });
    const { id } = await repeat(303);
    await billing.call('RecurringInvoices/Delete', { id });
    const { id: other } = await repeat(303);
    await give(303, 363, 'RecurringInvoices');
    await billing.call('RecurringInvoices/Restore', { id }, { caller: administrator });
    expect(await seenBy('RecurringInvoices', member(353))).toEqual([]);
    expect(await seenBy('RecurringInvoices', member(363))).toEqual([other, id]);
  });

  test('belongs to the owner of another client that it gets', async () => {
    await billing.crm.publish('client.created', 304, { owner_id: 354 });
    await billing.crm.publish('client.created', 305, { owner_id: 355 });
    const { id } = await repeat(304);
    const update_mask = { paths: ['client_id'] };
    await billing.call('RecurringInvoices/Update', { id, recurring_invoice: { client_id: 305 }, update_mask });
    expect(await seenBy('RecurringInvoices', member(354))).toEqual([]);
    expect(await seenBy('RecurringInvoices', member(355))).toEqual([id]);
  });
});

describe('a deleted client', () => {
  /** Deletes a client, and waits until billing knows it. */
  async function removeClient(client_id: number): Promise<void> {
    await billing.crm.remove(client_id);
    await eventually(
      () => billing.running.kit.db.collection('copies_clients').findOne({ _id: client_id as never }),
      (row) => row?.['deletedAt'] instanceof Date,
    );
  }

  test('gets no invoices: its recurring invoices can be neither resumed nor restored', async () => {
    await billing.crm.publish('client.created', 401);
    const paused = await repeat(401);
    const deleted = await repeat(401);
    await billing.call('RecurringInvoices/Pause', { id: paused.id });
    await billing.call('RecurringInvoices/Delete', { id: deleted.id });
    await removeClient(401);
    const unknown = {
      code: 'validation_failed',
      violations: [
        {
          field: 'client_id',
          code: 'unknown_reference',
          message: 'client_id 401 does not exist or is not accessible.',
        },
      ],
    };
    await expect(billing.call('RecurringInvoices/Resume', { id: paused.id })).rejects.toMatchObject(unknown);
    const restored = billing.call('RecurringInvoices/Restore', { id: deleted.id }, { caller: administrator });
    await expect(restored).rejects.toMatchObject(unknown);
  });

  test('gets no draft back', async () => {
    await billing.crm.publish('client.created', 402);
    const { id } = await invoices.create({ client_id: 402 });
    await billing.call('Invoices/Delete', { id });
    await removeClient(402);
    const restored = billing.call('Invoices/Restore', { id }, { caller: administrator });
    expect(await errorsOf(restored)).toEqual(['client_id unknown_reference']);
  });

  test('has no name in the invoice of an order that was confirmed before, if it was never stored', async () => {
    billing.crm.has(404);
    await removeClient(404);
    await billing.crm.confirm({ id: 4040, client_id: 404, items: [{ title: 'Tea', quantity: '1', rate: '100' }] });
    const made = await eventually(() => billing.running.kit.db.collection('invoices').findOne({ order_id: 4040 }));
    expect(made).toMatchObject({ owner_id: 1, client_names: [] });
  });

  test('gets no invoice of a recurring invoice that is still active', async () => {
    await billing.crm.publish('client.created', 403);
    const { id } = await repeat(403);
    await removeClient(403);
    const templates = billing.running.kit.db.collection<{ _id: number }>('recurring_invoices');
    await templates.updateOne({ _id: id }, { $set: { status: 'active', next_on: new Date('2026-01-01') } });
    const { id: due } = await repeat(5, { starts_on: new Date().toISOString().slice(0, 10) });
    const invoicesOfTemplate = (recurring_invoice_id: number) =>
      billing.running.kit.db.collection('invoices').countDocuments({ recurring_invoice_id });
    await eventually(
      () => invoicesOfTemplate(due),
      (count) => count === 1,
    );
    expect(await invoicesOfTemplate(id)).toBe(0);
  });
});

test('a new client is stored once a record refers to it, with what crm has by then', async () => {
  const stored = (_id: number) => billing.running.kit.db.collection('copies_clients').findOne({ _id: _id as never });
  await billing.crm.publish('client.created', 501, { owner_id: 551 });
  await billing.crm.publish('client.updated', 502);
  await eventually(() => stored(502));
  expect(await stored(501)).toBeNull();
  billing.crm.has(501, { owner_id: 552, company_name: 'Renamed' });
  await invoices.create({ client_id: 501 });
  const made = await billing.running.kit.db.collection('invoices').findOne({ client_id: 501 });
  expect(made).toMatchObject({ owner_id: 552, client_names: ['Renamed'] });
  expect(await stored(501)).toMatchObject({ fields: { name: 'Renamed', owner_id: 552 } });
});
