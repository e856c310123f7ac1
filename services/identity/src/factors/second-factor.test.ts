import { administrator, errorsOf, eventually, totpCode } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  challengeOf,
  offerOf,
  type Person,
  type SignedIn,
  sessionOf,
  signInsOf,
  startFactors,
  wrongCode,
} from '../../test/factors.ts';
import { gateway, startCopy, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { FACTORS, type TotpFactor } from './factor.model.ts';

const factors = startFactors({ PUBLIC_URL: 'https://app.example.com' });
const { person } = factors;
const { login, verify, challenge, protectedPerson } = signInsOf(factors);
let identity: TestedIdentity;
beforeAll(() => {
  identity = factors.identity;
});

const forgetUsedCodes = (userId: number) =>
  identity.running.kit.db.collection<TotpFactor>(FACTORS).updateMany({ user_id: userId }, { $set: { last_step: -1 } });
const subjectsTo = async (email: string, atLeast: number) =>
  (await factors.inbox.mailsTo(email, atLeast)).map(({ subject }) => subject);

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
    const before = await login(nora);
    const caller = userCaller(nora.id, sessionOf(before.token));
    await identity.call('Factors/AddFactor', { type: 'totp' }, { caller });
    expect(Object.keys(await login(nora))).toEqual(Object.keys(before));
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
    const otp = await factors.inbox.codeTo(`${nora.phone}@sms.local`);
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
          () => factors.inbox.mailsTo(nora.email, 4),
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
