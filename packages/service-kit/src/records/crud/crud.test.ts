import type { staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Shown {
  record: Record<string, unknown> & { id: number };
  notes: Record<string, string>;
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([widgetsModule()]);
});
afterAll(() => tested.stop());

const create = async (widget: object, caller?: ReturnType<typeof staff>) =>
  (await tested.call<Shown>('Widgets/Create', { widget }, { caller })).message.record;
const show = async (id: number) => (await tested.call<Shown>('Widgets/Get', { id })).message;
const widgets = () =>
  tested.running.kit.db.collection<{ _id: number; search?: string[]; sort_keys?: object }>('widgets');
const change = (id: number, widget: object, paths: string[], options = {}) =>
  tested.call('Widgets/Update', { id, widget, update_mask: { paths } }, options);

describe('a record', () => {
  test('comes back as it was sent, with what the server sets', async () => {
    const sent = {
      title: 'Ärger & Söhne',
      description: 'two\nlines',
      price: '12.3400',
      due_on: '2026-02-28',
      amount: 0,
      parts: [{ title: 'one', rate: '0.5' }],
      labels: ['a', 'b'],
      group_ids: '1,22',
      notes: { first: 'x' },
      is_public: true,
    };
    const { id } = await create(sent);
    const { record, notes } = await show(id);
    expect(record).toMatchObject({
      ...sent,
      notes: {},
      id,
      status: 'draft',
      owner_id: 1,
      created_by: 1,
      part_count: 1,
    });
    expect(notes).toEqual({ first: 'x' });
    expect(record['created_at']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(record['updated_at']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('updates the search fields that a change affects, and leaves the others', async () => {
    const { id } = await create({ title: 'Bräcke', description: 'far away' });
    const stored = async () => {
      const { search, sort_keys } = { ...(await widgets().findOne({ _id: id })) };
      return { search, sort_keys };
    };
    const marked = { search: ['marked'], sort_keys: { marked: 'yes' } };
    const written = await stored();
    await widgets().updateOne({ _id: id }, { $set: marked });
    await change(id, { labels: ['x'] }, ['labels']);
    expect(await stored()).toEqual(marked);
    await change(id, { description: 'near' }, ['description']);
    expect((await stored()).search).toEqual(expect.arrayContaining(['bracke', 'near']));
    await change(id, { title: 'Ådalen', description: 'far away' }, ['title', 'description']);
    await change(id, { title: 'Bräcke' }, ['title']);
    expect(await stored()).toEqual(written);
  });

  test('leaves out what is not set and may be null, and shows the rest empty', async () => {
    const { id } = await create({ title: 'bare' });
    const { record } = await show(id);
    expect(record).toMatchObject({ description: '', parts: [], labels: [], group_ids: '', is_public: false });
    for (const name of ['sku', 'price', 'due_on', 'amount']) expect(record).not.toHaveProperty(name);
  });

  test('cannot be created with a status other than the first one, nor with what the server sets', async () => {
    await expect(create({ title: 'x', status: 'paid' })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'status', code: 'not_allowed' }],
    });
    await expect(create({ title: 'x', created_by: 7 })).rejects.toMatchObject({
      violations: [{ field: 'created_by', code: 'read_only' }],
    });
  });

  test('that would take a unique value twice is refused, naming the field', async () => {
    await create({ title: 'first', sku: 'A-1' });
    await expect(create({ title: 'second', sku: 'A-1' })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'sku', code: 'taken' }],
    });
  });
});

