import { administrator, errorsOf, totpCode } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  challengeOf,
  type Offered,
  offerOf,
  PASSWORD,
  sessionCaller,
  sessionOf,
  startFactors,
} from '../../test/factors.ts';
import { gateway, startCopy, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { type Deviation, SoftwarePasskey } from '../../test/software-passkey.ts';

type Options = Parameters<SoftwarePasskey['get']>[0];
type Caller = ReturnType<typeof userCaller>;

const ORIGIN = 'https://app.example.com';

const factors = startFactors({ PUBLIC_URL: `${ORIGIN}/` });
let identity: TestedIdentity;
beforeAll(() => {
  identity = factors.identity;
});

/** Creates a team member with a password and a session. */
async function person() {
  const one = await factors.person();
  return { ...one, caller: await sessionCaller(identity, one) };
}

const json = (value: object): string => JSON.stringify(value);
/** Begins the registration of a passkey. */
async function begin(caller: Caller, on = identity) {
  const added = await on.call<{ record: { id: number; options: string } }>(
    'Factors/AddFactor',
    { type: 'passkey', name: 'Key' },
    { caller },
  );
  return { id: added.record.id, options: JSON.parse(added.record.options) as Options & Record<string, unknown> };
}
const confirm = (caller: Caller, id: number, credential: object, on = identity) =>
  on.call('Factors/ConfirmFactor', { id, credential: json(credential) }, { caller });

/** Creates a team member with a passkey. */
async function personWithPasskey() {
  const [pia, passkey] = [await person(), new SoftwarePasskey(ORIGIN)];
  const { id, options } = await begin(pia.caller);
  await confirm(pia.caller, id, passkey.create(options));
  return { ...pia, passkey };
}

const login = ({ email }: { email: string }, on = identity) => on.call('Account/Login', { email, password: PASSWORD });
const optionsOf = ({ factors }: Offered) =>
  factors.find(({ type }) => type === 'passkey')!.options as Options & { allowCredentials: object[] };
const verify = (challenge: string, credential: object) =>
  identity.call<{ token: string }>('Factors/VerifySecondFactor', {
    ...{ challenge, type: 'passkey' },
    credential: json(credential),
  });
const begun = async (on = identity) =>
  JSON.parse((await on.call<{ options: string }>('Factors/PasskeyOptions')).options) as Options;
const signIn = (credential: object, more: object = {}) =>
  identity.call<{ token: string; user: { id: number }; refresh_token: string }>('Factors/VerifyPasskey', {
    credential: json(credential),
    ...more,
  });

describe('a passkey as a second factor', () => {
  test('is registered for the host of the public address, and then asked for', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const offered = await offerOf(login(pia));
    expect(offered.factors.map(({ type }) => type)).toEqual(['passkey']);
    const options = optionsOf(offered);
    expect(options).toMatchObject({ rpId: 'app.example.com', userVerification: 'required' });
    expect(options.allowCredentials).toEqual([
      { id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    const { token } = await verify(offered.challenge, passkey.get(options));
    await identity.call('Callers/ResolveSession', { session_id: sessionOf(token) }, { caller: gateway });
  });

  test('answers one challenge once, and no other', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const [first, second] = [await offerOf(login(pia)), await offerOf(login(pia))];
    const answer = passkey.get(optionsOf(first));
    expect(await errorsOf(verify(second.challenge, answer))).toEqual(['invalid_credentials']);
    await verify(first.challenge, answer);
    expect(await errorsOf(verify(first.challenge, answer))).toEqual(['challenge_ended']);
  });

  test('of another account is rejected', async () => {
    const [pia, other] = [await personWithPasskey(), await personWithPasskey()];
    const offered = await offerOf(login(pia));
    const answer = other.passkey.get(optionsOf(offered));
    expect(await errorsOf(verify(offered.challenge, answer))).toEqual(['invalid_credentials']);
  });

  test('stands beside an authenticator app, either of which signs in', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const { record } = await identity.call<{ record: { id: number; secret: string } }>(
      'Factors/AddFactor',
      { type: 'totp' },
      { caller: pia.caller },
    );
    const code = totpCode(record.secret, -1);
    await identity.call('Factors/ConfirmFactor', { id: record.id, code }, { caller: pia.caller });
    const offered = await offerOf(login(pia));
    expect(offered.factors.map(({ type }) => type)).toEqual(['totp', 'passkey']);
    await verify(offered.challenge, passkey.get(optionsOf(offered)));
    const challenge = await challengeOf(login(pia));
    await identity.call('Factors/VerifySecondFactor', { challenge, type: 'totp', code: totpCode(record.secret) });
  });

  test('counts as an attempt when it is wrong, and not when it is missing', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const offered = await offerOf(login(pia));
    const missing = identity.call('Factors/VerifySecondFactor', { challenge: offered.challenge, type: 'passkey' });
    expect(await errorsOf(missing)).toEqual(['credential required']);
    const stranger = new SoftwarePasskey(ORIGIN);
    for (let times = 0; times < 5; times++)
      expect(await errorsOf(verify(offered.challenge, stranger.get(optionsOf(offered))))).toEqual([
        'invalid_credentials',
      ]);
    const answer = passkey.get(optionsOf(offered));
    expect(await errorsOf(verify(offered.challenge, answer))).toEqual(['challenge_ended']);
  });
});

