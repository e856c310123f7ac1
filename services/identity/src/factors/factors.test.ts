import { errorsOf, eventually, totpCode } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { addTotp, PASSWORD, sessionOf, signInsOf, startFactors, wrongCode } from '../../test/factors.ts';
import { gateway, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { SESSIONS } from '../sessions/session.model.ts';
import { USERS } from '../users/user.model.ts';
import { FACTORS, type TotpFactor } from './factor.model.ts';

const factors = startFactors({ PUBLIC_URL: 'https://app.example.com' });
const { person } = factors;
const { login, verify, challenge, callerOf, protectedPerson } = signInsOf(factors);
let identity: TestedIdentity;
beforeAll(() => {
  identity = factors.identity;
});

const factorsOf = (userId: number) => identity.running.kit.db.collection<TotpFactor>(FACTORS).find({ user_id: userId });
const subjectsTo = async (email: string, atLeast: number) =>
  (await factors.inbox.mailsTo(email, atLeast)).map(({ subject }) => subject);
const ageSession = (sessionId: string) =>
  identity.running.kit.db
    .collection<{ _id: string }>(SESSIONS)
    .updateOne({ _id: sessionId }, { $set: { created_at: new Date(Date.now() - 11 * 60_000) } });

describe('recovery codes', () => {
  test('each sign in once, in any spelling, and the owner is told', async () => {
    const nora = await protectedPerson();
    const spelled = nora.recoveryCode.toUpperCase().replaceAll('-', ' ');
    const recover = async (code: string) => verify(await challenge(nora), code, { type: 'recovery_code' });
    expect(await recover(spelled)).toMatchObject({ user: { id: nora.id } });
    expect(await errorsOf(recover(nora.recoveryCode))).toEqual(['invalid_credentials']);
    expect(await subjectsTo(nora.email, 4)).toContain('A recovery code was used');
  });

  test('sign in once if one is sent twice at the same instant', async () => {
    const nora = await protectedPerson();
    const challenges = [await challenge(nora), await challenge(nora)];
    const both = challenges.map((one) => verify(one, nora.recoveryCode, { type: 'recovery_code' }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of an earlier set end with a new one', async () => {
    const nora = await protectedPerson();
    const caller = await callerOf(nora);
    const { codes } = await identity.call<{ codes: string[] }>('Factors/CreateRecoveryCodes', {}, { caller });
    expect(new Set(codes).size).toBe(10);
    const recover = async (code: string) => verify(await challenge(nora), code, { type: 'recovery_code' });
    expect(await errorsOf(recover(nora.recoveryCode))).toEqual(['invalid_credentials']);
    await recover(codes[9]!);
    expect(await identity.call('Factors/ListFactors', {}, { caller })).toMatchObject({ recovery_codes_left: 9 });
  });

  test('of one account do not sign in to another', async () => {
    const [nora, other] = [await protectedPerson(), await protectedPerson()];
    const stolen = verify(await challenge(nora), other.recoveryCode, { type: 'recovery_code' });
    expect(await errorsOf(stolen)).toEqual(['invalid_credentials']);
  });

  test('need a confirmed factor', async () => {
    const nora = await person();
    const caller = userCaller(nora.id, sessionOf((await login(nora)).token));
    expect(await errorsOf(identity.call('Factors/CreateRecoveryCodes', {}, { caller }))).toEqual(['factors no_factor']);
  });
});

describe('the factors of an account', () => {
  test('are listed without their keys, which are stored encrypted', async () => {
    const nora = await protectedPerson();
    const caller = await callerOf(nora);
    const listed = await identity.call<{ records: object[] }>('Factors/ListFactors', {}, { caller });
    expect(listed.records).toEqual([
      {
        ...{
          id: expect.any(Number),
          type: 'totp',
          name: 'Phone',
          is_confirmed: true,
          secret: '',
          uri: '',
          options: '',
        },
        ...{ created_at: expect.any(String), last_used_at: expect.any(String) },
      },
    ]);
    const [stored] = await factorsOf(nora.id).toArray();
    expect(Buffer.from(stored!.sealed.buffer).toString('latin1')).not.toContain(nora.totpSecret);
  });

  test('change only after a recent sign-in or with the password, also if the organization does not require it', async () => {
    const nora = await person();
    const sessionId = sessionOf((await login(nora)).token);
    const caller = userCaller(nora.id, sessionId);
    await ageSession(sessionId);
    const add = (more: object = {}) => identity.call('Factors/AddFactor', { type: 'totp', ...more }, { caller });
    expect(await errorsOf(add())).toEqual(['recent_sign_in_required']);
    expect(await errorsOf(add({ current_password: 'wrong' }))).toEqual(['current_password wrong_password']);
    const { record } = (await add({ current_password: PASSWORD })) as { record: { id: number; secret: string } };
    await identity.call('Factors/ConfirmFactor', { id: record.id, code: totpCode(record.secret) }, { caller });
    const remove = () => identity.call('Factors/RemoveFactor', { id: record.id }, { caller });
    const codes = () => identity.call('Factors/CreateRecoveryCodes', {}, { caller });
    expect(await errorsOf(remove())).toEqual(['recent_sign_in_required']);
    expect(await errorsOf(codes())).toEqual(['recent_sign_in_required']);
    await identity.call('Account/ConfirmPassword', { current_password: PASSWORD }, { caller });
    await codes();
    await remove();
  });

  test('are confirmed with the current code only, once, and by their user', async () => {
    const [nora, other] = [await person(), await person()];
    const caller = userCaller(nora.id, sessionOf((await login(nora)).token));
    const added = await identity.call<{ record: { id: number; secret: string } }>(
      'Factors/AddFactor',
      { type: 'totp' },
      { caller },
    );
    const { id, secret } = added.record;
    const confirm = (code: string, by = caller) => identity.call('Factors/ConfirmFactor', { id, code }, { caller: by });
    expect(await errorsOf(confirm(''))).toEqual(['code required']);
    expect(await errorsOf(confirm(wrongCode(secret)))).toEqual(['code invalid_code']);
    expect(await errorsOf(confirm(totpCode(secret), userCaller(other.id)))).toEqual(['not_found']);
    await login(nora);
    const both = await Promise.allSettled([confirm(totpCode(secret)), confirm(totpCode(secret))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await errorsOf(confirm(totpCode(secret)))).toEqual(['id already_confirmed']);
    const fresh = userCaller(other.id, sessionOf((await login(other)).token));
    expect(await errorsOf(identity.call('Factors/RemoveFactor', { id }, { caller: fresh }))).toEqual(['not_found']);
  });

  test('are told to the owner by mail when they change', async () => {
    const nora = await protectedPerson();
    const caller = await callerOf(nora);
    const [factor] = await factorsOf(nora.id).toArray();
    await identity.call('Factors/RemoveFactor', { id: factor!._id }, { caller });
    const subjects = await subjectsTo(nora.email, 4);
    for (const what of ['A second factor was added', 'Recovery codes were created', 'A second factor was removed'])
      expect(subjects).toContain(what);
  });

  test('removed, the last one ends the recovery codes and the second step', async () => {
    const nora = await protectedPerson();
    const started = await challenge(nora);
    const caller = await callerOf(nora);
    const [factor] = await factorsOf(nora.id).toArray();
    await identity.call('Factors/RemoveFactor', { id: factor!._id }, { caller });
    expect(await login(nora)).toMatchObject({ user: { id: nora.id } });
    expect(await errorsOf(verify(started, totpCode(nora.totpSecret, 1)))).toEqual(['challenge_ended']);
    expect(await identity.call('Factors/ListFactors', {}, { caller })).toMatchObject({ recovery_codes_left: 0 });
  });

  test('that an intruder added are removed when the change of the password is undone', async () => {
    const nora = await person();
    const caller = userCaller(nora.id, sessionOf((await login(nora)).token));
    const next = 'the password of an intruder';
    const passwords = { current_password: PASSWORD, password: next, retype_password: next };
    await identity.call('Account/SetPassword', passwords, { caller });
    await addTotp(identity, { ...nora, password: next });
    const mails = await eventually(
      () => factors.inbox.mailsTo(nora.email, 2),
      (sent) => sent.some(({ text }) => text.includes('undo-change')),
    );
    const { text } = mails.find((mail) => mail.text.includes('undo-change'))!;
    const code = /undo-change\?code=([\w-]{24})/.exec(text)![1]!;
    await identity.call('Account/UndoChange', { code });
    expect(await login(nora)).toMatchObject({ user: { id: nora.id } });
  });

  describe('whose reset an operator has requested', () => {
    const request = (userId: number, until: number) =>
      identity.running.kit.db
        .collection<{ _id: number }>(USERS)
        .updateOne({ _id: userId }, { $set: { factors_reset_until: new Date(until) } });

    test('are removed by the next sign-in with the password, once, and the owner is told', async () => {
      const nora = await protectedPerson();
      const { token } = await verify(await challenge(nora), nora.recoveryCode, { type: 'recovery_code' });
      await request(nora.id, Date.now() + 60_000);
      expect(await errorsOf(login(nora, { password: 'wrong' }))).toEqual(['invalid_credentials']);
      expect(await factorsOf(nora.id).toArray()).toHaveLength(1);
      expect(await login(nora)).toMatchObject({ user: { id: nora.id } });
      expect(await factorsOf(nora.id).toArray()).toEqual([]);
      const sessions = identity.running.kit.db.collection<{ _id: string; ended_at: Date | null }>(SESSIONS);
      expect(await sessions.findOne({ _id: sessionOf(token) })).toMatchObject({ ended_at: expect.any(Date) });
      expect(await subjectsTo(nora.email, 5)).toContain('Your second factors were reset');
      await addTotp(identity, nora);
      expect(await errorsOf(login(nora))).toEqual(['second_factor_required']);
    });

    test('are removed once by several sign-ins at the same instant, all of which stay signed in', async () => {
      const nora = await protectedPerson();
      await request(nora.id, Date.now() + 60_000);
      const tokens = (await Promise.all(Array.from({ length: 6 }, () => login(nora)))).map(({ token }) =>
        sessionOf(token),
      );
      const sessions = identity.running.kit.db.collection<{ _id: string; ended_at: Date | null }>(SESSIONS);
      expect(await sessions.countDocuments({ _id: { $in: tokens }, ended_at: null })).toBe(6);
      const subjects = await subjectsTo(nora.email, 4);
      expect(subjects.filter((subject) => subject === 'Your second factors were reset')).toHaveLength(1);
    });

    test('stay once the request has ended', async () => {
      const nora = await protectedPerson();
      await request(nora.id, Date.now() - 1000);
      expect(await errorsOf(login(nora))).toEqual(['second_factor_required']);
    });
  });

  test('do not concern API keys', async () => {
    const nora = await protectedPerson();
    const caller = { ...(await callerOf(nora)), isAdmin: true };
    const fresh = await identity.call<{ records: { id: number }[] }>('Roles/List', {}, { caller });
    const { record } = await identity.call<{ record: { id: number; key: string } }>(
      'ApiKeys/Create',
      { api_key: { name: 'Shop', role_id: fresh.records[0]!.id } },
      { caller },
    );
    const stored = await identity.running.kit.db
      .collection<{ _id: number; key_hash: string }>('api_keys')
      .findOne({ _id: record.id });
    const asked = { key_id: record.id, key_hash: stored!.key_hash };
    expect(await identity.call('Callers/ResolveApiKey', asked, { caller: gateway })).toMatchObject({
      caller: { kind: 'api_key', user_id: nora.id },
    });
  });
});
