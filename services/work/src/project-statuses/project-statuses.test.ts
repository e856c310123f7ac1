import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';
import { freeKey, keyFromTitle } from './project-statuses.module.ts';

type Status = Record<string, unknown> & { id: number; key_name: string };

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const create = async (project_status: object) =>
  (await work.call<{ record: Status }>('ProjectStatuses/Create', { project_status })).message.record;
const show = async (id: number) => (await work.call<{ record: Status }>('ProjectStatuses/Get', { id })).message.record;
const change = (id: number, project_status: object, paths = Object.keys(project_status)) =>
  work.call('ProjectStatuses/Update', { id, project_status, update_mask: { paths } });
const list = async (sort: string) =>
  (await work.call<{ records: Status[] }>('ProjectStatuses/List', { list: { sort, limit: 100 } })).message.records;

describe('a fresh system', () => {
  test('starts with four statuses, also when several copies of the service start at once', async () => {
    const { db } = work.running.kit;
    await db.collection('project_statuses').deleteMany({});
    const copies = await Promise.all([1, 2].map(() => work.startCopy()));
    const built = (await list('sort')).map(({ title, key_name, category }) => [title, key_name, category]);
    expect(built).toEqual([
      ['Open', 'open', 'open'],
      ['Hold', 'hold', 'on_hold'],
      ['Completed', 'completed', 'done'],
      ['Cancelled', 'cancelled', 'cancelled'],
    ]);
    for (const copy of copies) await copy.stop();
  });

  test('keeps them: they cannot be deleted, and what is changed in them stays after a start', async () => {
    const [open] = await list('sort');
    await expect(work.call('ProjectStatuses/Delete', { id: open!.id })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'id', code: 'built_in', message: expect.stringContaining('Open') }],
    });
    await change(open!.id, { title: 'Offen' });
    await (await work.startCopy()).stop();
    expect(await list('sort')).toHaveLength(4);
    expect(await show(open!.id)).toMatchObject({ title: 'Offen', key_name: 'open', is_built_in: true });
  });
});

describe('a project status', () => {
  test('gets its key from the title, and keeps it', async () => {
    const { id, key_name } = await create({ title: 'Fällig: in Prüfung!', color: '#A0b1C2', icon: 'eye', sort: 9 });
    expect(key_name).toBe('faellig_in_pruefung');
    await change(id, { title: 'Anders' });
    const shown = await show(id);
    expect(shown).toMatchObject({ title: 'Anders', key_name, category: 'open', is_built_in: false, sort: 9 });
    await change(id, { ...shown, sort: 10 });
    await expect(change(id, { key_name: 'mine' })).rejects.toMatchObject({ violations: [{ field: 'key_name' }] });
  });

  test('has a key of its own, also when twenty of one title are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create({ title: 'Review' })));
    const keys = ['review', ...Array.from({ length: 19 }, (_, n) => `review_${n + 2}`)];
    expect(made.map(({ key_name }) => key_name).sort()).toEqual(keys.sort());
  });

  test('can be deleted and restored, unless its key was given to another', async () => {
    const { id } = await create({ title: 'Parked' });
    await work.call('ProjectStatuses/Delete', { id });
    const other = await create({ title: 'Parked' });
    expect(other.key_name).toBe('parked');
    await expect(work.call('ProjectStatuses/Restore', { id })).rejects.toMatchObject({
      violations: [{ field: 'key_name', code: 'taken' }],
    });
    await work.call('ProjectStatuses/Delete', { id: other.id });
    await work.call('ProjectStatuses/Restore', { id });
    expect(await show(id)).toMatchObject({ key_name: 'parked' });
  });

  test.each([
    [{ color: '#fff', title: 'x' }, 'color'],
    [{ color: 'red', title: 'x' }, 'color'],
    [{ category: 'later', title: 'x' }, 'category'],
    [{ sort: -1, title: 'x' }, 'sort'],
    [{ color: '#ffffff' }, 'title'],
  ])('cannot be made from %j', async (status, field) => {
    await expect(create(status)).rejects.toMatchObject({ violations: [expect.objectContaining({ field })] });
  });
});

describe('the key of a status', () => {
  test.each([
    ['In review', 'in_review'],
    ['  Änderung -- nötig! ', 'aenderung_noetig'],
    ['QA/Test 2', 'qa_test_2'],
    ['onHold', 'onhold'],
    ['Готово', 'gotovo'],
    ['已完成', 'status'],
    ['!!!', 'status'],
  ])('of "%s" is %s', (title, key) => {
    expect(keyFromTitle(title)).toBe(key);
  });

  test('is cut where the title is long, and never ends with an underscore', () => {
    expect(keyFromTitle(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  test('is the first that is free', () => {
    expect(freeKey('open', new Set())).toBe('open');
    expect(freeKey('open', new Set(['open', 'open_3']))).toBe('open_2');
    expect(freeKey('open', new Set(['open', 'open_2']))).toBe('open_3');
  });
});
