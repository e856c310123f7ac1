import { administrator, errorsOf } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { adminEmail, eventsOf, startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { type Forger, type Person, startForger } from '../../../test/sso/forger.ts';
import { signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';
import { USERS, type User } from '../../users/user.model.ts';

let identity: TestedIdentity;
let forger: Forger;
let other: Forger;
const sso = signInsThrough(() => identity.call);
const caller = administrator;
let key: string;
let providerId: number;
const roleIds: number[] = [];

beforeAll(async () => {
  [identity, forger, other] = await Promise.all([startIdentity(ssoEnv), startForger(), startForger()]);
  for (const title of ['Sales', 'Support', 'Guests']) {
    const { record } = await identity.call<{ record: { id: number } }>('Roles/Create', { role: { title } }, { caller });
    roleIds.push(record.id);
  }
  const roles = [
    { claim: 'groups', value: 'sales', role_id: roleIds[0] },
    { claim: 'department', value: 'support', role_id: roleIds[1] },
  ];
  const fields = { domains: ['Example.com'], roles, default_role_id: roleIds[2], create_accounts: true };
  ({ key, id: providerId } = await sso.addProvider(forger, fields));
});
afterEach(() => forger.reset());
afterAll(async () => {
  await identity.stop();
  await Promise.all([forger.stop(), other.stop()]);
});

let members = 0;
async function addMember(fields: object = {}) {
  members += 1;
  const member = {
    ...{ first_name: 'Mia', last_name: 'Muster', phone: `+1206775${String(members).padStart(4, '0')}` },
    ...{ email: `mia${members}@example.com`, role_id: roleIds[2], ...fields },
  };
  const { record } = await identity.call<{ record: { id: number } }>('Team/Create', { member }, { caller });
  return { id: record.id, email: member.email };
}
const signInAs = (person: Person) => {
  forger.person = person;
  return sso.signIn(forger, key);
};
const signedIn = async (person: Person) => sso.me((await signInAs(person)).token);
const verified = (email: string, sub = email): Person => ({ sub, email, email_verified: true });
const countOf = (email: string) => identity.running.kit.db.collection<User>(USERS).countDocuments({ email });

describe('the first sign-in of a person', () => {
  test('finds the account by the verified email address in upper or lower case, and links it', async () => {
    const { id, email } = await addMember();
    expect(await signedIn(verified(email.toUpperCase(), 'mia-1'))).toMatchObject({ id });
    expect(await eventsOf(identity)).toContain(`account.sso_linked.${id}`);
  });

  test.each<[string, object]>([
    ['is not verified', { email_verified: false }],
    ['is called verified by a text', { email_verified: 'true' }],
    ['says nothing about it', { email_verified: undefined }],
    ['has a claim of Entra ID, but is of another issuer', { email_verified: undefined, xms_edov: true }],
  ])('does not take over an account if the email address %s', async (_what, more) => {
    const before = await identity.running.kit.db.collection('sso_links').countDocuments();
    expect(await errorsOf(signInAs({ ...verified(adminEmail, 'thief'), ...more }))).toEqual(['sso_no_account']);
    expect(await errorsOf(signInAs({ ...verified('new@example.com', 'thief'), ...more }))).toEqual(['sso_no_account']);
    expect(await countOf('new@example.com')).toBe(0);
    expect(await identity.running.kit.db.collection('sso_links').countDocuments()).toBe(before);
  });

  test.each(['someone@other.example', 'someone@sub.example.com', 'someone@notexample.com'])(
    'of %s is rejected: the domain is not one of the provider',
    async (email) => {
      await addMember({ email });
      expect(await errorsOf(signInAs(verified(email)))).toEqual(['sso_no_account']);
    },
  );

  test('does not take over an account that is linked to another person: addresses are reused', async () => {
    const { id, email } = await addMember();
    await signInAs(verified(email, 'the-first'));
    expect(await errorsOf(signInAs(verified(email, 'the-second')))).toEqual(['sso_no_account']);
    await identity.call('IdentityProviders/Unlink', { id: providerId, user_id: id }, { caller });
    expect(await signedIn(verified(email, 'the-second'))).toMatchObject({ id });
    expect(await errorsOf(signInAs(verified(email, 'the-first')))).toEqual(['sso_no_account']);
  });

  test('is rejected for a portal user', async () => {
    const email = 'client@example.com';
    const { id } = await addMember({ email });
    await identity.running.kit.db
      .collection<User>(USERS)
      .updateOne({ _id: id }, { $set: { user_type: 'client', client_id: 1, role_id: 0 } });
    expect(await errorsOf(signInAs(verified(email)))).toEqual(['sso_no_account']);
  });

  test('creates an account with the name and the role of the claims, once', async () => {
    const person = { ...verified('new1@example.com'), given_name: 'Ada', family_name: 'Byron', groups: ['x', 'sales'] };
    expect(await signedIn(person)).toMatchObject({ first_name: 'Ada', last_name: 'Byron', role_id: roleIds[0] });
    expect(await signedIn(person)).toMatchObject({ first_name: 'Ada' });
    expect(await countOf('new1@example.com')).toBe(1);
  });

  test('creates one account, of two at the same time', async () => {
    forger.person = verified('twice@example.com');
    const done = await Promise.allSettled([sso.signIn(forger, key), sso.signIn(forger, key)]);
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await countOf('twice@example.com')).toBe(1);
  });

  test('without an account is rejected by a provider that creates none', async () => {
    const { key: closed } = await sso.addProvider(other, { name: 'Closed' });
    other.person = verified('nobody@example.com');
    expect(await errorsOf(sso.signIn(other, closed))).toEqual(['sso_no_account']);
    expect(await countOf('nobody@example.com')).toBe(0);
  });
});

describe('a later sign-in of a person', () => {
  test('finds the account by the subject, also after the email address has changed, and makes no second one', async () => {
    const first = await signedIn(verified('before@example.com', 'renamed'));
    const later = await signedIn({ sub: 'renamed', email: 'after@example.com', email_verified: false });
    expect(later).toMatchObject({ id: first['id'], email: 'before@example.com' });
    expect(await countOf('after@example.com')).toBe(0);
  });

  test('is rejected for an account that was deactivated or deleted, and makes no new one', async () => {
    const { id } = (await signedIn(verified('leaver@example.com'))) as { id: number };
    const member = { status: 'inactive' };
    await identity.call('Team/Update', { id, member, update_mask: { paths: ['status'] } }, { caller });
    expect(await errorsOf(signInAs(verified('leaver@example.com')))).toEqual(['sso_no_account']);
    await identity.call('Team/Delete', { id }, { caller });
    expect(await errorsOf(signInAs(verified('leaver@example.com')))).toEqual(['sso_no_account']);
    expect(await countOf('leaver@example.com')).toBe(0);
  });

  test('follows the claims with the role, and loses a mapped role with its group', async () => {
    const person = verified('mover@example.com');
    const roleOf = async (claims: object) => (await signedIn({ ...person, ...claims }))['role_id'];
    expect(await roleOf({ groups: ['sales'] })).toBe(roleIds[0]);
    expect(await roleOf({ department: 'support' })).toBe(roleIds[1]);
    expect(await roleOf({ groups: [] })).toBe(roleIds[2]);
  });

  test('keeps a role that no mapping gives', async () => {
    const own = await identity.call<{ record: { id: number } }>('Roles/Create', { role: { title: 'Own' } }, { caller });
    const { email } = await addMember({ role_id: own.record.id });
    expect(await signedIn(verified(email))).toMatchObject({ role_id: own.record.id });
  });

  test.each<[string, object]>([
    ['_claim_names', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } }],
    ['hasgroups', { hasgroups: true }],
  ])('keeps the role while the provider leaves out the groups (%s)', async (_what, claims) => {
    const person = verified(`overage-${_what.length}@example.com`);
    await signedIn({ ...person, groups: ['sales'] });
    expect(await signedIn({ ...person, ...claims })).toMatchObject({ role_id: roleIds[0] });
  });

  test('leaves administrators their rights, for all claims', async () => {
    const me = await signedIn({ ...verified(adminEmail), groups: ['sales'] });
    expect(me).toMatchObject({ is_admin: 1, role_id: 0 });
  });
});

test('two-step sign-in of the account is left to the identity provider', async () => {
  const { id, email } = await addMember();
  await identity.running.kit.db.collection<User>(USERS).updateOne({ _id: id }, { $set: { has_second_factor: true } });
  const organization = { second_factor_required_for: 'everyone', second_factor_grace_days: 0 };
  const change = { organization, update_mask: { paths: Object.keys(organization) } };
  await identity.call('Organization/Update', change, { caller });
  expect(await signedIn(verified(email))).toMatchObject({ id });
});
