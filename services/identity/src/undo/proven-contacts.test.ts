import {
  administrator,
  errorsOf,
  eventually,
  type Inbox,
  type ServiceStub,
  type StartedPart,
  startInbox,
  startNats,
  startServiceStub,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, identityStart, startCopy, type TestedIdentity, userCaller } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let crm: ServiceStub;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const urls = { NATS_URL: nats.url, SMTP_URL: inbox.url, PUBLIC_URL: 'https://app.example.com/' };
  const start = await identityStart(urls);
  const handlers = { 'Clients/Get': ({ id }: { id: number }) => ({ record: { id } }) };
  crm = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, handlers);
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${crm.target}` } });
});
afterAll(async () => {
  await identity?.stop();
  crm?.close();
  await Promise.all([nats?.stop(), inbox?.stop()]);
});

const asAdministrator = { caller: administrator };
const password = 'a quiet green river';
let people = 0;

/** The two kinds of accounts that administrators create. */
const kinds = {
  'a team member': { service: 'Team', body: 'member', fields: { is_admin: 1 } },
  'a portal user': { service: 'PortalUsers', body: 'portal_user', fields: { client_id: 1 } },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];
const team = kinds['a team member'];

interface Account {
  id: number;
  /** An address that nobody has used before, by a word. */
  address(word: string): string;
  phone(digit: number): string;
  change(values: object): Promise<unknown>;
}

/** Creates an account whose invitation goes to `address('first')`, with `phone(1)`. */
async function invite({ service, body, fields }: Kind): Promise<Account> {
  people += 1;
  const number = String(people).padStart(4, '0');
  const address = (word: string) => `${word}-${number}@example.com`;
  const phone = (digit: number) => `+1206${digit}55${number}`;
  const names = { first_name: 'Erika', last_name: 'Muster' };
  const values = { ...names, email: address('first'), phone: phone(1), ...fields };
  const { record } = await identity.call<{ record: { id: number } }>(
    `${service}/Create`,
    { [body]: values },
    asAdministrator,
  );
  const change = (values: object) =>
    identity.call(
      `${service}/Update`,
      { id: record.id, [body]: values, update_mask: { paths: Object.keys(values) } },
      asAdministrator,
    );
  return { id: record.id, address, phone, change };
}

const codeIn = (text: string) => /(?<![\w-])[\w-]{24}(?![\w-])/.exec(text)?.[0] ?? '';
const isNotice = ({ text }: { text: string }) => text.includes('/undo-change?code=');
const smsTo = (phone: string, atLeast = 1) => inbox.mailsTo(`${phone}@sms.local`, atLeast);
const setPassword = (code: string, chosen = password) =>
  identity.call('Account/ChangePassword', { code, password: chosen, retype_password: chosen });
const undo = (code: string) => identity.call('Account/UndoChange', { code });
const me = (id: number) =>
  identity.call<{ email: string; phone: string }>('Account/Me', {}, { caller: userCaller(id) });
const login = (email: string, chosen = password) => identity.call('Account/Login', { email, password: chosen });

/** Sets the password with the code of the latest mail to an address. */
async function activate(email: string, mails = 1): Promise<void> {
  await setPassword(codeIn((await inbox.mailsTo(email, mails)).at(-1)!.text));
}
async function signInByPhone(phone: string): Promise<void> {
  await identity.call('Account/SendOtp', { phone });
  const sms = (await smsTo(phone)).at(-1)!;
  await identity.call('Account/Login', { phone, otp: /\b\d{6}\b/.exec(sms.text)![0] });
}
/** Waits until everything queued so far has been sent: a message is deleted once the mail server has taken it. */
const settle = () =>
  eventually(async () => (await identity.running.kit.db.collection('send_jobs').countDocuments()) === 0);
/** Returns the undo links that an address or phone was sent. */
async function noticesTo(address: string): Promise<string[]> {
  await settle();
  return (await inbox.mailsTo(address, 0)).filter(isNotice).map(({ text }) => codeIn(text));
}
const countCodes = (user_id: number) => identity.running.kit.db.collection('undo_codes').countDocuments({ user_id });

describe.each(Object.entries(kinds))('%s with a mistyped address', (_name, kind) => {
  test('is invited again at the corrected one; the mistyped one gets no undo link and its invitation ends', async () => {
    const { id, address, change } = await invite(kind);
    const strangersCode = codeIn((await inbox.mailsTo(address('first')))[0]!.text);
    await change({ email: address('right') });
    const [invitation] = await inbox.mailsTo(address('right'));
    expect(invitation!.subject).toMatch(/^Your account with /);
    expect(await errorsOf(setPassword(strangersCode))).toEqual(['code invalid_code']);
    await setPassword(codeIn(invitation!.text));
    await login(address('right'));
    expect(await noticesTo(address('first'))).toEqual([]);
    expect(await countCodes(id)).toBe(0);
  });

  test('is invited once more when the address is corrected twice, and only the last invitation works', async () => {
    const { address, change } = await invite(kind);
    await change({ email: address('second') });
    await change({ email: address('third') });
    const [second] = await inbox.mailsTo(address('second'));
    const [third] = await inbox.mailsTo(address('third'));
    expect(await errorsOf(setPassword(codeIn(second!.text)))).toEqual(['code invalid_code']);
    await setPassword(codeIn(third!.text));
    expect(await noticesTo(address('second'))).toEqual([]);
  });

  test('that became the right one and was activated gets an undo link at the next change', async () => {
    const { id, address, change } = await invite(kind);
    await change({ email: address('right') });
    await activate(address('right'));
    await change({ email: address('next') });
    const [code] = await noticesTo(address('right'));
    await undo(code!);
    expect(await me(id)).toMatchObject({ email: address('right') });
    expect(await noticesTo(address('first'))).toEqual([]);
  });

  test('is not invited by a change of the phone, nor by a change of the name', async () => {
    const { address, phone, change } = await invite(kind);
    await change({ phone: phone(2), first_name: 'Erica' });
    await settle();
    expect(await inbox.mailsTo(address('first'))).toHaveLength(1);
    expect(await inbox.mailsTo(`${phone(1)}@sms.local`, 0)).toEqual([]);
    await activate(address('first'));
  });

  test('is not invited while inactive, but as soon as the account is active again', async () => {
    const { address, change } = await invite(kind);
    await change({ status: 'inactive' });
    await change({ email: address('right') });
    await settle();
    expect(await inbox.mailsTo(address('right'), 0)).toEqual([]);
    await change({ status: 'active' });
    await activate(address('right'));
    await login(address('right'));
  });
});

describe('an undo link', () => {
  test('goes to a phone only after a code sent to it was entered', async () => {
    const { id, address, phone, change } = await invite(team);
    await activate(address('first'));
    await change({ phone: phone(2) });
    expect(await noticesTo(`${phone(1)}@sms.local`)).toEqual([]);
    expect(await noticesTo(address('first'))).toHaveLength(2 - 1);
    await signInByPhone(phone(2));
    await change({ phone: phone(3) });
    const [code] = await noticesTo(`${phone(2)}@sms.local`);
    await undo(code!);
    expect(await me(id)).toMatchObject({ phone: phone(2) });
  });

  test('goes to a phone that the user confirmed by a change of the phone', async () => {
    const { id, phone, change } = await invite(team);
    await identity.call('Account/SendPhoneChangeOtp', { phone: phone(2) }, { caller: userCaller(id) });
    const otp = /\b\d{6}\b/.exec((await smsTo(phone(2)))[0]!.text)![0];
    await identity.call('Account/VerifyPhoneChange', { phone: phone(2), otp }, { caller: userCaller(id) });
    await change({ phone: phone(3) });
    expect(await noticesTo(`${phone(2)}@sms.local`)).toHaveLength(1);
    expect(await noticesTo(`${phone(1)}@sms.local`)).toEqual([]);
  });

  test('goes neither to an address that replaced a confirmed one, nor by its later correction', async () => {
    const { id, address, change } = await invite(team);
    await activate(address('first'));
    await change({ email: address('mistyped') });
    await change({ email: address('right') });
    expect(await noticesTo(address('mistyped'))).toEqual([]);
    const codes = await noticesTo(address('first'));
    expect(codes).toHaveLength(1);
    await undo(codes[0]!);
    expect(await me(id)).toMatchObject({ email: address('first') });
  });

  test('goes to the confirmed address after a change and back', async () => {
    const { id, address, change } = await invite(team);
    await activate(address('first'));
    await change({ email: address('other') });
    await change({ email: address('first') });
    await change({ email: address('thief') });
    const codes = await noticesTo(address('first'));
    expect(codes).toHaveLength(2);
    expect(await noticesTo(address('other'))).toEqual([]);
    await undo(codes.at(-1)!);
    expect(await me(id)).toMatchObject({ email: address('first') });
  });

  test('restores the confirmation with the address, also after the new address was confirmed', async () => {
    const { id, address, change } = await invite(team);
    await activate(address('first'));
    await change({ email: address('thief') });
    await identity.call('Account/RequestPasswordReset', { email: address('thief') });
    await setPassword(codeIn((await inbox.mailsTo(address('thief')))[0]!.text), 'another quiet river');
    const [code] = await noticesTo(address('first'));
    await undo(code!);
    await login(address('first'));
    await change({ email: address('thief') });
    expect(await noticesTo(address('first'))).toHaveLength(2);
    expect(await me(id)).toMatchObject({ email: address('thief') });
  });
});

describe('a code for a new password', () => {
  test('of an address that was replaced while the code was requested sets no password', async () => {
    const { id, address, change } = await invite(team);
    await change({ email: address('right') });
    await inbox.mailsTo(address('right'));
    const codes = identity.running.kit.db.collection('password_codes');
    // The request had read the former address before the change, and wrote its code after it.
    await codes.updateOne({ user_id: id }, { $set: { email: address('first') } });
    const [mail] = await inbox.mailsTo(address('right'));
    expect(await errorsOf(setPassword(codeIn(mail!.text)))).toEqual(['code invalid_code']);
  });
});

describe('accounts from before addresses were confirmed', () => {
  const users = () => identity.running.kit.db.collection<{ _id: number }>('users');
  const forget = (id: number) => users().updateOne({ _id: id }, { $unset: { verified_email: '', verified_phone: '' } });
  const restart = async () => (await startCopy(identity.start)).stop();

  test('count as confirmed if their password was set by a mailed code and nothing changed since', async () => {
    const [kept, changed, pending] = [await invite(team), await invite(team), await invite(team)];
    for (const { address } of [kept, changed]) await activate(address('first'));
    await changed.change({ email: changed.address('second') });
    for (const { id } of [kept, changed, pending]) await forget(id);
    await restart();
    for (const { change, address } of [kept, changed, pending]) await change({ email: address('third') });
    expect(await noticesTo(kept.address('first'))).toHaveLength(1);
    expect(await noticesTo(changed.address('second'))).toEqual([]);
    expect(await noticesTo(pending.address('first'))).toEqual([]);
  });

  test('lose the undo links that restore a state without a password', async () => {
    const { id, address } = await invite(team);
    const codes = identity.running.kit.db.collection<{ _id: string }>('undo_codes');
    const row = { user_id: id, change: 1, email: address('wrong'), phone: '', password_hash: null };
    await codes.insertOne({ _id: `old-${id}`, ...row, expires_at: new Date(Date.now() + 3600_000) } as never);
    await restart();
    expect(await countCodes(id)).toBe(0);
  });
});
