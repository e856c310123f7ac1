import { administrator, errorsOf, eventually, totpCode } from '@bms/testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTotp, challengeOf, PASSWORD, sessionOf, startFactors } from '../../test/factors.ts';
import { gateway, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { USERS, type User } from '../users/user.model.ts';

const DAY_MS = 24 * 3600_000;

const factors = startFactors();
let identity: TestedIdentity;
beforeAll(() => {
  identity = factors.identity;
});
beforeEach(() => requireFor('none', 0));

/** The administrator, with the password instead of a recent sign-in. */
async function adminSession() {
  const { token } = await identity.call<{ token: string }>('Account/Login', {
    email: 'admin@example.com',
    password: 'a long enough password',
  });
  return { token, caller: userCaller(1, sessionOf(token), { isAdmin: true }) };
}
const requireFor = (second_factor_required_for: string, second_factor_grace_days: number) =>
  identity.call(
    'Organization/Update',
    {
      organization: { second_factor_required_for, second_factor_grace_days },
      update_mask: { paths: ['second_factor_required_for', 'second_factor_grace_days'] },
    },
    { caller: administrator },
  );

const { person } = factors;

async function signIn({ email }: { email: string }): Promise<string> {
  const { token } = await identity.call<{ token: string }>('Account/Login', { email, password: PASSWORD });
  return sessionOf(token);
}
const needsSetup = async (session_id: string): Promise<boolean> => {
  const caller = await identity.call<{ needs_factor_setup: boolean }>(
    'Callers/ResolveSession',
    { session_id },
    { caller: gateway },
  );
  return caller.needs_factor_setup;
};
const users = () => identity.running.kit.db.collection<User>(USERS);
const askedAt = async (id: number) => (await users().findOne({ _id: id }))?.factor_asked_at;
const until = (id: number, isAsked: boolean) => eventually(async () => Boolean(await askedAt(id)) === isAsked);

describe('a required second factor', () => {
  test.each([
    ['none', { is_admin: 1 }, false],
    ['administrators', { is_admin: 1 }, true],
    ['administrators', { role_id: 3 }, false],
    ['staff', { role_id: 3 }, true],
    ['everyone', { role_id: 3 }, true],
  ])('for %s with %j without a grace period: only setup is left is %p', async (whom, fields, isLimited) => {
    const rosa = await person(fields);
    await requireFor(whom, 0);
    expect(await needsSetup(await signIn(rosa))).toBe(isLimited);
  });

  test('of a role concerns the accounts with it', async () => {
    const { record } = await identity.call<{ record: { id: number } }>(
      'Roles/Create',
      { role: { title: 'Bookkeeping', grants: [], require_second_factor: true } },
      { caller: administrator },
    );
    const [rosa, other] = [await person({ role_id: record.id }), await person({ role_id: 3 })];
    expect([await needsSetup(await signIn(rosa)), await needsSetup(await signIn(other))]).toEqual([true, false]);
  });

  test('leaves the days of grace from the first session on, and then only the setup, also of open sessions', async () => {
    const rosa = await person();
    await requireFor('staff', 7);
    const session = await signIn(rosa);
    expect(await needsSetup(session)).toBe(false);
    await until(rosa.id, true);
    const caller = userCaller(rosa.id, session);
    const listed = await identity.call<{ is_required: boolean; due_at: string }>('Factors/ListFactors', {}, { caller });
    const left = Date.parse(listed.due_at) - Date.now();
    expect([listed.is_required, left > 6.9 * DAY_MS, left <= 7 * DAY_MS]).toEqual([true, true, true]);
    const longAgo = { $set: { factor_asked_at: new Date(Date.now() - 7 * DAY_MS - 1000) } };
    await users().updateOne({ _id: rosa.id }, longAgo);
    expect(await needsSetup(session)).toBe(true);
    await addTotp(identity, rosa);
    expect(await needsSetup(session)).toBe(false);
  });

  test('begins its grace period anew after it was not required for a time', async () => {
    const rosa = await person();
    await requireFor('staff', 7);
    const session = await signIn(rosa);
    await needsSetup(session);
    await until(rosa.id, true);
    await requireFor('none', 7);
    await needsSetup(session);
    await until(rosa.id, false);
  });

  test('permits nothing but the setup', async () => {
    const rosa = await person();
    const caller = userCaller(rosa.id, await signIn(rosa), { needsFactorSetup: true, isAdmin: true });
    for (const [rpc, message] of [
      ['Team/List', {}],
      ['Account/SetPassword', {}],
      ['Organization/Update', {}],
    ] as const)
      expect(await errorsOf(identity.call(rpc, message, { caller }))).toEqual(['second_factor_setup_required']);
    await identity.call('Account/Me', {}, { caller });
    const added = await identity.call<{ record: { id: number; secret: string } }>(
      'Factors/AddFactor',
      { type: 'totp' },
      { caller },
    );
    const { id, secret } = added.record;
    await identity.call('Factors/ConfirmFactor', { id, code: totpCode(secret) }, { caller });
    await identity.call('Factors/CreateRecoveryCodes', {}, { caller });
  });

  test('cannot be removed while it is the last one', async () => {
    const rosa = await person();
    const { totpSecret } = await addTotp(identity, rosa);
    await requireFor('staff', 7);
    const challenge = await challengeOf(identity.call('Account/Login', { email: rosa.email, password: PASSWORD }));
    const { token } = await identity.call<{ token: string }>('Factors/VerifySecondFactor', {
      ...{ challenge, type: 'totp' },
      code: totpCode(totpSecret),
    });
    const caller = userCaller(rosa.id, sessionOf(token));
    const { records } = await identity.call<{ records: { id: number }[] }>('Factors/ListFactors', {}, { caller });
    const remove = identity.call('Factors/RemoveFactor', { id: records[0]!.id }, { caller });
    expect(await errorsOf(remove)).toEqual(['id last_factor']);
  });
});

describe('the reset by an administrator', () => {
  test('removes factors, codes and sessions, and tells the user', async () => {
    const rosa = await person();
    const session = await signIn(rosa);
    await addTotp(identity, rosa);
    const started = await challengeOf(identity.call('Account/Login', { email: rosa.email, password: PASSWORD }));
    await identity.call('Team/ResetFactors', { id: rosa.id }, { caller: (await adminSession()).caller });
    expect(await errorsOf(needsSetup(session))).toEqual(['unauthenticated']);
    const late = identity.call('Factors/VerifySecondFactor', { challenge: started, type: 'totp', code: '123456' });
    expect(await errorsOf(late)).toEqual(['challenge_ended']);
    await signIn(rosa);
    const mails = await factors.inbox.mailsTo(rosa.email, 4);
    expect(mails.map(({ subject }) => subject)).toContain('Your second factors were reset');
  });

  test('of the own account ends the own session', async () => {
    const { caller, token } = await adminSession();
    await identity.call(
      'Team/ResetFactors',
      { id: caller.userId },
      { caller, headers: { 'idempotency-key': 'reset' } },
    );
    expect(await errorsOf(needsSetup(sessionOf(token)))).toEqual(['unauthenticated']);
  });

  test('needs a recent sign-in, and an administrator', async () => {
    const rosa = await person();
    const reset = (caller: ReturnType<typeof userCaller>) =>
      errorsOf(identity.call('Team/ResetFactors', { id: rosa.id }, { caller }));
    expect(await reset(userCaller(1, 'none', { isAdmin: true }))).toEqual(['recent_sign_in_required']);
    expect(await reset(userCaller(1, 'none', { grants: { 'team.update': 'all' } }))).toEqual(['forbidden']);
    const { caller: admin } = await adminSession();
    expect(await errorsOf(identity.call('PortalUsers/ResetFactors', { id: rosa.id }, { caller: admin }))).toEqual([
      'not_found',
    ]);
  });
});
