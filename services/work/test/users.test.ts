import { eventually, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from './harness.ts';

interface Task {
  id: number;
  status: string;
  assigned_to: number[];
}
interface Member {
  id: number;
  user_name: string;
}

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const assign = async (...assigned_to: number[]) =>
  (await work.call<{ record: Task }>('Tasks/Create', { task: { title: 'x', assigned_to } })).message.record;
const setStatus = (id: number, status: string) =>
  work.call('Tasks/Update', { id, task: { status }, update_mask: { paths: ['status'] } });
const task = (id: number) => work.call<{ record: Task }>('Tasks/Get', { id });
const assignedTo = async (id: number) => (await task(id)).message.record.assigned_to;
const join = async (project_id: number, user_id: number, options?: RpcOptions) =>
  (await work.call<{ record: Member }>('TeamMembers/Create', { team_member: { project_id, user_id } }, options)).message
    .record;
const members = async (query: object) =>
  (await work.call<{ records: Member[] }>('TeamMembers/List', query)).message.records;
const deactivate = (id: number) => work.identity.publish('user.deactivated', id, { status: 'inactive' });
const activate = (id: number) => work.identity.publish('user.updated', id, { status: 'active' });
const assignTo = (id: number, assigned_to: number[]) =>
  work.call('Tasks/Update', { id, task: { assigned_to }, update_mask: { paths: ['assigned_to'] } });
const isAssignedTo = (id: number, expected: number[]) =>
  eventually(
    () => assignedTo(id),
    (users) => users.join() === expected.join(),
  );

describe('a user who is deactivated', () => {
  test('is taken off open tasks and off projects, and stays on what is done or cancelled', async () => {
    const open = await assign(40, 2);
    const held = await assign(40);
    const closed = await Promise.all(['done', 'cancelled'].map(async (status) => ({ ...(await assign(40)), status })));
    await setStatus(held.id, 'on_hold');
    for (const { id, status } of closed) await setStatus(id, status);
    await join(1, 40);
    const other = await join(1, 2);

    await deactivate(40);
    await eventually(
      () => assignedTo(open.id),
      (users) => !users.includes(40),
    );
    expect(await task(open.id)).toMatchObject({ etag: 2, message: { record: { assigned_to: [2] } } });
    expect(await assignedTo(held.id)).toEqual([]);
    for (const { id } of closed) expect(await assignedTo(id)).toEqual([40]);
    expect(await members({ user_id: 40 })).toEqual([]);
    expect((await members({ project_id: 1 })).map(({ id }) => id)).toEqual([other.id]);
  });

  test('gets no more work, and none back: neither a new task, nor one that is open again, nor a project', async () => {
    const done = await assign(41, 3);
    await setStatus(done.id, 'done');
    const { id } = await join(2, 41);
    await deactivate(41);
    await eventually(
      () => members({ user_id: 41 }),
      (found) => found.length === 0,
    );
    await expect(assign(41)).rejects.toMatchObject({ violations: [{ field: 'assigned_to' }] });
    await expect(join(3, 41)).rejects.toMatchObject({ violations: [{ field: 'user_id' }] });
    await expect(work.call('TeamMembers/Restore', { id })).rejects.toMatchObject({
      violations: [{ field: 'user_id' }],
    });
    await setStatus(done.id, 'in_progress');
    await eventually(
      () => assignedTo(done.id),
      (users) => users.length === 1 && users[0] === 3,
    );
  });

  test('is on no open task in the end, whoever was assigning at that moment', async () => {
    const first = await assign(42);
    const assigning = Array.from({ length: 60 }, () => assign(42).catch(() => undefined));
    await deactivate(42);
    const made = [first, ...(await Promise.all(assigning))].filter((created) => created !== undefined);
    expect(made.length).toBeGreaterThan(1);
    await eventually(
      async () => (await Promise.all(made.map(({ id }) => assignedTo(id)))).flat(),
      (users) => users.length === 0,
    );
  });

  test('may be given work as soon as the account is active again, before that is told', async () => {
    const before = await assign(43);
    await deactivate(43);
    // The projection is inactive before the tasks are changed, which would include the new one.
    await eventually(
      () => assignedTo(before.id),
      (users) => users.length === 0,
    );
    work.identity.has(43, { status: 'active' });
    const { id } = await assign(43);
    expect(await assignedTo(id)).toEqual([43]);
  });
});

describe('a user who is active again', () => {
  test('gets back the open tasks and projects in which nobody has changed anything since, and no mail', async () => {
    const [kept, given, changed, done] = [await assign(2, 30, 3), await assign(30), await assign(30), await assign(30)];
    const [member, replaced] = [await join(30, 30), await join(31, 30)];
    await deactivate(30);
    await isAssignedTo(kept.id, [2, 3]);
    for (const { id } of [given, changed, done]) await isAssignedTo(id, []);
    await eventually(
      () => members({ user_id: 30 }),
      ({ length }) => length === 0,
    );
    await assignTo(given.id, [4]);
    await assignTo(changed.id, [4]);
    await assignTo(changed.id, []);
    await setStatus(done.id, 'done');
    await activate(30);
    await isAssignedTo(kept.id, [2, 30, 3]);
    expect(await assignedTo(given.id)).toEqual([4]);
    expect(await assignedTo(changed.id)).toEqual([]);
    expect(await assignedTo(done.id)).toEqual([]);
    await setStatus(done.id, 'in_progress');
    await isAssignedTo(done.id, [30]);
    const found = await eventually(
      () => members({ user_id: 30 }),
      ({ length }) => length === 2,
    );
    expect(found.map(({ id }) => id).sort()).toEqual([member.id, replaced.id].sort());
    const assigned = { record: `task.${kept.id}`, subject: /task\.assigned/ };
    expect(await work.running.kit.db.collection('outbox').countDocuments(assigned)).toBe(1);
  });

  test('stays on everything when the deactivation is delivered late', async () => {
    const { id } = await assign(31);
    await join(32, 31);
    const late = work.identity.has(31, { status: 'inactive' });
    await activate(31);
    await work.identity.publishLate('user.deactivated', late);
    await work.identity.publish('user.updated', 31, { name: 'User 31 again' });
    await eventually(
      () => members({ user_id: 31 }),
      (found) => found[0]?.user_name === 'User 31 again',
    );
    await isAssignedTo(id, [31]);
  });

  test('and deactivated in turn several times ends with what the last change says', async () => {
    const { id } = await assign(33, 34);
    for (let round = 0; round < 4; round++) {
      await deactivate(33);
      await deactivate(34);
      await activate(33);
      await activate(34);
    }
    await isAssignedTo(id, [33, 34]);
    await deactivate(34);
    await isAssignedTo(id, [33]);
  });
});

describe('the name of a user', () => {
  test('is shown on projects, and changes with the account', async () => {
    await work.identity.publish('user.created', 44, { name: 'Nancy Davolio' });
    const member = await join(5, 44);
    expect(member).toMatchObject({ user_name: 'Nancy Davolio' });
    await work.identity.publish('user.updated', 44, { name: 'Nancy Åström' });
    const found = await eventually(
      () => members({ list: { search: 'astrom' } }),
      ({ length }) => length > 0,
    );
    expect(found).toEqual([expect.objectContaining({ id: member.id, user_name: 'Nancy Åström' })]);
    expect(await members({ list: { search: 'davolio' } })).toEqual([]);
  });
});

describe('identity that is away', () => {
  test('is not needed for users that are known, and unavailable is answered for others', async () => {
    await assign(45);
    const alone = await work.startCopy({ UPSTREAMS: 'identity=127.0.0.1:9' });
    const create = (id: number) => alone.call('Tasks/Create', { task: { title: 'x', assigned_to: [id] } });
    await create(45);
    await expect(create(46)).rejects.toMatchObject({ code: 'unavailable' });
    await alone.stop();
  });
});

describe('what is own', () => {
  test('of projects are the memberships of oneself', async () => {
    const caller = staff(47, { 'team_members.view': 'own', 'team_members.update': 'own' });
    const mine = await join(6, 47);
    const other = await join(6, 48);
    const list = await work.call<{ records: Member[] }>('TeamMembers/List', {}, { caller });
    expect(list.message.records.map(({ id }) => id)).toEqual([mine.id]);
    await expect(work.call('TeamMembers/Get', { id: other.id }, { caller })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
