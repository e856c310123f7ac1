import { callerOfClaims } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

type Resource = 'Invoices' | 'CreditNotes' | 'RecurringInvoices';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing?.stop());

let client = 500;
const administrator = callerOfClaims({ kind: 'user', uid: 1, adm: true, typ: 'staff' });
/** Publishes a new client, and waits until billing knows it. */
async function newClient(company_name: string): Promise<number> {
  client += 1;
  const id = client;
  await billing.crm.publish('client.created', id, { company_name });
  const { id: invoice } = await invoices.create({ client_id: id });
  await billing.call('Invoices/Delete', { id: invoice });
  return id;
}
const rename = (id: number, company_name: string) => billing.crm.publish('client.updated', id, { company_name });
let count = 0;
/** Returns a name that no other record has. */
const newName = (): string => {
  count += 1;
  return `Zwölf${String.fromCharCode(96 + count)}x Futterkiste`;
};

const find = async (resource: Resource, search: string): Promise<number[]> =>
  (await billing.call<{ records: { id: number }[] }>(`${resource}/List`, { list: { search } })).message.records
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const untilFound = (resource: Resource, search: string, ids: readonly number[]) =>
  eventually(
    () => find(resource, search),
    (found) => found.join() === ids.join(),
  );
const made = async (rpc: string, body: object) =>
  (await billing.call<{ record: { id: number } }>(rpc, body)).message.record.id;

const create: Record<Resource, (client_id: number) => Promise<number>> = {
  Invoices: async (client_id) => (await invoices.create({ client_id })).id,
  CreditNotes: async (client_id) => {
    const { id: invoice_id } = await invoices.sent({ client_id });
    return made('CreditNotes/Create', { credit_note: { invoice_id, reason: 'Damaged' } });
  },
  RecurringInvoices: (client_id) => {
    const recurring_invoice = { client_id, items: [line], every: 'month', starts_on: '2999-01-01' };
    return made('RecurringInvoices/Create', { recurring_invoice });
  },
};

describe.each(['Invoices', 'CreditNotes', 'RecurringInvoices'] as const)('%s', (resource) => {
  test('are found by the beginnings of words of the name of their client, also after it changed', async () => {
    const [former, next] = [newName(), newName()];
    const client_id = await newClient(former);
    const id = await create[resource](client_id);
    const word = former.split(' ')[0]!;
    for (const search of [former, word.toUpperCase(), `futter ${word.replace('ö', 'o').slice(0, 6)}`])
      expect([search, await find(resource, search)]).toEqual([search, [id]]);
    await rename(client_id, next);
    await untilFound(resource, next, [id]);
    expect(await find(resource, former)).toEqual([]);
  });

  test('are found by the new name also if they are created during the rename', async () => {
    const [former, next] = [newName(), newName()];
    const client_id = await newClient(former);
    const creating = Array.from({ length: 8 }, () => create[resource](client_id));
    await rename(client_id, next);
    const ids = (await Promise.all(creating)).toSorted((a, b) => a - b);
    await untilFound(resource, next, ids);
    expect(await find(resource, former)).toEqual([]);
  });
});

describe.each(['Invoices', 'CreditNotes'] as const)('%s that were sent', (resource) => {
  test('are found by the present name of their client, and by the one that they show', async () => {
    const [shown, second, third] = [newName(), newName(), newName()];
    const client_id = await newClient(shown);
    const sent = await create[resource](client_id);
    await billing.call(`${resource}/Send`, { id: sent });
    for (const name of [second, third]) {
      await rename(client_id, name);
      await eventually(
        () => find(resource, name),
        (found) => found.includes(sent),
      );
    }
    expect(await find(resource, shown)).toContain(sent);
    expect(await find(resource, second)).toEqual([]);
    const late = await create[resource](client_id);
    expect((await find(resource, third)).includes(late)).toBe(true);
    expect((await find(resource, shown)).includes(late)).toBe(false);
  });
});

test('a draft that was deleted during the rename is found by the new name once it is restored', async () => {
  const [former, next] = [newName(), newName()];
  const client_id = await newClient(former);
  const witness = await create.Invoices(client_id);
  const id = await create.Invoices(client_id);
  await billing.call('Invoices/Delete', { id });
  await rename(client_id, next);
  await untilFound('Invoices', next, [witness]);
  await billing.call('Invoices/Restore', { id }, { caller: administrator });
  expect([await find('Invoices', next), await find('Invoices', former)]).toEqual([[witness, id], []]);
});
