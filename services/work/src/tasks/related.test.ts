import { errorsOf, eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';
import { OF_USER } from '../../test/related.ts';

type Task = Record<string, unknown> & { id: number; client_id?: number };

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const create = async (task: object) =>
  (await work.call<{ record: { id: number } }>('Tasks/Create', { task: { title: 'Call', ...task } })).message.record.id;
const show = async (id: number) => (await work.call<{ record: Task }>('Tasks/Get', { id })).message.record;
const change = (id: number, task: object) =>
  work.call('Tasks/Update', { id, task, update_mask: { paths: Object.keys(task) } });
const idsOf = async (query: object) =>
  (await work.call<{ records: Task[] }>('Tasks/List', query)).message.records.map(({ id }) => id);
const untilClient = (id: number) =>
  eventually(
    () => show(id),
    ({ client_id }) => client_id !== undefined,
  );

describe('a task', () => {
  test.each(['client_id', 'lead_id', 'estimate_id', 'order_id', 'contract_id', 'invoice_id'])(
    'is about a record by %s, is listed by it, and rejects one that does not exist',
    async (field) => {
      const id = await create({ [field]: 71 });
      expect((await show(id))[field]).toBe(71);
      expect(await idsOf({ [field]: 71 })).toEqual([id]);
      expect(await idsOf({ [field]: 72 })).toEqual([]);
      await expect(create({ [field]: 100 })).rejects.toMatchObject({
        code: 'validation_failed',
        violations: [expect.objectContaining({ field, code: 'unknown_reference' })],
      });
    },
  );

  test('is about records within the scope of the caller alone', async () => {
    const { id: userId, created, owned, client } = OF_USER;
    const callerWith = (view: 'own' | 'all' | undefined) =>
      staff(userId, { 'tasks.create': 'all', ...(view && { 'orders.view': view, 'leads.view': view }) });
    const attempt = (task: object, view?: 'own' | 'all') =>
      errorsOf(work.call('Tasks/Create', { task: { title: 'Call', ...task } }, { caller: callerWith(view) }));
    const unknown = ['order_id unknown_reference'];
    expect(await attempt({ order_id: created })).toEqual(unknown);
    expect(await attempt({ order_id: 64 }, 'all')).toEqual([]);
    expect(await attempt({ order_id: 64 }, 'own')).toEqual(unknown);
    for (const task of [{ order_id: created }, { order_id: client }, { lead_id: owned }])
      expect(await attempt(task, 'own')).toEqual([]);
  });

  test('can be about several records, and about none again', async () => {
    const id = await create({ client_id: 1, invoice_id: 2 });
    await change(id, { invoice_id: null });
    const shown = await show(id);
    expect(shown.client_id).toBe(1);
    expect(shown).not.toHaveProperty('invoice_id');
  });
});

describe('the conversion of a lead', () => {
  test('assigns its tasks to the client as well, as one change each', async () => {
    const [first, second, other] = [await create({ lead_id: 11 }), await create({ lead_id: 11 }), await create({})];
    await work.related.convert(11, 5);
    expect(await untilClient(first)).toMatchObject({ lead_id: 11, client_id: 5 });
    expect(await untilClient(second)).toMatchObject({ lead_id: 11, client_id: 5 });
    expect(await show(other)).not.toHaveProperty('client_id');
    const stored = await work.running.kit.db.collection('tasks').find({ lead_id: 11 }).toArray();
    expect(stored.map(({ version }) => version)).toEqual([2, 2]);
  });

  test('keeps the client that a task already has', async () => {
    const [mine, marker] = [await create({ lead_id: 12, client_id: 9 }), await create({ lead_id: 12 })];
    await work.related.convert(12, 5);
    await untilClient(marker);
    expect(await show(mine)).toMatchObject({ client_id: 9 });
  });

  test('counts for tasks that get the lead afterwards, and not for those that lose the client again', async () => {
    const marker = await create({ lead_id: 13 });
    await work.related.convert(13, 6);
    await untilClient(marker);
    const [made, changed] = [await create({ lead_id: 13 }), await create({})];
    await change(changed, { lead_id: 13 });
    expect(await show(made)).toMatchObject({ client_id: 6 });
    expect(await show(changed)).toMatchObject({ client_id: 6 });
    await change(changed, { client_id: null });
    await change(changed, { title: 'Call again' });
    expect(await show(changed)).not.toHaveProperty('client_id');
  });

  test('counts for a task that was deleted then and is restored', async () => {
    const [deleted, marker] = [await create({ lead_id: 14 }), await create({ lead_id: 14 })];
    await work.call('Tasks/Delete', { id: deleted });
    await work.related.convert(14, 7);
    await untilClient(marker);
    await work.call('Tasks/Restore', { id: deleted });
    expect(await show(deleted)).toMatchObject({ lead_id: 14, client_id: 7 });
  });

  test('reaches tasks that are created at the same moment', async () => {
    await create({ lead_id: 15 });
    const [, ...ids] = await Promise.all([
      work.related.convert(15, 8),
      ...Array.from({ length: 20 }, () => create({ lead_id: 15 })),
    ]);
    for (const id of ids) expect(await untilClient(id)).toMatchObject({ client_id: 8 });
  });
});
