import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

let crm: TestedSales;
beforeAll(async () => {
  crm = await startSales();
});
afterAll(() => crm.stop());

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];

test('an estimate and an order are in the currency of their client, else in that of the organization', async () => {
  const [euro, yen] = [await crm.newClient(), await crm.newClient({ currency: 'JPY' })];
  for (const resource of ['Estimates', 'Orders'] as const) {
    const [first, second] = [
      await crm.create(resource, { client_id: euro, items }),
      await crm.create(resource, { client_id: yen, items }),
    ];
    expect(first).toMatchObject({ currency: 'EUR', currency_decimals: 2, total: 200 });
    expect(second).toMatchObject({ currency: 'JPY', currency_decimals: 0, total: 200 });
    const { message } = await crm.call<{ records: object[] }>(`${resource}/List`, { client_id: yen });
    expect(message.records).toMatchObject([{ currency: 'JPY' }]);
  }
});

test('a line with an item alone takes its price in the currency of the client, or needs a rate', async () => {
  crm.billing.items.set(7, {
    ...{ title: 'Chai', rate: '1800', currency: 'EUR' },
    prices: [{ currency: 'JPY', rate: '2500' }],
  });
  const [euro, yen, dollar] = [
    await crm.newClient(),
    await crm.newClient({ currency: 'JPY' }),
    await crm.newClient({ currency: 'USD' }),
  ];
  const lines = [{ item_id: 7, quantity: '2' }];
  for (const resource of ['Estimates', 'Orders'] as const) {
    expect(await crm.create(resource, { client_id: euro, items: lines })).toMatchObject({ total: 3600 });
    const { id } = await crm.create(resource, { client_id: yen, items });
    await crm.change(resource, id, { items: lines });
    expect(await crm.show(resource, id)).toMatchObject({ currency: 'JPY', total: 5000, items: [{ rate: '2500' }] });
    expect(await errorsOf(crm.create(resource, { client_id: dollar, items: lines }))).toEqual([
      'items[0].rate required',
    ]);
  }
});

test('an order keeps the currency of the estimate that it came from, and its event says it', async () => {
  const client_id = await crm.newClient({ currency: 'USD' });
  const estimate = await crm.create('Estimates', { client_id, items, currency: 'GBP' });
  await crm.call('Estimates/Send', { id: estimate.id });
  await crm.call('Estimates/Accept', { id: estimate.id });
  const orders = crm.running.kit.db.collection<{ _id: number }>('orders');
  const order = await eventually(
    () => orders.findOne({ estimate_id: estimate.id }),
    (found) => found !== null,
  );
  expect(await crm.show('Orders', order!._id)).toMatchObject({ currency: 'GBP', currency_decimals: 2 });
});

test('an estimate from before currencies were kept is in that of the organization', async () => {
  const { id } = await crm.create('Estimates', { client_id: await crm.newClient(), items });
  const estimates = crm.running.kit.db.collection<{ _id: number }>('estimates');
  await estimates.updateOne({ _id: id }, { $unset: { currency: 1 } });
  expect(await crm.show('Estimates', id)).toMatchObject({ currency: 'EUR', currency_decimals: 2 });
});

test('a list of contracts says their currency only where include names it', async () => {
  const client_id = await crm.newClient({ currency: 'JPY' });
  for (const [id, contract] of [
    [1, { title: 'Delivery of tea', client_id, items }],
    [2, { title: 'Delivery of coffee', client_id, items, currency: 'USD' }],
    [3, { title: 'From before currencies were kept', client_id, items }],
  ] as const)
    await crm.call('Contracts/Create', { id, contract });
  const contracts = crm.running.kit.db.collection<{ _id: number }>('contracts');
  await contracts.updateOne({ _id: 3 }, { $unset: { currency: 1 } });
  const list = async (query: object) =>
    (await crm.call<{ records: { currency?: string }[] }>('Contracts/List', { client_id, ...query })).message.records;
  for (const usual of await list({})) expect(usual.currency || undefined).toBeUndefined();
  const currencies = (await list({ include: ['currency'], list: { sort: 'id' } })).map(({ currency }) => currency);
  expect(currencies).toEqual(['JPY', 'USD', 'EUR']);
});

test('the value of a lead is in the currency of the organization', async () => {
  const lead = { company_name: 'Königlich Essen', value: '250000' };
  const { record } = (await crm.call<{ record: { id: number } }>('Leads/Create', { lead })).message;
  expect(record).toMatchObject({ value: '250000', currency: 'EUR', currency_decimals: 2 });
});