describe('an update', () => {
  test('changes what the mask names and nothing else', async () => {
    const { id } = await create({ title: 'before', description: 'stays', labels: ['a'] });
    const { etag } = await change(id, { title: 'after', description: 'not named', labels: [] }, ['title', 'labels']);
    expect(etag).toBe(2);
    expect((await show(id)).record).toMatchObject({ title: 'after', description: 'stays', labels: [] });
  });

  test('with an empty mask, or of nothing that differs, leaves the version as it is', async () => {
    const { id } = await create({
      title: 'same',
      price: '1.50',
      due_on: '2026-01-01',
      parts: [{ title: 'p', rate: '1' }],
    });
    expect((await change(id, { title: 'other' }, [])).etag).toBe(1);
    const { record } = await show(id);
    expect((await change(id, record, Object.keys(record))).etag).toBe(1);
  });

  test('unsets what the mask names and the message leaves out', async () => {
    const { id } = await create({ title: 'x', price: '1', due_on: '2026-01-01', sku: 'gone' });
    await change(id, {}, ['price', 'due_on', 'sku']);
    const { record } = await show(id);
    for (const name of ['price', 'due_on', 'sku']) expect(record).not.toHaveProperty(name);
  });

  test('merges maps by key; a key without value is removed', async () => {
    const { id } = await create({ title: 'x', notes: { a: '1', b: '2', c: '3' } });
    await change(id, { notes: { a: 'one', d: '4' } }, ['notes.a', 'notes.b', 'notes.d']);
    expect((await show(id)).notes).toEqual({ a: 'one', c: '3', d: '4' });
  });

  test('may send back what the server sets, but not change it', async () => {
    const { id, created_at } = await create({ title: 'x' });
    await change(id, { id, created_at, part_count: 0 }, ['id', 'created_at', 'part_count']);
    await expect(change(id, { created_by: 9 }, ['created_by'])).rejects.toMatchObject({
      violations: [{ field: 'created_by', code: 'read_only' }],
    });
    await expect(change(id, {}, ['nonsense'])).rejects.toMatchObject({ violations: [{ field: 'nonsense' }] });
  });

  test('with the whole record as it was before another change is 412 and names the fields that differ now', async () => {
    const { id } = await create({ title: 'read by two', description: 'first' });
    const { record: read } = await show(id);
    await change(id, { description: 'second' }, ['description']);
    const whole = Object.keys(read);
    const stale = change(id, { ...read, title: 'renamed' }, whole);
    await expect(stale).rejects.toMatchObject({
      code: 'version_mismatch',
      message: expect.stringMatching(/^The record was changed at .*\. Fields that differ: /),
      violations: expect.arrayContaining([
        { field: 'title', code: 'changed', message: 'title is now "read by two".' },
        { field: 'description', code: 'changed', message: 'description is now "second".' },
      ]),
    });
    const { record: fresh } = await show(id);
    expect(fresh['description']).toBe('second');
    await change(id, { ...fresh, title: 'renamed' }, whole);
    expect((await show(id)).record['title']).toBe('renamed');
  });

  test('of the status is a legal move or names those there are', async () => {
    const { id } = await create({ title: 'x' });
    await expect(change(id, { status: 'paid' }, ['status'])).rejects.toMatchObject({
      violations: [
        { field: 'status', code: 'illegal_move', message: expect.stringContaining('sent'), allowed: ['sent'] },
      ],
    });
    await change(id, { status: 'sent' }, ['status']);
    await change(id, { status: 'paid' }, ['status']);
    await expect(change(id, { status: 'draft' }, ['status'])).rejects.toMatchObject({ violations: [{ allowed: [] }] });
  });

  test('of a status that the contract does not know names that status', async () => {
    const { id } = await create({ title: 'x' });
    await tested.running.kit.db.collection('widgets').updateOne({ _id: id as never }, { $set: { status: 'lent' } });
    await expect(change(id, { status: 'sent' }, ['status'])).rejects.toMatchObject({
      violations: [{ field: 'status', message: 'status is lent, which is not one of draft, sent, paid.' }],
    });
  });

  test('with a version that is not the current one is refused, also when two come at once', async () => {
    const { id } = await create({ title: 'x' });
    await expect(change(id, { title: 'y' }, ['title'], { headers: { 'if-match': '7' } })).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    await change(id, {}, [], { headers: { 'if-match': '7,1,9' } });
    const both = await Promise.allSettled(
      ['a', 'b'].map((title) => change(id, { title }, ['title'], { headers: { 'if-match': '1' } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a deleted record', () => {
  test('is gone for everybody, frees its unique value, and can be restored', async () => {
    const { id } = await create({ title: 'doomed', sku: 'free' });
    await tested.call('Widgets/Delete', { id });
    await expect(show(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(tested.call('Widgets/Delete', { id })).rejects.toMatchObject({ code: 'not_found' });
    const { message } = await tested.call<{ records: { id: number }[] }>('Widgets/ListDeleted');
    expect(message.records[0]).toMatchObject({ id, title: 'doomed', deleted_by: 1 });

    const taker = await create({ title: 'taker', sku: 'free' });
    await expect(tested.call('Widgets/Restore', { id })).rejects.toMatchObject({ violations: [{ field: 'sku' }] });
    await tested.call('Widgets/Delete', { id: taker.id });
    const restored = await tested.call<{ record: object }>('Widgets/Restore', { id });
    const { record } = await show(id);
    expect(record).toMatchObject({ title: 'doomed', sku: 'free' });
    expect(restored.message).toMatchObject({ success: true, message: 'Restored.', record });
  });
});
