import { errorsOf } from '@bms/testing';
import { moveOrganization, setClock } from '@bms/testing/clock';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from './sales.ts';

const DAY_MS = 24 * 3600 * 1000;

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
});
afterAll(() => sales?.stop());

/** Each instant is on another day in UTC than in the time zone. */
describe.each([
  ['Asia/Tokyo', '2026-06-30T15:00:00.000Z', '2026-07-01'],
  ['America/Los_Angeles', '2026-11-02T07:59:59.999Z', '2026-11-01'],
])('today in %s at %s', (zone, instant, today) => {
  beforeAll(async () => {
    setClock(instant);
    await moveOrganization(sales.running.kit, zone, today);
  });

  const record = () => ({ client_id, items: [{ title: 'Chai', quantity: '2', rate: '100' }] });

  test('is the day of new orders and estimates', async () => {
    const order = await sales.create('Orders', record());
    expect(await sales.show('Orders', order.id)).toMatchObject({ order_date: today, created_at: today });
    const estimate = await sales.create('Estimates', record());
    expect(await sales.show('Estimates', estimate.id)).toMatchObject({ estimate_date: today, created_at: today });
  });

  test('is the last day on which an estimate that is valid until then is accepted', async () => {
    const sent = async (valid_until: string) => {
      const { id } = await sales.create('Estimates', { ...record(), valid_until });
      await sales.call('Estimates/Send', { id });
      return id;
    };
    const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
    expect(await errorsOf(sales.call('Estimates/Accept', { id: await sent(today) }))).toEqual([]);
    expect(await errorsOf(sales.call('Estimates/Accept', { id: await sent(yesterday) }))).toEqual([
      'valid_until expired',
    ]);
  });
});
