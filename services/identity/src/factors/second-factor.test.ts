import {
  administrator,
  errorsOf,
  eventually,
  type Inbox,
  type StartedPart,
  startInbox,
  startNats,
  totpCode,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addTotp, challengeOf, offerOf, type Person, sessionOf } from '../../test/factors.ts';
import { gateway, startCopy, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { SESSIONS } from '../sessions/session.model.ts';
import { FACTORS, type TotpFactor } from './factor.model.ts';

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: number };
  readonly refresh_token: string;
}

let nats: StartedPart;
let inbox: Inbox;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  identity = await startIdentity({ NATS_URL: nats.url, SMTP_URL: inbox.url, PUBLIC_URL: 'https://app.example.com' });
});
afterAll(async () => {
  await identity.stop();
  await Promise.all([nats.stop(), inbox.stop()]);
});

const password = 'a long password of one person';
let people = 0;

/** Creates a team member with a password. */
async function person(): Promise<Person & { readonly phone: string }> {
  people += 1;
  const number = String(people).padStart(4, '0');
  const [email, phone] = [`nora${number}@example.com`, `+1206776${number}`];
  const member = { first_name: 'Nora', last_name: 'Muster', email, phone, is_admin: 1 };
  const { record } = await identity.call<{ record: { id: number } }>(
    'Team/Create',
    { member },
    { caller: administrator },
  );
  const [invitation] = await inbox.mailsTo(email);
  const code = /(?<![\w-])[\w-]{24}(?![\w-])/.exec(invitation!.text)![0];
  await identity.call('Account/ChangePassword', { code, password, retype_password: password });
  return { id: record.id, email, phone, password };
}

/** Creates a team member with an authenticator app and recovery codes. */
async function protectedPerson() {
  const one = await person();
  return { ...one, ...(await addTotp(identity.call, one)) };
}

const from = (address: string) => ({ headers: { 'x-client-address': address } });
const login = ({ email }: Person, more: object = {}, address = '192.0.2.1') =>
  identity.call<SignedIn>('Account/Login', { email, password, ...more }, from(address));
const verify = (challenge: string, code: string, { type = 'totp', on = identity, address = '192.0.2.1' } = {}) =>
  on.call<SignedIn>('Factors/VerifySecondFactor', { challenge, type, code }, from(address));
const challenge = (one: Person, address?: string) => challengeOf(login(one, {}, address));
/** Returns the caller of a new session of someone with an authenticator app, with a code not used before. */
async function callerOf(one: Person & { readonly totpSecret: string }) {
  const { token } = await verify(await challenge(one), totpCode(one.totpSecret));
  return userCaller(one.id, sessionOf(token));
}
const factorsOf = (userId: number) => identity.running.kit.db.collection<TotpFactor>(FACTORS).find({ user_id: userId });
const forgetUsedCodes = (userId: number) =>
  identity.running.kit.db.collection<TotpFactor>(FACTORS).updateMany({ user_id: userId }, { $set: { last_step: -1 } });
/** Returns a code that is wrong now, before and after. */
const wrongCode = (secret: string): string =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-2, -1, 0, 1, 2].some((n) => totpCode(secret, n) === code),
  )!;
const subjectsTo = async (email: string, atLeast: number) =>
  (await inbox.mailsTo(email, atLeast)).map(({ subject }) => subject);
const ageSession = (sessionId: string) =>
  identity.running.kit.db
    .collection<{ _id: string }>(SESSIONS)
    .updateOne({ _id: sessionId }, { $set: { created_at: new Date(Date.now() - 11 * 60_000) } });

