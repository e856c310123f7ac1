import { type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';

type Task = Record<string, unknown> & { id: number };

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work.stop());

const create = async (task: object, caller?: RpcOptions['caller']) =>
  (await work.call<{ record: Task }>('Tasks/Create', { task }, { caller })).message.record;
const show = async (id: number) => (await work.call<{ record: Task }>('Tasks/Get', { id })).message.record;
const change = (id: number, task: object, paths = Object.keys(task)) =>
  work.call('Tasks/Update', { id, task, update_mask: { paths } });
const list = async (query: object, caller?: RpcOptions['caller']) =>
  (await work.call<{ records: Task[]; meta: { total: number } }>('Tasks/List', query, { caller })).message;
const validationError = (field: string, code?: string) => ({
  code: 'validation_failed',
  violations: [expect.objectContaining({ field, ...(code && { code }) })],
});

describe('a new task', () => {
  test('is not started, of medium priority, and answered in short', async () => {
    const sent = {
      title: 'Call',
      project_id: 7,
      assigned_to: [2, 3],
      start_date: '2026-03-01',
      deadline: '2026-03-01',
    };
    const created = await create(sent);
    expect(created).toEqual({ ...sent, id: expect.any(Number), status: 'not_started' });
    const shown = await show(created.id);
    const updated_at = String(shown['updated_at']);
    expect(Math.abs(Date.now() - Date.parse(updated_at))).toBeLessThan(60_000);
    expect(shown).toEqual({
      ...created,
      description: '',
      external_ids: {},
      priority: 'medium',
      labels: [],
      checklist: [],
      created_by: 1,
      created_at: updated_at.slice(0, 10),
      updated_at,
    });
  });

  test('needs a title, takes only the first status, and known words', async () => {
    await expect(create({ project_id: 1 })).rejects.toMatchObject(validationError('title'));
    await expect(create({ title: 'x', status: 'done' })).rejects.toMatchObject(validationError('status'));
    await expect(create({ title: 'x', priority: 'whenever' })).rejects.toMatchObject(validationError('priority'));
  });

  test('is in the list with all but labels and checklist', async () => {
    const { id } = await create({ title: 'Listed', description: 'long', labels: ['a'], checklist: [{ title: 'one' }] });
    const { records } = await list({ list: { search: 'listed' } });
    expect(Object.keys(records[0]!).sort()).toEqual(
      ['id', 'title', 'description', 'assigned_to', 'status', 'priority', 'created_at'].sort(),
    );
    expect(records[0]).toMatchObject({ id, description: 'long' });
  });
});

describe('the dates of a task', () => {
  test('a deadline before the start is refused, also when only one of them is changed', async () => {
    const dates = { start_date: '2026-03-10', deadline: '2026-03-20' };
    await expect(create({ title: 'x', ...dates, deadline: '2026-03-09' })).rejects.toMatchObject(
      validationError('deadline'),
    );
    const { id } = await create({ title: 'x', ...dates });
    await expect(change(id, { deadline: '2026-03-09' })).rejects.toMatchObject(
      validationError('deadline', 'before_start'),
    );
    await expect(change(id, { start_date: '2026-03-21' })).rejects.toMatchObject(
      validationError('start_date', 'before_start'),
    );
    await change(id, {}, ['start_date']);
    await change(id, { deadline: '2026-03-09' });
    expect(await show(id)).toMatchObject({ deadline: '2026-03-09' });
  });
});

describe('the status of a task', () => {
  test('becomes any other', async () => {
    const { id } = await create({ title: 'x' });
    const statuses = ['not_started', 'in_progress', 'on_hold', 'done', 'cancelled'];
    for (const [from, to] of statuses.flatMap((one) => statuses.map((other) => [one, other]))) {
      await change(id, { status: from });
      await change(id, { status: to });
      expect(await show(id)).toMatchObject({ status: to });
    }
    await expect(change(id, { status: 'finished' })).rejects.toMatchObject(validationError('status'));
  });
});

