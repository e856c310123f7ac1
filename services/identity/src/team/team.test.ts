import { administrator, errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  adminEmail,
  adminPassword,
  eventsOf,
  gateway,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

interface Member {
  id: number;
  email: string;
  role_id: number;
  is_admin: number;
  status: string;
}

let identity: TestedIdentity;
let role: number;
beforeAll(async () => {
  identity = await startIdentity();
  const { records } = await identity.call<{ records: { id: number; title: string }[] }>(
    'Roles/List',
    {},
    { caller: administrator },
  );
  role = records.find(({ title }) => title === 'Member')!.id;
});
afterAll(() => identity.stop());

let people = 0;
const nancy = (more: object = {}) => ({
  first_name: 'Nancy',
  last_name: 'Davolio',
  email: `nancy${++people}@example.com`,
  role_id: role,
  ...more,
});
const add = async (more: object = {}) => {
  const member = nancy(more);
  const { record } = await identity.call<{ record: Member }>('Team/Create', { member }, { caller: administrator });
  return record;
};
const show = async (id: number) => {
  const answer = await identity.call<{ record: Member }>('Team/Get', { id }, { caller: administrator });
  return answer.record;
};
const change = (id: number, member: object, caller = administrator, headers = {}) => {
  const message = { id, member, update_mask: { paths: Object.keys(member) } };
  return identity.call('Team/Update', message, { caller, headers });
};
const remove = (id: number, caller = administrator) => identity.call('Team/Delete', { id }, { caller });
const staff = (id: number, grants: Record<string, 'own' | 'all'>) => userCaller(id, 'none', { roleId: role, grants });

describe('a team member', () => {
  test('comes back as sent, with the phone as E.164', async () => {
    const sent = nancy({ phone: '+1 (206) 555-9857', job_title: 'Sales', language: 'pt-BR', image: '/nancy.png' });
    const { record } = await identity.call<{ record: Member }>(
      'Team/Create',
      { member: sent },
      { caller: administrator },
    );
    expect(await show(record.id)).toMatchObject({
      ...sent,
      phone: '+12065559857',
      status: 'active',
      is_admin: 0,
      created_by: 1,
    });
    expect(await eventsOf(identity)).toEqual(
      expect.arrayContaining([`user.created.${record.id}`, expect.stringMatching(/^user\.invited\./)]),
    );
  });

  test('is found in the list by name, role and status, and the list shows no more than its fields', async () => {
    const { id } = await add({ first_name: 'Ærøskøbing', role_id: role });
    const list = { search: 'aeroskob' };
    const found = await identity.call<{ records: Member[] }>(
      'Team/List',
      { list, role_id: role, status: 'active' },
      { caller: administrator },
    );
    expect(found.records.map((member) => member.id)).toEqual([id]);
    expect(Object.keys(found.records[0]!).sort()).toEqual([
      'created_at',
      'email',
      'first_name',
      'id',
      'is_admin',
      'job_title',
      'last_name',
      'phone',
      'role_id',
      'status',
    ]);
    const inactive = { list, status: 'inactive' };
    expect(await identity.call('Team/List', inactive, { caller: administrator })).toMatchObject({ records: [] });
  });

  test.each([
    [{ email: 'nobody' }, 'email invalid_format'],
    [{ email: adminEmail.toUpperCase() }, 'email taken'],
    [{ phone: '123' }, 'phone invalid_format'],
    [{ role_id: 99_999 }, 'role_id unknown_reference'],
    [{ role_id: 0 }, 'role_id unknown_reference'],
    [{ is_admin: 1 }, 'role_id not_allowed'],
    [{ is_admin: 2 }, 'is_admin out_of_range'],
    [{ status: 'inactive' }, 'status not_allowed'],
    [{ first_name: '' }, 'first_name required'],
    [{ language: 'English!' }, 'language invalid_format'],
    [{ image: 'javascript:alert(1)' }, 'image invalid_format'],
  ])('with %j is 422', async (more, expected) => {
    expect(await errorsOf(add(more))).toEqual([expected]);
  });

  test('of several with one phone at once one is created', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => errorsOf(add({ phone: '+12065550142' }))));
    expect(outcomes.sort()).toEqual([[], ['phone taken'], ['phone taken']]);
  });

  test('who becomes an administrator has no role any more, and needs one to be none again', async () => {
    const { id } = await add();
    await change(id, { is_admin: 1 });
    expect(await show(id)).toMatchObject({ is_admin: 1, role_id: 0 });
    expect(await errorsOf(change(id, { is_admin: 0 }))).toEqual(['role_id unknown_reference']);
    await change(id, { is_admin: 0, role_id: role });
    expect(await show(id)).toMatchObject({ is_admin: 0, role_id: role });
  });

  test('may be deleted and restored; the email is free meanwhile, and a restore that collides is 422', async () => {
    const { id, email } = await add();
    await remove(id);
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    const deleted = await identity.call('Team/ListDeleted', {}, { caller: administrator });
    expect(deleted).toMatchObject({ records: [{ id, title: email, deleted_by: 1 }] });
    const other = await add({ email });
    const restore = () => identity.call('Team/Restore', { id }, { caller: administrator });
    expect(await errorsOf(restore())).toEqual(['email taken']);
    await remove(other.id);
    await restore();
    expect(await show(id)).toMatchObject({ email });
  });
});

