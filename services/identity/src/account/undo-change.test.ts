import { administrator, errorsOf, type Inbox, type StartedPart, startInbox, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { eventsOf, gateway, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  identity = await startIdentity({ NATS_URL: nats.url, SMTP_URL: inbox.url, PUBLIC_URL: 'https://app.example.com/' });
});
afterAll(async () => {
  await identity.stop();
  await Promise.all([nats.stop(), inbox.stop()]);
});

const firstPassword = 'the first long password';
const secondPassword = 'the second long password';
let people = 0;

/** Creates a team member with email and phone, both proven by codes, password and a session. */
async function member() {
  people += 1;
  const number = String(people).padStart(4, '0');
  const [email, phone] = [`anna${number}@example.com`, `+1206777${number}`];
  const fields = { first_name: 'Anna', last_name: 'Muster', email, phone, is_admin: 1 };
  const created = { member: fields };
  const { record } = await identity.call<{ record: { id: number } }>('Team/Create', created, { caller: administrator });
  const [invitation] = await inbox.mailsTo(email);
  await setByCode(/(?<![\w-])[\w-]{24}(?![\w-])/.exec(invitation!.text)![0], firstPassword);
  await identity.call('Account/SendOtp', { phone });
  await identity.call('Account/Login', { phone, otp: await inbox.codeTo(`${phone}@sms.local`) });
  return { id: record.id, email, phone, sessionId: await signIn(email, firstPassword) };
}

const setByCode = (code: string, password: string) =>
  identity.call('Account/ChangePassword', { code, password, retype_password: password });