describe('a sign-in by passkey alone', () => {
  test('opens a session without a password and a second factor', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const { user, token, refresh_token } = await signIn(passkey.get(await begun()), { remember: true });
    expect([user.id, refresh_token]).toEqual([pia.id, expect.stringMatching(/^[\w-]{22}\.1\./)]);
    await identity.call('Callers/ResolveSession', { session_id: sessionOf(token) }, { caller: gateway });
  });

  test('uses its challenge up, also at two replicas at the same instant and by a wrong answer', async () => {
    const copy = await startCopy(identity.start);
    const { passkey } = await personWithPasskey();
    const options = await begun(copy);
    const answers = [passkey.get(options, { counter: 10 }), passkey.get(options, { counter: 11 })];
    const results = await Promise.allSettled(answers.map((answer) => signIn(answer)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = await begun();
    expect(await errorsOf(signIn(new SoftwarePasskey(ORIGIN).get(other)))).toEqual(['invalid_credentials']);
    expect(await errorsOf(signIn(passkey.get(other, { counter: 12 })))).toEqual(['challenge_ended']);
    await copy.stop();
  });

  test.each<[string, Deviation]>([
    ['of a page of another origin', { origin: 'https://app.example.com.evil.example' }],
    ['that has not verified its user', { isUnverified: true }],
    ['whose counter goes back, as that of a copy', { counter: 1 }],
    ['whose counter stays', { counter: 7 }],
  ])('is rejected with a passkey %s', async (_what, deviation) => {
    const { passkey } = await personWithPasskey();
    await signIn(passkey.get(await begun(), { counter: 7 }));
    expect(await errorsOf(signIn(passkey.get(await begun(), deviation)))).toEqual(['invalid_credentials']);
    await signIn(passkey.get(await begun(), { counter: 8 }));
  });

  test('is accepted again and again with a passkey that has no counter', async () => {
    const [pia, passkey] = [await person(), new SoftwarePasskey(ORIGIN)];
    const { id, options } = await begin(pia.caller);
    await confirm(pia.caller, id, passkey.create(options, { counter: 0 }));
    for (let times = 0; times < 3; times++) await signIn(passkey.get(await begun(), { counter: 0 }));
  });

  test('is rejected with the passkey of an inactive account, and a removed one', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const change = (status: string) =>
      identity.call(
        'Team/Update',
        { id: pia.id, member: { status }, update_mask: { paths: ['status'] } },
        { caller: administrator },
      );
    await change('inactive');
    expect(await errorsOf(signIn(passkey.get(await begun())))).toEqual(['invalid_credentials']);
    await change('active');
    const { token } = await signIn(passkey.get(await begun()));
    const caller = userCaller(pia.id, sessionOf(token));
    const { records } = await identity.call<{ records: { id: number }[] }>('Factors/ListFactors', {}, { caller });
    await identity.call('Factors/RemoveFactor', { id: records[0]!.id }, { caller });
    expect(await errorsOf(signIn(passkey.get(await begun())))).toEqual(['invalid_credentials']);
    await login(pia);
  });

  test.each([
    ['nothing', '', 'credential required'],
    ['no object', '"text"', 'credential invalid_credential'],
    ['an empty object', '{}', 'credential invalid_credential'],
    ['client data that is no JSON', json(broken({ clientDataJSON: 'AAAA' })), 'credential invalid_credential'],
    ['text that is no base64url', json(broken({ signature: '%' })), 'credential invalid_credential'],
  ])('is 422 with %s', async (_what, credential, error) => {
    expect(await errorsOf(identity.call('Factors/VerifyPasskey', { credential }))).toEqual([error]);
  });
});

