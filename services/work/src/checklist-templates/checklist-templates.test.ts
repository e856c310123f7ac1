import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';

type Template = Record<string, unknown> & { id: number };

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const create = async (checklist_template: object) =>
  (await work.call<{ record: Template }>('ChecklistTemplates/Create', { checklist_template })).message.record;
const list = async (query: object) =>
  (await work.call<{ records: Template[] }>('ChecklistTemplates/List', { list: query })).message.records;

describe('a checklist template', () => {
  test('keeps its items in order and says in the list how many there are', async () => {
    const items = [{ title: 'second' }, { title: 'first' }];
    const { id } = await create({ title: 'Onboarding', items, sort: 3 });
    const { message } = await work.call('ChecklistTemplates/Get', { id });
    expect(message).toMatchObject({ record: { title: 'Onboarding', items, sort: 3, item_count: 2 } });
    expect(await list({ search: 'board' })).toEqual([
      { id, title: 'Onboarding', item_count: 2, sort: 3, created_at: expect.any(String) },
    ]);
  });

  test('has another number of items after a change', async () => {
    const { id } = await create({ title: 'x', items: [{ title: 'a' }] });
    const checklist_template = { items: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] };
    await work.call('ChecklistTemplates/Update', { id, checklist_template, update_mask: { paths: ['items'] } });
    const { message } = await work.call('ChecklistTemplates/Get', { id });
    expect(message).toMatchObject({ record: { ...checklist_template, item_count: 3 } });
  });

  test('comes in the order of its place', async () => {
    for (const sort of [7, 5, 6]) await create({ title: 'ordered', sort });
    expect((await list({ search: 'ordered', sort: 'sort' })).map(({ sort }) => sort)).toEqual([5, 6, 7]);
  });

  test.each([
    [{ items: [{ title: 'a' }] }, 'title'],
    [{ title: 'x', items: [{ title: '' }] }, 'items[0].title'],
    [{ title: 'x', items: Array.from({ length: 101 }, () => ({ title: 'a' })) }, 'items'],
  ])('cannot be made without a title, with items without one, or with too many', async (template, field) => {
    await expect(create(template)).rejects.toMatchObject({ violations: [expect.objectContaining({ field })] });
  });
});