describe('a sign-in to an account with a second factor', () => {
  test('answers a challenge with the types of factors, and a session for it with a code', async () => {
    const nora = await protectedPerson();
    const offered = await offerOf(login(nora));
    expect(offered.factors).toEqual([{ type: 'totp' }, { type: 'recovery_code' }]);
    expect(offered.challenge).toMatch(/^[\w-]{24}$/);
    const { token, user, refresh_token } = await verify(offered.challenge, totpCode(nora.totpSecret));
    expect([user.id, refresh_token]).toEqual([nora.id, '']);
    const caller = await identity.call('Callers/ResolveSession', { session_id: sessionOf(token) }, { caller: gateway });
    expect(caller).toMatchObject({ user_id: nora.id, kind: 'user' });
  });

  test('stays as it was without a confirmed factor', async () => {
    const nora = await person();
    const { token } = await login(nora);
    const caller = userCaller(nora.id, sessionOf(token));
    await identity.call('Factors/AddFactor', { type: 'totp' }, { caller });
    expect(Object.keys(await login(nora))).toEqual(Object.keys(await login(nora)));
    expect(await login(nora)).toMatchObject({ user: { id: nora.id } });
  });

  test('answers a wrong password as for an account without a factor', async () => {
    const [nora, other] = [await protectedPerson(), await person()];
    const answers = await Promise.all([nora, other].map((one) => errorsOf(login(one, { password: 'wrong' }))));
    expect(answers).toEqual([['invalid_credentials'], ['invalid_credentials']]);
  });

  test('by phone needs the second factor, too, and uses the one-time password up', async () => {
    const nora = await protectedPerson();
    await identity.call('Account/SendOtp', { phone: nora.phone });
    const otp = await inbox.codeTo(`${nora.phone}@sms.local`);
    const byPhone = () => identity.call<SignedIn>('Account/Login', { phone: nora.phone, otp });
    const started = await challengeOf(byPhone());
    expect(await errorsOf(byPhone())).toEqual(['invalid_credentials']);
    expect(await verify(started, totpCode(nora.totpSecret))).toMatchObject({ user: { id: nora.id } });
  });

  test('keeps `remember` and `redirect` of the first step', async () => {
    const nora = await protectedPerson();
    const started = await challengeOf(login(nora, { remember: true, redirect: '/invoices' }));
    const signedIn = await verify(started, totpCode(nora.totpSecret));
    expect(signedIn).toMatchObject({ redirect: '/invoices', refresh_token: expect.stringMatching(/^[\w-]{22}\.1\./) });
  });
});

