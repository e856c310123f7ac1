import { errorsOf, eventually, type RpcOptions, type StartedProcess, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../../test/billing.ts';
import { clientCalls } from '../../../test/clients.ts';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../../test/harness.ts';

let identity: StartedProcess;
let billing: TestedBilling;
let crm: TestedCrm;
beforeAll(async () => {
  const secrets = testSecrets();
  identity = await startIdentity(secrets);
  billing = await startBilling(secrets.trustedKeys);
  crm = await startCrm(`identity=${identity.target},billing=${billing.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  billing?.close();
  await identity?.stop();
});

const calls = clientCalls(() => crm);
const create = async (company_name: string, more: object = {}, options?: RpcOptions) =>
  (await calls.create({ company_name, type: 'organization', ...more }, options)).id;

interface Listed {
  records: { ids: number[]; reasons: string[]; clients: { id: number; company_name: string }[] }[];
  meta: { total: number; current_page: number; per_page: number };
}
const duplicates = async (request: object = {}, options?: RpcOptions): Promise<Listed> =>
  (await crm.call<Listed>('Clients/ListDuplicates', request, options)).message;

/** Lets the scan of changed clients run once more. */
async function scan(): Promise<void> {
  const jobs = crm.running.kit.db.collection<{ _id: string; finishedAt: Date }>('scheduler_jobs');
  const before = new Date();
  await jobs.updateOne({ _id: 'clients.duplicates' }, { $set: { dueAt: new Date(0) } });
  await eventually(
    () => jobs.findOne({ _id: 'clients.duplicates' }),
    (job) => job !== null && job.finishedAt >= before,
  );
}
const groupOf = async (id: number) => {
  await scan();
  return (await duplicates({ list: { limit: 100 } })).records.find(({ ids }) => ids.includes(id));
};

/** Makes all clients so old that a scan reads none of them as changed. */
const age = () =>
  crm.running.kit.db.collection('clients').updateMany({}, { $set: { updated_at: new Date(Date.now() - 3600_000) } });

describe('clients that are probably the same', () => {
  test('as one are listed without it, and without those that are kept apart from it', async () => {
    const [one, other, apart] = [
      await create('Consolidated Holdings', { email: 'info@consolidated.example' }),
      await create('Consolidated Holding'),
      await create('Tortuga Traders', { email: 'INFO@consolidated.example' }),
    ];
    const others = async () => (await duplicates({ id: one })).records.map(({ ids, reasons }) => [ids, reasons]);
    expect(await others()).toEqual([
      [[other], ['name']],
      [[apart], ['email']],
    ]);
    await crm.call('Clients/KeepApart', { id: one, from: { other_id: apart } });
    expect(await others()).toEqual([[[other], ['name']]]);
    expect(await errorsOf(duplicates({ id: 999_999 }))).toEqual(['id unknown_reference']);
  });

  test('are listed as one group with all reasons', async () => {
    const first = await create('Ana Trujillo Emparedados', { email: 'ana@trujillo.example' });
    const second = await create('Anna Trujillo Emparedados', { phone: '+52 55 5555 4729', country: 'Mexico' });
    const third = await create('Trujillo, Antojerias', {
      email: 'ANA@trujillo.example',
      phone: '55 5555 4729',
      country: 'Mexico',
    });
    expect(await groupOf(second)).toMatchObject({
      ids: [first, second, third],
      reasons: ['email', 'name', 'phone'],
      clients: [{ id: first, company_name: 'Ana Trujillo Emparedados' }, { id: second }, { id: third }],
    });
    expect((await duplicates()).meta).toMatchObject({ current_page: 1, per_page: 20 });
  });

  test('are so no longer after one is changed, deleted or restored', async () => {
    const [one, other, last] = [
      await create('Berglunds snabbköp'),
      await create('Berglund snabbkop'),
      await create('Berglunds snabbkop AB'),
    ];
    expect((await groupOf(one))?.ids).toEqual([one, other, last]);
    await calls.change(other, { company_name: 'Something else' });
    expect((await groupOf(one))?.ids).toEqual([one, last]);
    await crm.call('Clients/Delete', { id: last });
    expect((await duplicates({ list: { limit: 100 } })).records.flatMap(({ ids }) => ids)).not.toContain(one);
    await crm.call('Clients/Restore', { id: last });
    expect((await groupOf(one))?.ids).toEqual([one, last]);
  });

  test('can be kept apart, and stay so', async () => {
    const [one, other] = [await create('Blauer See'), await create('Blauer See Delikatessen', { vat_number: 'DE555' })];
    const third = await create('Zum blauen Meer', { vat_number: 'DE 555' });
    await calls.change(one, { vat_number: 'DE555' });
    expect((await groupOf(one))?.ids).toEqual([one, other, third]);
    await crm.call('Clients/KeepApart', { id: one, from: { other_id: third } });
    await crm.call('Clients/KeepApart', { id: other, from: { other_id: third } });
    await calls.change(third, { city: 'Mannheim' });
    expect((await groupOf(one))?.ids).toEqual([one, other]);
    expect(await groupOf(third)).toBeUndefined();
    const errors = errorsOf(crm.call('Clients/KeepApart', { id: one, from: { other_id: 99_999 } }));
    expect(await errors).toEqual(['other_id unknown_reference']);
    expect(await errorsOf(crm.call('Clients/KeepApart', { id: one, from: { other_id: one } }))).toEqual([
      'other_id out_of_range',
    ]);
  });

  test('are no longer together once the one that connected them is deleted, or kept apart from one of them', async () => {
    const link = { email: 'bon@app.example', phone: '+33 4 91 24 45 40' };
    const [one, middle, other] = [
      await create('Bon app', { email: link.email }),
      await create('Bottom-Dollar Markets', link),
      await create("B's Beverages", { phone: link.phone }),
    ];
    expect((await groupOf(one))?.ids).toEqual([one, middle, other]);
    await age();
    await crm.call('Clients/KeepApart', { id: one, from: { other_id: middle } });
    expect(await groupOf(one)).toBeUndefined();
    expect((await groupOf(other))?.ids).toEqual([middle, other]);
    const [first, second, third] = [
      await create('Chop-suey', { email: 'chop@suey.example' }),
      await create('Comércio', { email: 'chop@suey.example', phone: '+41 452 076 545' }),
      await create('Cactus', { phone: '+41 452 076 545' }),
    ];
    expect((await groupOf(first))?.ids).toEqual([first, second, third]);
    await age();
    await crm.call('Clients/Delete', { id: second });
    expect(await groupOf(first)).toBeUndefined();
    expect(await groupOf(third)).toBeUndefined();
  });

  test('are none if a value is shared by many', async () => {
    const ids = await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        create(`Branch ${'abcdefghijklmnopqrstuv'[n]!.repeat(6)}`, { phone: '+34 91 555 22 82' }),
      ),
    );
    expect(await groupOf(ids[0]!)).toBeUndefined();
  });
});

describe('a client that is to be created', () => {
  test('is compared with those that the caller may view', async () => {
    const caller = staff(5, { 'clients.view': 'own', 'clients.create': 'all' });
    const mine = await create('Comércio Mineiro', {}, { caller });
    const other = await create('Comercio Mineiro Ltda', { email: 'info@mineiro.example' });
    const found = async (request: object, options?: RpcOptions) =>
      (await duplicates(request, options)).records.map(({ ids, reasons }) => [ids, reasons]);
    expect(await found({ company_name: 'Comercio mineiro', email: 'Info@mineiro.example' })).toEqual([
      [[other], ['email', 'name']],
      [[mine], ['name']],
    ]);
    expect(await found({ company_name: 'Comercio mineiro' }, { caller })).toEqual([[[mine], ['name']]]);
    await expect(duplicates({}, { caller })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await found({ company_name: 'Nobody is called this' })).toEqual([]);
  });
});
