import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Shown, startSales, type TestedSales } from '../../test/sales.ts';

type Resource = 'Estimates' | 'Orders' | 'Contracts';

let sales: TestedSales;
beforeAll(async () => {
  sales = await startSales();
});
afterAll(() => sales?.stop());

let count = 0;
/** Returns a name that no other record has. */
const newName = (): string => {
  count += 1;
  return `Zwölf${String.fromCharCode(96 + count)}x Futterkiste`;
};
const find = async (resource: Resource, search: string): Promise<number[]> =>
  (await sales.call<{ records: { id: number }[] }>(`${resource}/List`, { list: { search } })).message.records
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const items = [{ title: 'Chai', quantity: '2', rate: '100' }];
let number = 7000;

async function create(resource: Resource, client_id: number): Promise<Shown> {
  if (resource !== 'Contracts') return sales.create(resource, { client_id, items });
  number += 1;
  const contract = { client_id, title: 'Delivery', items };
  return (await sales.call<{ record: Shown }>('Contracts/Create', { id: number, contract })).message.record;
}
const rename = (id: number, company_name: string) =>
  sales.call('Clients/Update', { id, client: { company_name }, update_mask: { paths: ['company_name'] } });

/** Sends an estimate or a contract, or confirms an order. */
async function send(resource: Resource, id: number): Promise<void> {
  if (resource !== 'Orders') await sales.call(`${resource}/Send`, { id });
  else for (const status of ['processing', 'confirmed']) await sales.change(resource, id, { status });
}

describe.each(['Estimates', 'Orders', 'Contracts'] as const)('%s', (resource) => {
  test('are found by the beginnings of words of the name of their client, however it is written', async () => {
    const name = newName();
    const client = await sales.newClient({ company_name: name, city: 'Joachimsthal' });
    const { id } = await create(resource, client);
    const word = name.split(' ')[0]!;
    for (const search of [name, word.toUpperCase(), word.replace('ö', 'o').slice(0, 6), `${word} futter`])
      expect([search, await find(resource, search)]).toEqual([search, [id]]);
    expect(await find(resource, `${word} Joachimsthal`)).toEqual([]);
    expect(await find(resource, word.slice(2))).toEqual([]);
  });

  test('are found by a new name of their client, and by the former one only if it was sent with it', async () => {
    const [first, second, third] = [newName(), newName(), newName()];
    const client = await sales.newClient({ company_name: first });
    const draft = await create(resource, client);
    const sent = await create(resource, client);
    await send(resource, sent.id);
    const before = await sales.show(resource, sent.id);
    await rename(client, second);
    expect(await find(resource, second)).toEqual([draft.id, sent.id]);
    expect(await find(resource, first)).toEqual([sent.id]);
    await rename(client, third);
    expect(await find(resource, third)).toEqual([draft.id, sent.id]);
    expect([await find(resource, first), await find(resource, second)]).toEqual([[sent.id], []]);
    expect({ ...(await sales.show(resource, sent.id)), client_name: first }).toEqual(before);
  });

  test('are found by the new name also if they are created during the rename', async () => {
    const [former, next] = [newName(), newName()];
    const client = await sales.newClient({ company_name: former });
    const creating = Array.from({ length: 8 }, () => create(resource, client));
    await rename(client, next);
    const ids = (await Promise.all(creating)).map(({ id }) => id).toSorted((a, b) => a - b);
    expect([await find(resource, next), await find(resource, former)]).toEqual([ids, []]);
  });

  test('are found by the name of another client that they get', async () => {
    const [former, next] = [newName(), newName()];
    const { id } = await create(resource, await sales.newClient({ company_name: former }));
    const client_id = await sales.newClient({ company_name: next });
    await sales.change(resource, id, { client_id });
    expect([await find(resource, next), await find(resource, former)]).toEqual([[id], []]);
  });

  test('keep the name when other fields change', async () => {
    const name = newName();
    const { id } = await create(resource, await sales.newClient({ company_name: name }));
    await sales.change(resource, id, { note: 'Brandgasse' });
    expect(await find(resource, `${name} brandg`)).toEqual([id]);
  });
});

test('a record that was deleted during the rename is found by the new name once it is restored', async () => {
  const [former, next] = [newName(), newName()];
  const client = await sales.newClient({ company_name: former });
  const { id } = await create('Estimates', client);
  await sales.call('Estimates/Delete', { id });
  await rename(client, next);
  await sales.call('Estimates/Restore', { id });
  expect([await find('Estimates', next), await find('Estimates', former)]).toEqual([[id], []]);
});

test('records of an older version get the name of their client in the background', async () => {
  const { db } = sales.running.kit;
  const name = newName();
  const { id } = await create('Estimates', await sales.newClient({ company_name: name }));
  const [estimates, jobs] = [
    db.collection<{ _id: number }>('estimates'),
    db.collection<{ _id: string }>('scheduler_jobs'),
  ];
  const asBefore = { $set: { search: ['est'], version: 2 }, $unset: { client_names: 1 as const } };
  await estimates.updateOne({ _id: id }, asBefore);
  expect(await find('Estimates', name)).toEqual([]);
  const job = /^search tokens .*Estimates$/;
  await db.collection<{ _id: string }>('search_refreshes').deleteMany({ _id: job });
  await jobs.updateMany({ _id: job }, { $set: { dueAt: new Date(0) } });
  await eventually(
    () => find('Estimates', name),
    (ids) => ids.includes(id),
  );
});
