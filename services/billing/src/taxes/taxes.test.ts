import { errorsOf, portalUser, staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { service, startBilling, type TestedBilling } from '../../test/harness.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

interface Shown {
  id: number;
  [field: string]: unknown;
}

const create = async (tax: object = {}) =>
  (await billing.call<{ record: Shown }>('Taxes/Create', { tax: { title: 'VAT 19 %', rate: '19', ...tax } })).message
    .record;
const update = (id: number, tax: object) =>
  billing.call('Taxes/Update', { id, tax, update_mask: { paths: Object.keys(tax) } });
const show = async (id: number) => (await billing.call<{ record: Shown }>('Taxes/Get', { id })).message.record;
const remove = (id: number) => billing.call('Taxes/Delete', { id });
const restore = (id: number) => billing.call('Taxes/Restore', { id });
const defaults = async () => {
  const { message } = await billing.call<{ records: Shown[] }>('Taxes/List', { is_default: true });
  return message.records.map(({ id }) => id);
};

beforeEach(() => billing.running.kit.db.collection('taxes').deleteMany({}));

describe('a tax', () => {
  test('is returned as it was sent, with the category of standard rates and not as the default', async () => {
    const { id } = await create({ rate: '19.6001' });
    expect(await show(id)).toMatchObject({
      title: 'VAT 19 %',
      rate: '19.6001',
      category: 'S',
      is_default: false,
      created_by: 1,
    });
  });

  test('is listed by its category', async () => {
    await create();
    const { id } = await create({ title: 'Reverse charge', rate: '0', category: 'AE' });
    const { message } = await billing.call('Taxes/List', { category: 'AE' });
    expect(message['records']).toMatchObject([{ id, title: 'Reverse charge', rate: '0', category: 'AE' }]);
  });

  test.each<[string, object, string]>([
    ['no title', { title: '' }, 'title required'],
    ['no rate', { rate: '' }, 'rate required'],
    ['a negative rate', { rate: '-1' }, 'rate out_of_range'],
    ['a rate above 100', { rate: '100.0001' }, 'rate out_of_range'],
    ['a rate with 5 decimal places', { rate: '0.00001' }, 'rate too_precise'],
    ['an unknown category', { category: 'X' }, 'category not_allowed'],
    ...['Z', 'E', 'AE', 'K', 'G', 'O'].map((category): [string, object, string] => [
      `a rate above 0 in the category ${category}`,
      { category },
      'rate out_of_range',
    ]),
  ])('with %s is rejected', async (_what, tax, error) => {
    expect(await errorsOf(create(tax))).toContain(error);
  });

  test('that clients withhold has a rate below 0', async () => {
    const { id } = await create({ title: 'IRPF 15 %', rate: '-15', withholding: true });
    expect(await show(id)).toMatchObject({ title: 'IRPF 15 %', rate: '-15', withholding: true });
    await update(id, { rate: '-100' });
    await update(id, { rate: '-0.0001' });
    const { message } = await billing.call<{ records: Shown[] }>('Taxes/List', {});
    expect(message.records).toMatchObject([{ id, rate: '-0.0001', withholding: true }]);
    expect((await create())['withholding']).toBe(false);
  });

  test('has a sign that agrees with whether it is withheld, also after a change', async () => {
    const irpf = { title: 'IRPF 15 %', withholding: true };
    for (const rate of ['15', '0', '-0', '-100.0001'])
      expect([rate, await errorsOf(create({ ...irpf, rate }))]).toEqual([rate, ['rate out_of_range']]);
    for (const rate of ['-0', '-0.0001', '-15'])
      expect([rate, await errorsOf(create({ rate }))]).toEqual([rate, ['rate out_of_range']]);
    const { id } = await create({ ...irpf, rate: '-15' });
    expect(await errorsOf(update(id, { withholding: false }))).toEqual(['rate out_of_range']);
    expect(await errorsOf(update(id, { rate: '15' }))).toEqual(['rate out_of_range']);
    expect(await errorsOf(update(id, { category: 'E' }))).toEqual(['rate out_of_range']);
    await update(id, { withholding: false, rate: '15' });
    expect(await show(id)).toMatchObject({ rate: '15', withholding: false });
  });

  test('has the rate 0 in every category, and 100', async () => {
    for (const category of ['S', 'Z', 'E', 'AE', 'K', 'G', 'O']) await create({ rate: '0', category });
    expect((await create({ rate: '100' }))['rate']).toBe('100');
  });

  test('keeps the rule of its category when it is changed', async () => {
    const { id } = await create();
    expect(await errorsOf(update(id, { category: 'E' }))).toEqual(['rate out_of_range']);
    await update(id, { category: 'E', rate: '0' });
    expect(await errorsOf(update(id, { rate: '7' }))).toEqual(['rate out_of_range']);
  });

  test('can be deleted and restored', async () => {
    const { id } = await create();
    await remove(id);
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    await restore(id);
    expect(await show(id)).toMatchObject({ title: 'VAT 19 %' });
  });

  test('publishes its changes', async () => {
    const { id } = await create();
    await update(id, { rate: '20' });
    await remove(id);
    const rows = billing.running.kit.db.collection('outbox').find({ record: `tax.${id}` });
    const subjects = (await rows.sort({ version: 1 }).toArray()).map(({ subject }) => subject);
    expect(subjects).toEqual(['created', 'updated', 'deleted'].map((event) => `bms.billing.tax.${event}.${id}`));
  });

  test('needs the permissions of the module taxes', async () => {
    const { id } = await create();
    const reader = staff(3, { 'taxes.view': 'all', 'invoices.create': 'all' });
    const tax = { title: 'x', rate: '1' };
    expect(await errorsOf(billing.call('Taxes/Get', { id }, { caller: reader }))).toEqual([]);
    expect(await errorsOf(billing.call('Taxes/Create', { tax }, { caller: reader }))).toEqual(['forbidden']);
    const none = staff(3, { 'invoices.create': 'all' });
    expect(await errorsOf(billing.call('Taxes/List', {}, { caller: none }))).toEqual(['forbidden']);
    expect(await errorsOf(billing.call('Taxes/List', {}, { caller: portalUser(1) }))).toEqual(['forbidden']);
  });
});

describe('the default', () => {
  test('is the tax that was last made it, by a create, an update or a restore', async () => {
    const first = await create({ is_default: true });
    const second = await create({ is_default: true });
    expect(await defaults()).toEqual([second.id]);
    await remove(second.id);
    expect(await defaults()).toEqual([]);
    await update(first.id, { is_default: true });
    await restore(second.id);
    expect(await defaults()).toEqual([second.id]);
    await update(second.id, { is_default: false });
    expect(await defaults()).toEqual([]);
  });

  test('gets a new version when it is no longer the default', async () => {
    const { id } = await create({ is_default: true });
    await create({ is_default: true });
    const { etag } = await billing.call('Taxes/Get', { id });
    expect(etag).toBe(2);
  });

  test('is one, also if several are made it at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create({ is_default: true })));
    expect(await defaults()).toHaveLength(1);
    await Promise.all(made.map(({ id }) => update(id, { is_default: true })));
    expect(await defaults()).toHaveLength(1);
  });
});

describe('the lookup of lines for other services', () => {
  const lookup = (request: object) => billing.call('Items/Lookup', request, { caller: service });

  test('returns the items and the taxes that exist', async () => {
    const tax = await create();
    const item = await billing.call<{ record: Shown }>('Items/Create', {
      item: { title: 'Chai', rate: '1800', unit_type: 'box' },
    });
    const { id } = item.message.record;
    const { message } = await lookup({ ids: [id, 404], tax_ids: [tax.id, 404] });
    expect(message).toEqual({
      items: [{ id, title: 'Chai', rate: '1800', unit_type: 'box', currency: 'EUR', prices: [] }],
      taxes: [{ tax_id: tax.id, title: 'VAT 19 %', rate: '19', category: 'S' }],
    });
  });

  test('may ask for taxes alone, and for items alone', async () => {
    const { id } = await create();
    expect((await lookup({ tax_ids: [id] })).message).toMatchObject({ items: [], taxes: [{ tax_id: id }] });
    expect((await lookup({ ids: [404] })).message).toEqual({ items: [], taxes: [] });
  });
});