describe('who a task is assigned to', () => {
  test('is active staff: others are refused by name of the field', async () => {
    work.identity.has(20, { status: 'inactive' });
    work.identity.has(21, { user_type: 'client' });
    for (const nobody of [20, 21, 4711])
      await expect(create({ title: 'x', assigned_to: [2, nobody] })).rejects.toMatchObject({
        violations: [{ field: 'assigned_to', message: expect.stringContaining(String(nobody)) }],
      });
    const { id } = await create({ title: 'x' });
    await expect(change(id, { assigned_to: [20] })).rejects.toMatchObject(validationError('assigned_to'));
    await expect(change(id, { assigned_to: [2, 2] })).rejects.toMatchObject(validationError('assigned_to'));
  });

  test('is asked for at identity once and then known', async () => {
    work.identity.has(30);
    await create({ title: 'x', assigned_to: [30] });
    await create({ title: 'y', assigned_to: [30] });
    expect(work.identity.asked.filter((id) => id === 30)).toEqual([30]);
  });

  test('makes the task their own', async () => {
    const caller = staff(5, { 'tasks.view': 'own', 'tasks.create': 'own', 'tasks.update': 'own' });
    const mine = await create({ title: 'made' }, caller);
    const given = await create({ title: 'given', assigned_to: [5, 6] });
    const other = await create({ title: 'other', assigned_to: [6] });
    const { records, meta } = await list({}, caller);
    expect(records.map(({ id }) => id)).toEqual([given.id, mine.id]);
    expect(meta.total).toBe(2);
    await expect(work.call('Tasks/Get', { id: other.id }, { caller })).rejects.toMatchObject({ code: 'not_found' });
    await expect(work.call('Tasks/Delete', { id: mine.id }, { caller })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a checklist', () => {
  const template = async (...titles: string[]) => {
    const checklist_template = { title: 'Steps', items: titles.map((title) => ({ title })) };
    const rpc = 'ChecklistTemplates/Create';
    return (await work.call<{ record: { id: number } }>(rpc, { checklist_template })).message.record.id;
  };

  test('keeps its order and what is checked', async () => {
    const checklist = [
      { title: 'one', is_checked: true },
      { title: 'two', is_checked: false },
    ];
    const { id } = await create({ title: 'x', checklist });
    expect(await show(id)).toMatchObject({ checklist });
    await change(id, { checklist: [...checklist].reverse() });
    expect(await show(id)).toMatchObject({ checklist: [...checklist].reverse() });
    await expect(change(id, { checklist: [{ is_checked: true }] })).rejects.toMatchObject(
      validationError('checklist[0].title'),
    );
  });

  test('ends with the items of the template, which only a new task takes', async () => {
    const checklist_template_id = await template('a', 'b');
    const { id } = await create({ title: 'x', checklist: [{ title: 'own', is_checked: true }], checklist_template_id });
    const checklist = [
      { title: 'own', is_checked: true },
      { title: 'a', is_checked: false },
      { title: 'b', is_checked: false },
    ];
    expect(await show(id)).toMatchObject({ checklist, checklist_template_id });
    await change(id, { checklist_template_id, title: 'y' });
    expect(await show(id)).toMatchObject({ checklist });
    const other = await template('c');
    await expect(change(id, { checklist_template_id: other })).rejects.toMatchObject(
      validationError('checklist_template_id', 'read_only'),
    );
  });

  test('of a template that is not there, or that the caller may not see, is refused', async () => {
    await expect(create({ title: 'x', checklist_template_id: 4711 })).rejects.toMatchObject(
      validationError('checklist_template_id'),
    );
    const checklist_template_id = await template('secret');
    const blind = staff(5, { 'tasks.create': 'own' });
    await expect(create({ title: 'x', checklist_template_id }, blind)).rejects.toMatchObject(
      validationError('checklist_template_id'),
    );
  });

  test('that would be too long with the template is refused', async () => {
    const checklist_template_id = await template('one more');
    const checklist = Array.from({ length: 200 }, (_, n) => ({ title: `step ${n}` }));
    await expect(create({ title: 'x', checklist, checklist_template_id })).rejects.toMatchObject(
      validationError('checklist'),
    );
  });
});

describe('the list of tasks', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const project_id = 900;
  const titles = async (query: object) =>
    (await list({ project_id, list: { sort: 'title' }, ...query })).records.map(({ title }) => title);

  beforeAll(async () => {
    const late = await create({ title: 'a late', project_id, deadline: day(-1), priority: 'high' });
    const done = await create({ title: 'b late but done', project_id, deadline: day(-1), labels: ['x', 'y'] });
    await create({ title: 'c today', project_id, deadline: day(0), assigned_to: [8] });
    await create({ title: 'd without', project_id, labels: ['y'] });
    await change(late.id, { status: 'on_hold' });
    await change(done.id, { status: 'done' });
  });

  test.each<[string, object, string[]]>([
    ['project', {}, ['a late', 'b late but done', 'c today', 'd without']],
    ['status', { status: 'done' }, ['b late but done']],
    ['priority', { priority: 'high' }, ['a late']],
    ['label', { label: 'y' }, ['b late but done', 'd without']],
    ['assigned user', { assigned_to: 8 }, ['c today']],
    ['deadline from', { deadline_from: day(0) }, ['c today']],
    ['deadline to', { deadline_to: day(-1) }, ['a late', 'b late but done']],
    ['overdue', { overdue: true }, ['a late']],
    ['not overdue', { overdue: false }, ['b late but done', 'c today', 'd without']],
  ])('is filtered by %s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });
});