describe('a code of an authenticator app', () => {
  test('is accepted one step early or late, and not two steps late', async () => {
    const nora = await protectedPerson();
    for (const steps of [-1, 1]) {
      await forgetUsedCodes(nora.id);
      await verify(await challenge(nora), totpCode(nora.totpSecret, steps));
    }
    await forgetUsedCodes(nora.id);
    const late = verify(await challenge(nora), totpCode(nora.totpSecret, -2));
    expect(await errorsOf(late)).toEqual(['invalid_credentials']);
  });

  test('is good once, and so are the codes of earlier steps', async () => {
    const nora = await protectedPerson();
    const code = totpCode(nora.totpSecret);
    await verify(await challenge(nora), code);
    for (const used of [code, totpCode(nora.totpSecret, -1)])
      expect(await errorsOf(verify(await challenge(nora), used))).toEqual(['invalid_credentials']);
  });

  test('that confirmed the factor does not sign in', async () => {
    const nora = await person();
    const { token } = await login(nora);
    const caller = userCaller(nora.id, sessionOf(token));
    const { record } = await identity.call<{ record: { id: number; secret: string; uri: string } }>(
      'Factors/AddFactor',
      { type: 'totp' },
      { caller },
    );
    expect(record.uri).toContain(`secret=${record.secret}`);
    const code = totpCode(record.secret);
    await identity.call('Factors/ConfirmFactor', { id: record.id, code }, { caller });
    expect(await errorsOf(verify(await challenge(nora), code))).toEqual(['invalid_credentials']);
  });

  test('opens one session if two replicas receive it at the same instant', async () => {
    const copy = await startCopy(identity.start);
    const nora = await protectedPerson();
    for (let round = 0; round < 5; round++) {
      await forgetUsedCodes(nora.id);
      const code = totpCode(nora.totpSecret);
      const [first, second] = [await challenge(nora), await challenge(nora)];
      const results = await Promise.allSettled([verify(first, code), verify(second, code, { on: copy })]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
    await copy.stop();
  });
});

describe('a challenge', () => {
  test('is good for one sign-in', async () => {
    const nora = await protectedPerson();
    const started = await challenge(nora);
    await verify(started, totpCode(nora.totpSecret));
    expect(await errorsOf(verify(started, totpCode(nora.totpSecret, 1)))).toEqual(['challenge_ended']);
  });

  test('ends after 5 wrong codes, sent one after the other or at once, and its owner is warned', async () => {
    const nora = await protectedPerson();
    const started = await challenge(nora);
    const wrong = wrongCode(nora.totpSecret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => errorsOf(verify(started, wrong))));
    expect(answers.filter(([code]) => code === 'invalid_credentials')).toHaveLength(5);
    expect(await errorsOf(verify(started, totpCode(nora.totpSecret)))).toEqual(['challenge_ended']);
    expect(await subjectsTo(nora.email, 4)).toContain('Someone may know your password');
  });

  test('counts no malformed code as an attempt', async () => {
    const nora = await protectedPerson();
    const started = await challenge(nora);
    for (let times = 0; times < 6; times++)
      expect(await errorsOf(verify(started, '12345'))).toEqual(['invalid_credentials']);
    await verify(started, totpCode(nora.totpSecret));
  });

  test('counts wrong codes together with wrong passwords', async () => {
    const nora = await protectedPerson();
    const address = '198.51.100.7';
    for (let times = 0; times < 6; times++) await errorsOf(login(nora, { password: 'wrong' }, address));
    const started = await challenge(nora, address);
    const wrong = wrongCode(nora.totpSecret);
    for (let times = 0; times < 4; times++) await errorsOf(verify(started, wrong, { address }));
    expect(await errorsOf(verify(started, totpCode(nora.totpSecret), { address }))).toEqual(['locked']);
    expect(await errorsOf(login(nora, {}, address))).toEqual(['locked']);
    await verify(await challenge(nora), totpCode(nora.totpSecret));
  });

  test.each([
    [
      'a new password by mail',
      async (nora: Person) => {
        await identity.call('Account/RequestPasswordReset', { email: nora.email });
        const mails = await eventually(
          () => inbox.mailsTo(nora.email, 4),
          (sent) => sent.some(({ subject }) => subject === 'Set a new password'),
        );
        const { text } = mails.find(({ subject }) => subject === 'Set a new password')!;
        const code = /(?<![\w-])[\w-]{24}(?![\w-])/.exec(text)![0];
        const next = 'another long password of theirs';
        await identity.call('Account/ChangePassword', { code, password: next, retype_password: next });
        expect((await offerOf(login(nora, { password: next }))).factors).toContainEqual({ type: 'totp' });
      },
    ],
    [
      'another email address',
      (nora: Person) => {
        const member = { email: `new-${nora.email}` };
        const changed = { id: nora.id, member, update_mask: { paths: ['email'] } };
        return identity.call('Team/Update', changed, { caller: administrator });
      },
    ],
    [
      'the end of all other sessions',
      (nora: Person) => identity.call('Account/EndOtherSessions', {}, { caller: userCaller(nora.id) }),
    ],
  ])('ends with %s', async (_what, change) => {
    const nora = await protectedPerson();
    const started = await challenge(nora);
    await change(nora);
    expect(await errorsOf(verify(started, totpCode(nora.totpSecret)))).toEqual(['challenge_ended']);
  });

  test('is 422 without a code, and ended if it never existed', async () => {
    expect(await errorsOf(verify('A'.repeat(24), ''))).toEqual(['code required']);
    expect(await errorsOf(verify('A'.repeat(24), '123456'))).toEqual(['challenge_ended']);
  });
});

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

  test('change only after a recent sign-in or with the password, whatever the organization requires', async () => {
    const nora = await person();
    const sessionId = sessionOf((await login(nora)).token);
    const caller = userCaller(nora.id, sessionId);
    await ageSession(sessionId);
    const add = (more: object = {}) => identity.call('Factors/AddFactor', { type: 'totp', ...more }, { caller });
    expect(await errorsOf(add())).toEqual(['recent_sign_in_required']);
    expect(await errorsOf(add({ current_password: 'wrong' }))).toEqual(['current_password wrong_password']);
    const { record } = (await add({ current_password: password })) as { record: { id: number; secret: string } };
    await identity.call('Factors/ConfirmFactor', { id: record.id, code: totpCode(record.secret) }, { caller });
    const remove = () => identity.call('Factors/RemoveFactor', { id: record.id }, { caller });
    const codes = () => identity.call('Factors/CreateRecoveryCodes', {}, { caller });
    expect(await errorsOf(remove())).toEqual(['recent_sign_in_required']);
    expect(await errorsOf(codes())).toEqual(['recent_sign_in_required']);
    await identity.call('Account/ConfirmPassword', { current_password: password }, { caller });
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
    const passwords = { current_password: password, password: next, retype_password: next };
    await identity.call('Account/SetPassword', passwords, { caller });
    await addTotp(identity.call, { ...nora, password: next });
    const mails = await eventually(
      () => inbox.mailsTo(nora.email, 2),
      (sent) => sent.some(({ text }) => text.includes('undo-change')),
    );
    const { text } = mails.find((mail) => mail.text.includes('undo-change'))!;
    const code = /undo-change\?code=([\w-]{24})/.exec(text)![1]!;
    await identity.call('Account/UndoChange', { code });
    expect(await login(nora)).toMatchObject({ user: { id: nora.id } });
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