describe('access that ends', () => {
  const sessionsOf = (userId: number) =>
    identity.running.kit.db.collection('sessions').find({ user_id: userId, ended_at: null }).toArray();

  /** Creates a member with live sessions. */
  async function signedIn(sessions: number) {
    const member = await add();
    const now = new Date();
    const rows = Array.from({ length: sessions }, (_, i) => ({
      _id: `session-${member.id}-${i}`,
      user_id: member.id,
      created_at: now,
      expires_at: new Date(now.getTime() + 3600_000),
      ended_at: null,
    }));
    await identity.running.kit.db.collection<{ _id: string }>('sessions').insertMany(rows);
    return member;
  }

  test.each(['deactivated', 'deleted'])('who is %s is signed out everywhere, and others are told', async (how) => {
    const { id } = await signedIn(2);
    await (how === 'deleted' ? remove(id) : change(id, { status: 'inactive' }));
    expect(await sessionsOf(id)).toEqual([]);
    const resolving = identity.call('Callers/ResolveSession', { session_id: `session-${id}-0` }, { caller: gateway });
    expect(await errorsOf(resolving)).toEqual(['unauthenticated']);
    const events = await eventsOf(identity);
    expect(events).toEqual(
      expect.arrayContaining([
        `user.deactivated.${id}`,
        `session.revoked.session-${id}-0`,
        `session.revoked.session-${id}-1`,
      ]),
    );
  });

  test('a sign-in at the same time as the deactivation leaves no live session', async () => {
    const { db } = identity.running.kit;
    const admin = await db.collection('users').findOne({ email: adminEmail });
    for (let round = 0; round < 5; round++) {
      const { id, email } = await add();
      await db
        .collection<{ _id: number }>('users')
        .updateOne({ _id: id }, { $set: { password_hash: admin!['password_hash'] } });
      const login = () => errorsOf(identity.call('Account/Login', { email, password: adminPassword }));
      await Promise.all([login(), login(), change(id, { status: 'inactive' }), login(), login()]);
      expect(await sessionsOf(id)).toEqual([]);
    }
  });
});

describe('the last administrator', () => {
  test('stays, whatever is tried', async () => {
    expect(await errorsOf(change(1, { is_admin: 0, role_id: role }))).toEqual(['is_admin last_administrator']);
    expect(await errorsOf(change(1, { status: 'inactive' }))).toEqual(['status last_administrator']);
    expect(await errorsOf(remove(1))).toEqual(['id last_administrator']);
  });

  test('stays when two are demoted at once', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await add({ is_admin: 1, role_id: 0 });
      const demote = (id: number) => errorsOf(change(id, { is_admin: 0, role_id: role }));
      const outcomes = await Promise.all([demote(1), demote(other.id)]);
      expect(outcomes.sort()).toEqual([[], ['is_admin last_administrator']]);
      if ((await show(1)).is_admin === 0) await change(1, { is_admin: 1 });
      await change(other.id, { is_admin: 0, role_id: role }).catch(() => undefined);
    }
  });
});

describe('who is no administrator', () => {
  test('creates nobody, whatever the role grants', async () => {
    const caller = staff(9, { 'team.create': 'all' });
    expect(await errorsOf(identity.call('Team/Create', { member: nancy() }, { caller }))).toEqual(['forbidden']);
  });

  test.each([[{ email: 'mine@example.com' }], [{ phone: '+12065550177' }], [{ role_id: 1 }], [{ is_admin: 1 }]])(
    'does not set %j, which would give more than was granted',
    async (member) => {
      const { id } = await add();
      expect(await errorsOf(change(id, member, staff(9, { 'team.view': 'all', 'team.update': 'all' })))).toEqual([
        'forbidden',
      ]);
    },
  );

  test('changes other fields where the role grants it, but of no administrator', async () => {
    const { id, email } = await add();
    const caller = staff(9, { 'team.view': 'all', 'team.update': 'all', 'team.delete': 'all' });
    await change(id, { job_title: 'Chief', email: email.toUpperCase(), role_id: role, is_admin: 0 }, caller);
    expect(await show(id)).toMatchObject({ job_title: 'Chief' });
    expect(await errorsOf(change(1, { job_title: 'Chief' }, caller))).toEqual(['forbidden']);
    expect(await errorsOf(remove(1, caller))).toEqual(['forbidden']);
    await remove(id, caller);
  });

  test('with the scope own sees and changes the own account only', async () => {
    const [mine, other] = [await add(), await add()];
    const caller = staff(mine.id, { 'team.view': 'own', 'team.update': 'own' });
    const { records } = await identity.call<{ records: Member[] }>('Team/List', {}, { caller });
    expect(records.map(({ id }) => id)).toEqual([mine.id]);
    await change(mine.id, { job_title: 'Myself' }, caller);
    expect(await errorsOf(change(other.id, { job_title: 'Other' }, caller))).toEqual(['not_found']);
    const seesAll = staff(mine.id, { 'team.view': 'all', 'team.update': 'own' });
    expect(await errorsOf(change(other.id, { job_title: 'Other' }, seesAll))).toEqual(['forbidden']);
  });
});

describe('users of the portal', () => {
  test('are not in the team, but hold their email and phone', async () => {
    const { db } = identity.running.kit;
    const now = new Date();
    const account = {
      user_type: 'client',
      email: 'portal@example.com',
      phone: '+12065550188',
      client_id: 5,
      status: 'active',
    };
    const row = { ...account, _id: 70_000, is_admin: 0, role_id: 0, version: 1, created_at: now, updated_at: now };
    await db.collection<{ _id: number }>('users').insertOne(row);
    expect(await errorsOf(show(70_000))).toEqual(['not_found']);
    expect(await errorsOf(add({ email: 'Portal@example.com' }))).toEqual(['email taken']);
    expect(await errorsOf(add({ phone: '+12065550188' }))).toEqual(['phone taken']);
  });
});
