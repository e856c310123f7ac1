import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startWork, type TestedWork } from '../../test/harness.ts';

type Member = Record<string, unknown> & { id: number };

let work: TestedWork;
beforeAll(async () => {
  work = await startWork();
});
afterAll(() => work?.stop());

const join = async (project_id: number, user_id: number, is_leader = false) => {
  const team_member = { project_id, user_id, is_leader };
  return (await work.call<{ record: Member }>('TeamMembers/Create', { team_member })).message.record;
};
const show = async (id: number) => (await work.call<{ record: Member }>('TeamMembers/Get', { id })).message.record;
const change = (id: number, team_member: object, paths = Object.keys(team_member)) =>
  work.call('TeamMembers/Update', { id, team_member, update_mask: { paths } });
const list = async (query: object) =>
  (await work.call<{ records: Member[] }>('TeamMembers/List', query)).message.records;
const taken = { code: 'validation_failed', violations: [expect.objectContaining({ field: 'user_id', code: 'taken' })] };

describe('a project team member', () => {
  test('is shown with the name of the user', async () => {
    const { id } = await join(1, 2, true);
    const member = { id, project_id: 1, user_id: 2, user_name: 'User 2', is_leader: true };
    expect(await show(id)).toMatchObject({ ...member, created_by: 1 });
    expect(await list({ project_id: 1 })).toEqual([{ ...member, created_at: expect.any(String) }]);
  });

  test('is on a project once, also when ten put the user there at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => join(2, 3)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken);
    await join(3, 3);
    const { id } = await join(2, 4);
    await expect(change(id, { user_id: 3 })).rejects.toMatchObject(taken);
  });

  test('may be sent back as it is shown, and has the name of another user with that user', async () => {
    const { id } = await join(4, 5);
    const shown = await show(id);
    await change(id, { ...shown, is_leader: true });
    expect(await show(id)).toMatchObject({ is_leader: true, user_name: 'User 5' });
    await change(id, { user_id: 6 });
    expect(await show(id)).toMatchObject({ user_id: 6, user_name: 'User 6' });
    await expect(change(id, { user_name: 'Somebody' })).rejects.toMatchObject({
      violations: [{ field: 'user_name', code: 'read_only' }],
    });
  });

  test('who is taken off can be put back, unless somebody has done so', async () => {
    const { id } = await join(7, 7);
    await work.call('TeamMembers/Delete', { id });
    const again = await join(7, 7);
    await expect(work.call('TeamMembers/Restore', { id })).rejects.toMatchObject(taken);
    await work.call('TeamMembers/Delete', { id: again.id });
    await work.call('TeamMembers/Restore', { id });
    expect(await show(id)).toMatchObject({ project_id: 7, user_id: 7 });
  });

  test('is found by project, user and name', async () => {
    const { id } = await join(8, 8);
    for (const query of [{ project_id: 8 }, { user_id: 8 }, { list: { search: 'user 8' } }])
      expect((await list(query)).map((member) => member.id)).toEqual([id]);
  });

  test.each([
    [{ user_id: 2 }, 'project_id'],
    [{ project_id: 1 }, 'user_id'],
    [{ project_id: 1, user_id: 99 }, 'user_id'],
  ])('cannot be made from %j', async (team_member, field) => {
    const creating = work.call('TeamMembers/Create', { team_member });
    await expect(creating).rejects.toMatchObject({ violations: [expect.objectContaining({ field })] });
  });
});
