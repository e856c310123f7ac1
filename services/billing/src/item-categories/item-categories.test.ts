import { startTestedService, type TestedService } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

let billing: TestedService;
beforeAll(async () => {
  billing = await startTestedService('billing');
});
afterAll(() => billing?.stop());

interface Shown {
  record: { id: number; title: string; description: string };
}
interface Listed {
  records: { id: number }[];
}

const create = async (title: string, more: object = {}) =>
  (await billing.call<Shown>('ItemCategories/Create', { category: { title, ...more } })).message.record;
const list = async (query: object) =>
  (await billing.call<Listed>('ItemCategories/List', { list: query })).message.records.map(({ id }) => id);

describe('an item category', () => {
  test('is returned as it was sent, with its version', async () => {
    const { id } = await create('Königlich', { sort: 3 });
    const { message, etag } = await billing.call<Shown>('ItemCategories/Get', { id });
    expect(message.record).toMatchObject({ id, title: 'Königlich', description: '', sort: 3, created_by: 1 });
    expect(etag).toBe(1);
  });

  test('is found among others by a part of its title, and sorted by its position', async () => {
    const [second, first] = [await create('Needle two', { sort: 2 }), await create('Needle one', { sort: 1 })];
    await create('Haystack');
    expect(await list({ search: 'eedl', sort: 'sort' })).toEqual([first.id, second.id]);
  });

  test('changes in the fields that were sent, once for each version', async () => {
    const { id } = await create('Before');
    const change = { id, category: { description: 'after' }, update_mask: { paths: ['description'] } };
    await billing.call('ItemCategories/Update', change, { headers: { 'if-match': '1' } });
    const { message, etag } = await billing.call<Shown>('ItemCategories/Get', { id });
    expect([message.record.title, message.record.description, etag]).toEqual(['Before', 'after', 2]);
    const again = billing.call('ItemCategories/Update', change, { headers: { 'if-match': '1' } });
    await expect(again).rejects.toMatchObject({ code: 'version_mismatch' });
  });

  test('is restored after it was deleted', async () => {
    const { id } = await create('Phoenix');
    await billing.call('ItemCategories/Delete', { id });
    await expect(billing.call('ItemCategories/Get', { id })).rejects.toMatchObject({ code: 'not_found' });
    await billing.call('ItemCategories/Restore', { id });
    expect(await list({ search: 'phoenix' })).toEqual([id]);
  });
});
