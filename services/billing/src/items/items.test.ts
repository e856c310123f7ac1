import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';

let billing: TestedBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

type Shown = { record: Record<string, unknown> & { id: number } };
const create = async (resource: string, name: string, values: object) =>
  (await billing.call<Shown>(`${resource}/Create`, { [name]: values })).message.record;
const createItem = (values: object = {}) => create('Items', 'item', { title: 'Chai', rate: '18', ...values });
const createCategory = (title: string) => create('ItemCategories', 'category', { title });
const remove = (resource: string, id: number) => billing.call(`${resource}/Delete`, { id });
const updateItem = (id: number, item: object) =>
  billing.call('Items/Update', { id, item, update_mask: { paths: Object.keys(item) } });

describe('an item', () => {
  test('comes back as it was sent', async () => {
    const { id: category_id } = await createCategory('Beverages');
    const item = {
      title: 'Chang',
      description: 'Beer',
      unit_type: '24 - 12 oz bottles',
      rate: '1900.1234',
      category_id,
    };
    const { id } = await createItem(item);
    const { message } = await billing.call<Shown>('Items/Get', { id });
    expect(message.record).toMatchObject({ ...item, id, created_by: 1 });
  });

  test('is listed by its category', async () => {
    const { id: category_id } = await createCategory('Condiments');
    const { id } = await createItem({ category_id });
    await createItem();
    const { message } = await billing.call<{ records: object[] }>('Items/List', { category_id });
    expect(message.records).toMatchObject([{ id, category_id, rate: '18' }]);
  });

  test('takes no category that there is not', async () => {
    expect(await errorsOf(createItem({ category_id: 404 }))).toEqual(['category_id unknown_reference']);
    const { id } = await createItem();
    expect(await errorsOf(updateItem(id, { category_id: 404 }))).toEqual(['category_id unknown_reference']);
  });

  test('is not restored into a category that is gone', async () => {
    const category = await createCategory('Seasonal');
    const { id } = await createItem({ category_id: category.id });
    await remove('Items', id);
    await remove('ItemCategories', category.id);
    expect(await errorsOf(billing.call('Items/Restore', { id }))).toEqual(['category_id unknown_reference']);
    await billing.call('ItemCategories/Restore', { id: category.id });
    await billing.call('Items/Restore', { id });
  });
});

describe('an item category', () => {
  test('has a title of its own, whatever its case', async () => {
    await createCategory('Confections');
    expect(await errorsOf(createCategory('confections'))).toEqual(['title taken']);
    await createCategory('Confections, sweet');
  });

  test('frees its title when it is deleted', async () => {
    const { id } = await createCategory('Produce');
    await remove('ItemCategories', id);
    await createCategory('Produce');
    expect(await errorsOf(billing.call('ItemCategories/Restore', { id }))).toEqual(['title taken']);
  });

  test('that items have cannot be deleted', async () => {
    const { id: category_id } = await createCategory('Seafood');
    const { id } = await createItem({ category_id });
    expect(await errorsOf(remove('ItemCategories', category_id))).toEqual(['id in_use']);
    await updateItem(id, { category_id: undefined });
    await remove('ItemCategories', category_id);
  });

  test('is never deleted beside an item that gets it', async () => {
    for (let run = 0; run < 10; run++) {
      const { id: category_id } = await createCategory(`raced ${run}`);
      const outcomes = await Promise.all([
        errorsOf(remove('ItemCategories', category_id)),
        ...Array.from({ length: 4 }, () => errorsOf(createItem({ category_id }))),
      ]);
      const deleted = outcomes[0]!.length === 0;
      const inUse = await billing.running.kit.db.collection('items').countDocuments({ category_id });
      expect(deleted && inUse > 0).toBe(false);
    }
  });
});
