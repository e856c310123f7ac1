import { createHash } from 'node:crypto';
import { createEncryption } from '@bms/mail';
import { readSettings } from '@bms/service-kit';
import { administrator, errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { mongo } from 'mongoose';
import { startCopy, startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { type OAuthProvider, startOAuthProvider, startSilentServer } from '../../test/provider.ts';
import { identitySettings } from '../config.ts';

const member = staff(7, { 'connections.create': 'own' });
const other = staff(8, { 'connections.create': 'own' });

let provider: OAuthProvider;
let identity: TestedIdentity;
let settings: Record<string, string>;

const at = (prefix: string, { authorizeUrl, tokenUrl }: Pick<OAuthProvider, 'authorizeUrl' | 'tokenUrl'>) => ({
  [`${prefix}_PROVIDER`]: 'custom',
  [`${prefix}_CLIENT_ID`]: 'bms',
  [`${prefix}_CLIENT_SECRET`]: 'the secret of the client',
  [`${prefix}_AUTHORIZE_URL`]: authorizeUrl,
  [`${prefix}_TOKEN_URL`]: tokenUrl,
});

beforeAll(async () => {
  provider = await startOAuthProvider();
  settings = {
    ...at('DRIVE', provider),
    ...at('CALENDAR', provider),
    DRIVE_SCOPE: 'files.read files.write',
    PUBLIC_URL: 'https://bms.example/',
    CONNECTIONS_TIMEOUT_SECONDS: '12',
  };
  identity = await startIdentity(settings);
});
afterAll(async () => {
  await identity.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.otherAnswer = undefined;
  provider.asked.length = 0;
});

const kinds = [
  ['Drive', administrator, 'drive'],
  ['Calendar', administrator, 'calendar'],
  ['OwnCalendar', member, 'calendar-7'],
] as const;

const authorize = async (kind = 'Drive', caller = administrator, at = identity) =>
  (await at.call<{ url: string }>(`Connections/Authorize${kind}`, {}, { caller })).url;
const save = (body: object, kind = 'Drive', caller = administrator, at = identity) =>
  at.call<{ success: boolean; message: string }>(`Connections/Save${kind}Token`, body, { caller });
const agreed = async (kind = 'Drive', caller = administrator) => {
  const { code, state } = await provider.agree(await authorize(kind, caller));
  return { code, state };
};
const kept = (of = identity) => of.running.kit.db.collection<{ _id: string; sealed: mongo.Binary }>('connections');
const everythingKept = async () =>
  (await kept().find().toArray()).map(({ sealed }) => Buffer.from(sealed.buffer).toString('latin1')).join();

describe.each(kinds)('the connection %s', (kind, caller, id) => {
  test('is made by going to the provider and back', async () => {
    const url = new URL(await authorize(kind, caller));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'bms',
      response_type: 'code',
      redirect_uri: 'https://bms.example/connected',
      scope: kind === 'Drive' ? 'files.read files.write' : 'calendar',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const { code, state, at } = await provider.agree(url.href);
    expect(at).toBe('https://bms.example/connected');
    const answer = await save({ code, state }, kind, caller);
    expect(answer).toEqual({ success: true, message: `The ${kind === 'Drive' ? 'drive' : 'calendar'} is connected.` });
    expect(provider.asked).toMatchObject([
      {
        grant_type: 'authorization_code',
        client_id: 'bms',
        client_secret: 'the secret of the client',
        redirect_uri: 'https://bms.example/connected',
      },
    ]);
    const verifier = String(provider.asked[0]!['code_verifier']);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(url.searchParams.get('code_challenge'));
    const record = await kept().findOne({ _id: id });
    expect(record).toMatchObject({ connected_by: caller.userId, expires_at: expect.any(Date) });
  });

  test('takes tokens that a client app has from elsewhere, and keeps them unreadable', async () => {
    const body = { access_token: `a canary ${kind}`, refresh_token: `r canary ${kind}`, expires_in: 60, scope: 's' };
    expect(await save(body, kind, caller)).toMatchObject({ success: true });
    expect(provider.asked).toEqual([]);
    expect(await kept().countDocuments({ _id: id })).toBe(1);
    expect(await everythingKept()).not.toContain('canary');
    const { sealed } = (await kept().findOne({ _id: id }))!;
    const encryption = createEncryption(readSettings(identitySettings, identity.start.env).secrets.encryption);
    const tokens = { accessToken: body.access_token, refreshToken: body.refresh_token, scope: 's' };
    expect(JSON.parse(encryption.decrypt('connection', id, sealed.buffer))).toEqual(tokens);
  });

  test('takes a state once', async () => {
    const back = await agreed(kind, caller);
    await save(back, kind, caller);
    expect(await errorsOf(save(back, kind, caller))).toEqual(['state invalid_state']);
  });
});

describe('a state', () => {
  test('is good for whoever got it, and for that connection', async () => {
    const mine = await agreed('OwnCalendar', member);
    expect(await errorsOf(save(mine, 'OwnCalendar', other))).toEqual(['state invalid_state']);
    const drive = await agreed('Drive');
    expect(await errorsOf(save(drive, 'Calendar'))).toEqual(['state invalid_state']);
    expect(await errorsOf(save({ ...mine, state: 'made up' }, 'OwnCalendar', member))).toEqual(['state invalid_state']);
    expect(provider.asked).toEqual([]);
    expect(await save(mine, 'OwnCalendar', member)).toMatchObject({ success: true });
  });

  test('is good for 10 minutes', async () => {
    const back = await agreed();
    const authorizations = identity.running.kit.db.collection('connection_authorizations');
    const [last] = await authorizations.find().sort({ expires_at: -1 }).limit(1).toArray();
    expect(last!['expires_at'].getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    await authorizations.updateOne({ _id: last!._id }, { $set: { expires_at: new Date(0) } });
    expect(await errorsOf(save(back))).toEqual(['state invalid_state']);
  });

  test('of several that come back with it at once, one connects', async () => {
    const back = await agreed();
    const outcomes = await Promise.all([1, 2, 3].map(() => errorsOf(save(back))));
    expect(outcomes.sort()).toEqual([[], ['state invalid_state'], ['state invalid_state']]);
    expect(provider.asked).toHaveLength(1);
  });

  test('comes back to another copy of identity', async () => {
    const copy = await startCopy(identity.start);
    const back = await agreed();
    expect(await save(back, 'Drive', administrator, copy)).toMatchObject({ success: true });
    await copy.stop();
  });
});

describe('a code', () => {
  test.each([
    ['by the standard', { status: 400, body: { error: 'invalid_grant' } }],
    ['in words of its own', { status: 400, body: { oops: 'no' } }],
  ])('that the provider refuses %s is 422, and nothing is kept', async (_how, answer) => {
    await kept().deleteMany({});
    const back = await agreed();
    provider.otherAnswer = answer;
    expect(await errorsOf(save(back))).toEqual(['code invalid_code']);
    expect(await kept().countDocuments()).toBe(0);
    provider.otherAnswer = undefined;
    expect(await errorsOf(save(back))).toEqual(['state invalid_state']);
  });

  test('that belongs to another authorization is 422', async () => {
    const [mine, others] = [await agreed(), await agreed()];
    expect(await errorsOf(save({ state: mine.state, code: others.code }))).toEqual(['code invalid_code']);
  });
});

describe('what was sent', () => {
  test.each([
    [{}, 'access_token required'],
    [{ refresh_token: 'r' }, 'access_token required'],
    [{ code: 'c' }, 'state required'],
    [{ state: 's' }, 'code required'],
    [{ access_token: 'a', code: 'c', state: 's' }, 'code not_allowed, state not_allowed'],
    [{ code: 'c', state: 's', scope: 'drive' }, 'scope not_allowed'],
    [
      { code: 'c', state: 's', refresh_token: 'r', expires_in: 60 },
      'refresh_token not_allowed, expires_in not_allowed',
    ],
    [{ access_token: 'a', expires_in: 0 }, 'expires_in out_of_range'],
  ])('%j is 422', async (body, expected) => {
    expect((await errorsOf(save(body))).join(', ')).toBe(expected);
  });
});

describe('a provider that is away', () => {
  test.each([
    ['answers 500', { status: 500, body: {} }],
    ['is too busy', { status: 429, body: { error: 'slow_down' } }],
    ['answers with no token', { status: 200, body: { hello: 'there' } }],
    [
      'answers more than 64 KB',
      { status: 200, body: { access_token: 'a', token_type: 'Bearer', more: 'x'.repeat(65_536) } },
    ],
    ['does not know us', { status: 401, body: { error: 'invalid_client' } }],
  ])('%s: 503, and the state is still good', async (how, answer) => {
    const back = await agreed();
    provider.otherAnswer = answer;
    const error = await save(back).catch((caught) => caught);
    expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('The provider of the drive') });
    expect(error.message.includes('DRIVE_CLIENT_ID')).toBe(how === 'does not know us');
    provider.otherAnswer = undefined;
    expect(await save(back)).toMatchObject({ success: true });
  });

  test('is not waited for long', async () => {
    const silent = await startSilentServer();
    const brief = { CONNECTIONS_TIMEOUT_SECONDS: '1' };
    const copy = await startIdentity({ ...settings, ...brief, DRIVE_TOKEN_URL: silent.url });
    const url = await authorize('Drive', administrator, copy);
    const { code, state } = await provider.agree(url);
    const since = Date.now();
    expect(await errorsOf(save({ code, state }, 'Drive', administrator, copy))).toEqual(['unavailable']);
    expect(Date.now() - since).toBeLessThan(10_000);
    silent.stop();
    expect(await errorsOf(save({ code, state }, 'Drive', administrator, copy))).toEqual(['unavailable']);
    await copy.stop();
  });
});

describe('who may connect what', () => {
  test('the drive and calendar of the organization are for administrators in a session', async () => {
    const key = { ...administrator, kind: 'api_key' as const };
    for (const caller of [member, key, staff(9, { 'connections.create': 'all' })]) {
      for (const kind of ['Drive', 'Calendar']) {
        expect(await errorsOf(authorize(kind, caller))).toEqual(['forbidden']);
        expect(await errorsOf(save({ access_token: 'a' }, kind, caller))).toEqual(['forbidden']);
      }
    }
  });

  test('an own calendar needs the grant', async () => {
    const caller = staff(9, { 'connections.view': 'all' });
    expect(await errorsOf(authorize('OwnCalendar', caller))).toEqual(['forbidden']);
    expect(await errorsOf(save({ access_token: 'a' }, 'OwnCalendar', caller))).toEqual(['forbidden']);
  });

  test('an API key cannot replace the calendar of its maker, even with the grant', async () => {
    await kept().deleteMany({});
    await save({ access_token: 'a' }, 'OwnCalendar', member);
    const key = { ...member, kind: 'api_key' as const, apiKeyId: 3 };
    expect(await errorsOf(authorize('OwnCalendar', key))).toEqual(['forbidden']);
    expect(await errorsOf(save({ access_token: 'b' }, 'OwnCalendar', key))).toEqual(['forbidden']);
    expect(await kept().find({ _id: 'calendar-7' }).toArray()).toMatchObject([{ version: 1 }]);
  });

  test('the calendars of users are apart', async () => {
    await kept().deleteMany({});
    await save({ access_token: 'a' }, 'OwnCalendar', member);
    await save({ access_token: 'b' }, 'OwnCalendar', other);
    expect((await kept().find().toArray()).map(({ _id }) => _id).sort()).toEqual(['calendar-7', 'calendar-8']);
  });

  test('who loses access loses the own calendar', async () => {
    const body = { first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@example.com', is_admin: 1 };
    const created = { caller: administrator };
    const { record } = await identity.call<{ record: { id: number } }>('Team/Create', { member: body }, created);
    await save({ access_token: 'a' }, 'OwnCalendar', staff(record.id, { 'connections.create': 'own' }));
    await identity.call('Team/Delete', { id: record.id }, { caller: administrator });
    expect(await kept().countDocuments({ _id: `calendar-${record.id}` })).toBe(0);
  });
});

describe('a provider that is not set up', () => {
  test('is 503 and names the settings, and identity starts all the same', async () => {
    const bare = await startIdentity();
    const error = await authorize('Drive', administrator, bare).catch((caught) => caught);
    expect(error).toMatchObject({
      code: 'unavailable',
      message: 'The drive is not configured. Set DRIVE_PROVIDER and DRIVE_CLIENT_ID of the identity service.',
    });
    expect(await errorsOf(save({ code: 'c', state: 's' }, 'Drive', administrator, bare))).toEqual(['unavailable']);
    await bare.stop();
  });
});