async function signIn(email: string, password: string): Promise<string> {
  const { token } = await identity.call<{ token: string }>('Account/Login', { email, password });
  return (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;
}
const resolve = (session_id: string) => identity.call('Callers/ResolveSession', { session_id }, { caller: gateway });
const setPassword = (id: number, current_password: string, password: string) =>
  identity.call(
    'Account/SetPassword',
    { current_password, password, retype_password: password },
    { caller: userCaller(id) },
  );
const change = (id: number, member: object) =>
  identity.call('Team/Update', { id, member, update_mask: { paths: Object.keys(member) } }, { caller: administrator });
const undo = (code: string) => identity.call('Account/UndoChange', { code });
const smsTo = (phone: string, atLeast = 1) => inbox.mailsTo(`${phone}@sms.local`, atLeast);
const linkIn = (text: string) =>
  /https:\/\/app\.example\.com\/admin\/#\/undo-change\?code=[\w-]{24}(?![\w-])/.exec(text)?.[0] ?? '';
const codeIn = (text: string) => linkIn(text).split('=')[1] ?? '';
const me = (id: number) => identity.call('Account/Me', {}, { caller: userCaller(id) });
/** Returns the codes of the notices sent to an address, in the order of arrival; mails may overtake each other. */
const codesTo = async (email: string, count: number) => {
  const notices = (await inbox.mailsTo(email, count + 1)).filter(({ text }) => linkIn(text) !== '');
  return notices.map(({ text }) => codeIn(text));
};

describe('a change of what a user signs in with', () => {
  test('is told to the old address and phone, and undone with the code from either', async () => {
    const { id, email, phone, sessionId } = await member();
    await change(id, { email: `new-${email}`, phone: '+12067770999' });
    const [mail, sms] = [(await inbox.mailsTo(email, 2))[1]!, (await smsTo(phone, 2))[1]!];
    expect(mail.subject).toBe('Your email address and phone number were changed');
    expect(codeIn(sms.text)).toBe(codeIn(mail.text));
    expect(await undo(codeIn(sms.text))).toMatchObject({ success: true });
    expect(await me(id)).toMatchObject({ email, phone });
    expect(await errorsOf(resolve(sessionId))).toEqual(['unauthenticated']);
    expect(await eventsOf(identity)).toContain(`session.revoked.${sessionId}`);
    await signIn(email, firstPassword);
    expect(await errorsOf(undo(codeIn(mail.text)))).toEqual(['code invalid_code']);
  });

  test('of the phone by its user is told to the phone of before', async () => {
    const { id, email, phone } = await member();
    const next = '+12067771999';
    await identity.call('Account/SendPhoneChangeOtp', { phone: next }, { caller: userCaller(id) });
    const otp = /\b\d{6}\b/.exec((await smsTo(next))[0]!.text)![0];
    await identity.call('Account/VerifyPhoneChange', { phone: next, otp }, { caller: userCaller(id) });
    const [, sms] = await smsTo(phone, 2);
    expect(sms!.text).toContain('Your phone number was changed at app.example.com.');
    await codesTo(email, 1);
    await undo(codeIn(sms!.text));
    expect(await me(id)).toMatchObject({ phone });
  });

  test('of the password is undone: the old one signs in, and reset codes that were sent meanwhile are worthless', async () => {
    const { id, email } = await member();
    await setPassword(id, firstPassword, secondPassword);
    const thief = await signIn(email, secondPassword);
    const [code] = await codesTo(email, 1);
    await identity.call('Account/RequestPasswordReset', { email });
    const reset = /(?<![\w-])[\w-]{24}(?![\w-])/.exec((await inbox.mailsTo(email, 3))[2]!.text)![0];
    await undo(code!);
    expect(await errorsOf(resolve(thief))).toEqual(['unauthenticated']);
    expect(await errorsOf(signIn(email, secondPassword))).toEqual(['invalid_credentials']);
    expect(await errorsOf(setByCode(reset, secondPassword))).toEqual(['code invalid_code']);
    await signIn(email, firstPassword);
  });

  test('that is followed by another one: the first code restores all of before, the second only its own', async () => {
    const { id, email, phone } = await member();
    await change(id, { phone: '+12067772999' });
    const [first] = await codesTo(email, 1);
    await setPassword(id, firstPassword, secondPassword);
    const [, second] = await codesTo(email, 2);
    await undo(second!);
    expect(await me(id)).toMatchObject({ phone: '+12067772999' });
    await signIn(email, firstPassword);
    await undo(first!);
    expect(await me(id)).toMatchObject({ phone });
  });

  test('that came before another one takes the code of the later one with it', async () => {
    const { id, email, phone } = await member();
    await setPassword(id, firstPassword, secondPassword);
    const [first] = await codesTo(email, 1);
    await change(id, { phone: '+12067773999' });
    const [, second] = await codesTo(email, 2);
    await undo(first!);
    expect(await me(id)).toMatchObject({ phone });
    await signIn(email, firstPassword);
    expect(await errorsOf(undo(second!))).toEqual(['code invalid_code']);
  });

  test('is undone once, by one of two that try at the same time', async () => {
    const { id, email } = await member();
    await setPassword(id, firstPassword, secondPassword);
    const [code] = await codesTo(email, 1);
    const outcomes = await Promise.all([errorsOf(undo(code!)), errorsOf(undo(code!))]);
    expect(outcomes.sort()).toEqual([[], ['code invalid_code']]);
  });

  test('is not undone after 72 hours, nor where the account became inactive', async () => {
    const { id, email } = await member();
    await setPassword(id, firstPassword, secondPassword);
    await codesTo(email, 1);
    await setPassword(id, secondPassword, firstPassword);
    const [, code] = await codesTo(email, 2);
    const codes = identity.running.kit.db.collection('undo_codes');
    const [row] = await codes.find({ user_id: id }).sort({ change: -1 }).toArray();
    expect(row!['expires_at'].getTime() - Date.now()).toBeGreaterThan(71.9 * 3600_000);
    expect(row!['expires_at'].getTime() - Date.now()).toBeLessThan(72.1 * 3600_000);
    await codes.updateOne({ _id: row!._id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect(await errorsOf(undo(code!))).toEqual(['code invalid_code']);
    await change(id, { status: 'inactive' });
    expect(await codes.countDocuments({ user_id: id })).toBe(0);
  });

  test('takes back the API keys, SCIM tokens and connections that the account has made or replaced since, and no others', async () => {
    const { id, email } = await member();
    const caller = { ...userCaller(id), isAdmin: true };
    const { records } = await identity.call<{ records: { id: number }[] }>('Roles/List', {}, { caller: administrator });
    const createKey = async (name: string) => {
      const message = { api_key: { name, role_id: records[0]!.id } };
      const { record } = await identity.call<{ record: { id: number } }>('ApiKeys/Create', message, { caller });
      return record.id;
    };
    const connections = identity.running.kit.db.collection<{ _id: string }>('connections');
    const connection = { sealed: Buffer.from('x'), version: 1, connected_by: id };
    const createToken = async (name: string) => {
      const message = { scim_token: { name } };
      const { record } = await identity.call<{ record: { id: number } }>('ScimTokens/Create', message, { caller });
      return record.id;
    };
    const before = await createKey('Before');
    const replaced = await createKey('Replaced');
    const earlierToken = await createToken('Before');
    await connections.insertOne({ _id: `calendar-${id}-before`, ...connection, connected_at: new Date() } as never);
    await setPassword(id, firstPassword, secondPassword);
    const since = await createKey('Since');
    await identity.call('ApiKeys/Rotate', { id: replaced }, { caller });
    const laterToken = await createToken('Since');
    await connections.insertOne({ _id: `calendar-${id}`, ...connection, connected_at: new Date() } as never);
    const notices = await inbox.mailsTo(email, 8);
    const subjects = notices.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['An API key was created', 'An API key was replaced']));
    expect(notices.some(({ text }) => text.includes(`Since (bms_${since}_`))).toBe(true);
    await undo((await codesTo(email, 1))[0]!);
    const get = (key: number) => identity.call('ApiKeys/Get', { id: key }, { caller: administrator });
    await expect(get(before)).resolves.toMatchObject({ record: { name: 'Before' } });
    for (const key of [since, replaced]) expect(await errorsOf(get(key))).toEqual(['not_found']);
    const tokens = identity.running.kit.db.collection('scim_tokens');
    expect(await tokens.distinct('_id', { created_by: id })).toEqual([earlierToken]);
    expect(laterToken).toBeGreaterThan(earlierToken);
    const events = await eventsOf(identity);
    expect(events).toContain(`api_key.revoked.${since}`);
    expect(events).toContain(`account.change_undone.${id}`);
    expect(await connections.distinct('_id', { connected_by: id })).toEqual([`calendar-${id}-before`]);
  });

  test('is not told where there was no password before: an invitation sets the first one', async () => {
    const { email } = await member();
    expect((await inbox.mailsTo(email)).filter(({ text }) => linkIn(text) !== '')).toEqual([]);
  });
});
