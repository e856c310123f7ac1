import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { namesOf } from './names.ts';
import { moduleFiles } from './template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('a new module', () => {
  test('has the four files of the source under its own names', async () => {
    const { files } = await moduleFiles(root, namesOf('crm', 'price-lists'));
    expect(Object.keys(files)).toEqual([
      'protos/bms/crm/price_lists.proto',
      'services/crm/src/price-lists/price-lists.model.ts',
      'services/crm/src/price-lists/price-lists.module.ts',
      'services/crm/src/price-lists/price-lists.test.ts',
    ]);
    const [proto, model, module, sample] = Object.values(files);
    expect(proto).toContain('post: "/api/price-lists", body: "price_list"');
    expect(proto).toContain('// Get a price list.');
    expect(proto).toContain('title: "Price lists"');
    expect(model).toContain("export const priceLists = defineModel('price_lists', {\n  service: 'bms.crm.PriceLists',");
    expect(module).toContain("message: 'bms.crm.PriceListEvent'");
    expect(sample).toContain("crm.call<Shown>('PriceLists/Get', { id })");
  });

  test('has nothing of the source but its structure', async () => {
    const { files, event } = await moduleFiles(root, namesOf('crm', 'price-lists'));
    for (const text of [...Object.values(files), event])
      expect(text).not.toMatch(/categor|billing|unique|InUse|\bitems?\b|beverage/i);
  });

  test('has an event message with a type for each change', async () => {
    const { event } = await moduleFiles(root, namesOf('work', 'offers'));
    expect(event).toMatch(/^\n\/\/ An offer\.\nmessage OfferEvent \{\n/);
    for (const type of ['created', 'updated', 'deleted', 'restored']) expect(event).toContain(`"offer.${type}"`);
    expect(event.endsWith('\n}\n')).toBe(true);
  });
});
