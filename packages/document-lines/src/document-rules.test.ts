import { type Call, CallContext } from '@bms/service-kit';
import { describe, expect, test } from '@jest/globals';
import type { LineReferences } from './complete-lines.ts';
import { createDocumentRules } from './document-rules.ts';

const asked: LineReferences[] = [];
const rules = createDocumentRules(
  async (ids) => {
    asked.push(ids);
    return { items: new Map(ids.items.map((id) => [id, { title: `Item ${id}`, rate: '7' }])), taxes: new Map() };
  },
  { ofOrganization: async () => 'EUR', ofClient: async () => 'USD' },
);
const callOf = (mask?: string[]) => {
  const rpc = { request: { field: () => mask } };
  return { rpc, mask: mask ?? [], context: new CallContext() } as unknown as Call;
};

describe('the items and taxes of the lines of a document', () => {
  test('are looked up once, and not at all where no line names either', async () => {
    asked.length = 0;
    const items = [1, 2, 1].map((item_id) => ({ item_id, quantity: '1', tax_ids: [5, 4 + item_id].slice(0, item_id) }));
    await rules.prepare({ items }, callOf(), true);
    await rules.prepare({ items: [{ title: 'x', quantity: '1', rate: '1', tax_ids: [] }] }, callOf(), true);
    expect(asked).toEqual([{ items: [1, 2], taxes: [5, 6] }]);
  });

  test('are not looked up for a change of other fields', async () => {
    asked.length = 0;
    await rules.prepare({ items: [{ item_id: 1, quantity: '1' }] }, callOf(['terms']), false);
    expect(asked).toEqual([]);
  });
});

test('a changed document keeps its currency, a new one without has that of its client', async () => {
  const items = [{ item_id: 1, quantity: '1', rate: '' }];
  const call = callOf();
  await rules.prepare({ items, client_id: 3 }, call, true);
  expect(() => rules.normalize({ items, client_id: 3 }, call, undefined)).toThrow(
    expect.objectContaining({ violations: [expect.objectContaining({ field: 'items[0].rate' })] }),
  );
  const change = callOf(['items']);
  await rules.prepare({ items }, change, false);
  const before = { currency: 'EUR', items: [] };
  expect(rules.normalize({ items }, change, before)).toEqual({
    items: [{ item_id: 1, title: 'Item 1', quantity: '1', rate: '7' }],
  });
});