/** Returns the answer of a passkey with some members of its response replaced. */
function broken(response: object) {
  const answer = new SoftwarePasskey(ORIGIN).get({ challenge: 'AAAA', rpId: 'app.example.com' });
  return { ...answer, response: { ...answer.response, ...response } };
}

describe('the registration of a passkey', () => {
  test.each<[string, Deviation]>([
    ['of a page of another origin', { origin: 'http://app.example.com' }],
    ['without verification of its user', { isUnverified: true }],
  ])('%s is rejected', async (_what, deviation) => {
    const pia = await person();
    const { id, options } = await begin(pia.caller);
    const answer = new SoftwarePasskey(ORIGIN).create(options, deviation);
    expect(await errorsOf(confirm(pia.caller, id, answer))).toEqual(['credential invalid_credential']);
    expect(await login(pia)).toMatchObject({ user: { id: pia.id } });
  });

  test('answers the last options only', async () => {
    const pia = await person();
    const passkey = new SoftwarePasskey(ORIGIN);
    const before = await begin(pia.caller);
    const { id } = await begin(pia.caller);
    const old = passkey.create(before.options);
    expect(await errorsOf(confirm(pia.caller, before.id, old))).toEqual(['not_found']);
    expect(await errorsOf(confirm(pia.caller, id, old))).toEqual(['credential invalid_credential']);
  });

  test('of a passkey that another account has is rejected', async () => {
    const [{ passkey }, pia] = [await personWithPasskey(), await person()];
    const { id, options } = await begin(pia.caller);
    expect(await errorsOf(confirm(pia.caller, id, passkey.create(options)))).toEqual(['credential taken']);
  });

  test('excludes the passkeys that the user has', async () => {
    const { passkey, caller } = await personWithPasskey();
    const { options } = await begin(caller);
    expect(options['excludeCredentials']).toMatchObject([{ id: passkey.id.toString('base64url') }]);
  });
});

describe('another public address', () => {
  test('does not offer passkeys of the one before, and does not sign in without a factor', async () => {
    const { passkey, ...pia } = await personWithPasskey();
    const moved = await startCopy({
      ...identity.start,
      env: { ...identity.start.env, PUBLIC_URL: 'https://new.example' },
    });
    expect((await offerOf(login(pia, moved))).factors).toEqual([]);
    const options = await begun(moved);
    const answer = json(new SoftwarePasskey('https://new.example').get(options));
    const unknown = moved.call('Factors/VerifyPasskey', { credential: answer });
    expect(await errorsOf(unknown)).toEqual(['invalid_credentials']);
    const old = moved.call('Factors/VerifyPasskey', { credential: json(passkey.get(await begun(moved))) });
    expect(await errorsOf(old)).toEqual(['invalid_credentials']);
    await moved.stop();
  });

  test('that is an IP address has no passkeys but signs in with other factors, and loopback counts as localhost', async () => {
    const { caller } = await person();
    const at = (PUBLIC_URL: string) => startCopy({ ...identity.start, env: { ...identity.start.env, PUBLIC_URL } });
    const byAddress = await at('https://192.0.2.7');
    expect(await errorsOf(begin(caller, byAddress))).toEqual(['unavailable']);
    await byAddress.stop();
    const local = await at('http://127.0.0.1:8080');
    expect((await begin(caller, local)).options).toMatchObject({ rp: { id: 'localhost' } });
    await local.stop();
  });
});
