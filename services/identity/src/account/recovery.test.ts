import { administrator, errorsOf, type Inbox, type StartedPart, startInbox, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { adminEmail, eventsOf, gateway, startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  identity = await startIdentity({ NATS_URL: nats.url, SMTP_URL: inbox.url });
});
afterAll(async () => {
  await identity.stop();
  await Promise.all([nats.stop(), inbox.stop()]);
});

const newPassword = 'a brand new password';
let people = 0;

/** Creates a team member with a phone and without a password. */
async function addMember(more: object = {}) {
  people += 1;
  const number = String(people).padStart(4, '0');
  const member = {
    first_name: 'Nancy',
    last_name: 'Davolio',
    email: `nancy${number}@example.com`,
    phone: `+1206555${number}`,
    is_admin: 1,
    ...more,
  };
  const { record } = await identity.call<{ record: { id: number; email: string; phone: string } }>(
    'Team/Create',
    { member },
    { caller: administrator },
  );
  return record;
}

const setPassword = (code: string, password = newPassword, retype_password = password) =>
  identity.call('Account/ChangePassword', { code, password, retype_password });
const login = (message: object) => identity.call<{ token: string }>('Account/Login', message);
const sessionOf = (token: string) => (jwt.decode(token) as jwt.JwtPayload)['sid'] as string;
const resolve = (session_id: string) => identity.call('Callers/ResolveSession', { session_id }, { caller: gateway });
const otpIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const codeIn = (text: string) => /(?<![\w-])[\w-]{24}(?![\w-])/.exec(text)?.[0] ?? '';
const smsTo = (phone: string, atLeast = 1) => inbox.mailsTo(`${phone}@sms.local`, atLeast);

describe('signing in by phone', () => {
  test('the one-time password that was sent to the phone signs in, once', async () => {
    const { phone } = await addMember();
    const typed = phone.replace('+1206', '+1 (206) ');
    expect(await identity.call('Account/SendOtp', { phone: typed })).toMatchObject({ success: true });
    const [sms] = await smsTo(phone);
    const otp = otpIn(sms!.text);
    const { token } = await login({ phone: typed, otp });
    await expect(resolve(sessionOf(token))).resolves.toMatchObject({ kind: 'user' });
    expect(await errorsOf(login({ phone, otp }))).toEqual(['invalid_credentials']);
  });

  test('of two uses at once one signs in', async () => {
    const { phone } = await addMember();
    await identity.call('Account/SendOtp', { phone });
    const otp = otpIn((await smsTo(phone))[0]!.text);
    const outcomes = await Promise.all([1, 2, 3].map(() => errorsOf(login({ phone, otp }))));
    expect(outcomes.sort()).toEqual([[], ['invalid_credentials'], ['invalid_credentials']]);
  });

  test('after five wrong tries the right one is refused too, and a new one works', async () => {
    const { phone } = await addMember();
    await identity.call('Account/SendOtp', { phone });
    const otp = otpIn((await smsTo(phone))[0]!.text);
    const wrong = otp === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => errorsOf(login({ phone, otp: wrong }))));
    expect(await errorsOf(login({ phone, otp }))).toEqual(['invalid_credentials']);
    await identity.call('Account/SendOtp', { phone });
    await login({ phone, otp: otpIn((await smsTo(phone, 2))[1]!.text) });
  });

  test('the sixth within an hour is answered as any other and not sent, and the fifth stays good', async () => {
    const { phone } = await addMember();
    for (let sent = 1; sent <= 5; sent++) {
      await identity.call('Account/SendOtp', { phone });
      await smsTo(phone, sent);
    }
    expect(await identity.call('Account/SendOtp', { phone })).toMatchObject({ success: true });
    const marker = await addMember();
    await inbox.mailsTo(marker.email);
    const messages = await smsTo(phone, 5);
    expect(messages).toHaveLength(5);
    await login({ phone, otp: otpIn(messages[4]!.text) });
  });

  test('pasted with spaces and invisible characters it signs in; a malformed one costs no try', async () => {
    const { phone } = await addMember();
    await identity.call('Account/SendOtp', { phone: ` ${phone}\u200b\n` });
    const otp = otpIn((await smsTo(phone))[0]!.text);
    for (const slip of ['12345', '1234567', 'abcdef', '１２３４５６', otp.slice(1), `${otp}0`, '-'])
      expect(await errorsOf(login({ phone, otp: slip }))).toEqual(['invalid_credentials']);
    await login({ phone: `\u00a0${phone} `, otp: `${otp.slice(0, 3)}\u00a0${otp.slice(3)}\u200b\r\n` });
  });

  test.each(['123', 'phone', '+999999999', '0000', '206 555 9857'])('%j is no phone number: 422', async (phone) => {
    expect(await errorsOf(identity.call('Account/SendOtp', { phone }))).toEqual(['phone invalid_format']);
  });
});

describe('a forgotten password', () => {
  test('the code from the mail sets a new one, once, and ends every session', async () => {
    const { email, phone, id } = await addMember();
    await identity.call('Account/SendOtp', { phone });
    const { token } = await login({ phone, otp: otpIn((await smsTo(phone))[0]!.text) });

    await identity.call('Account/RequestPasswordReset', { email: email.toUpperCase() });
    const mails = await inbox.mailsTo(email, 2);
    const code = codeIn(mails.find(({ subject }) => subject === 'Set a new password')!.text);
    expect(await setPassword(code)).toMatchObject({ success: true });

    expect(await errorsOf(resolve(sessionOf(token)))).toEqual(['unauthenticated']);
    expect(await eventsOf(identity)).toContain(`session.revoked.${sessionOf(token)}`);
    await login({ email, password: newPassword });
    expect(await errorsOf(setPassword(code))).toEqual(['code invalid_code']);
    const profile = await identity.call('Account/Me', {}, { caller: userCaller(id) });
    expect(profile).toMatchObject({ email });
  });

  test('of two uses of a code at once one counts', async () => {
    const { email } = await addMember();
    const code = codeIn((await inbox.mailsTo(email))[0]!.text);
    const passwords = ['the first new password', 'the second new password'];
    const outcomes = await Promise.all(passwords.map((password) => errorsOf(setPassword(code, password))));
    expect(outcomes.sort()).toEqual([[], ['code invalid_code']]);
  });

  test('a new password unlocks the account', async () => {
    const { email } = await addMember();
    for (let i = 0; i < 10; i++) await errorsOf(login({ email, password: 'wrong' }));
    expect(await errorsOf(login({ email, password: 'wrong' }))).toEqual(['locked']);
    await setPassword(codeIn((await inbox.mailsTo(email))[0]!.text));
    await login({ email, password: newPassword });
  });

  test.each([
    ['short', 'short', 'password too_short'],
    ['password1234', 'password1234', 'password too_common'],
    ['x1'.repeat(70), 'x1'.repeat(70), 'password too_long'],
    [newPassword, `${newPassword} `, 'retype_password mismatch'],
    [newPassword, newPassword, 'code invalid_code'],
    ['', '', 'password required, retype_password required'],
  ])('with %j and %j it is 422', async (password, retyped, expected) => {
    expect((await errorsOf(setPassword('no such code', password, retyped))).join(', ')).toBe(expected);
  });

  test('a password with a name of the user, the email address or the organization is 422, and the code stays', async () => {
    const { email } = await addMember({ first_name: 'Zoë-Marie', email: 'front.office@example.com' });
    const code = codeIn((await inbox.mailsTo(email))[0]!.text);
    for (const password of ['my friend MARIE 1', 'the davolio family', 'OFFICE of the king', 'this is My Company'])
      expect(await errorsOf(setPassword(code, password))).toEqual(['password too_personal']);
    await setPassword(code, 'zoe is three letters');
    await login({ email, password: 'zoe is three letters' });
  });

  test('a new code ends the older ones', async () => {
    const { email } = await addMember();
    for (let mail = 1; mail <= 2; mail++) {
      await identity.call('Account/RequestPasswordReset', { email });
      await inbox.mailsTo(email, 1 + mail);
    }
    const codes = (await inbox.mailsTo(email, 3)).map(({ text }) => codeIn(text));
    for (const older of codes.slice(0, 2)) expect(await errorsOf(setPassword(older))).toEqual(['code invalid_code']);
    await setPassword(codes[2]!);
  });

  test('the code works as it was pasted, and the email signs in as it was pasted', async () => {
    const { email } = await addMember();
    const code = codeIn((await inbox.mailsTo(email))[0]!.text);
    await setPassword(`\u200b ${code.slice(0, 10)}\n${code.slice(10)}\u00a0`);
    await login({ email: `\ufeff${email}\u00a0\n`, password: newPassword });
    await identity.call('Account/RequestPasswordReset', { email: ` ${email}\u200b` });
    await inbox.mailsTo(email, 2);
  });

  test('a mistake in the password does not use the code up', async () => {
    const { email } = await addMember();
    const code = codeIn((await inbox.mailsTo(email))[0]!.text);
    await errorsOf(setPassword(code, 'short'));
    await setPassword(code);
  });

  test('an account that became inactive cannot be taken over with an older code', async () => {
    const { email, id } = await addMember();
    const code = codeIn((await inbox.mailsTo(email))[0]!.text);
    const message = { id, member: { status: 'inactive' }, update_mask: { paths: ['status'] } };
    await identity.call('Team/Update', message, { caller: administrator });
    expect(await errorsOf(setPassword(code))).toEqual(['code invalid_code']);
  });

  test('what is no email address is 422', async () => {
    const response = identity.call('Account/RequestPasswordReset', { email: 'nobody' });
    expect(await errorsOf(response)).toEqual(['email invalid_format']);
  });
});

describe('changing the phone', () => {
  const newPhone = '+442071234567';
  const send = (id: number, phone: string) =>
    identity.call('Account/SendPhoneChangeOtp', { phone }, { caller: userCaller(id) });
  const verify = (id: number, phone: string, otp: string) =>
    identity.call('Account/VerifyPhoneChange', { phone, otp }, { caller: userCaller(id) });

  test('the code that was sent to the new phone makes it the phone', async () => {
    const { id } = await addMember();
    expect(await send(id, newPhone)).toMatchObject({ success: true });
    const otp = otpIn((await smsTo(newPhone))[0]!.text);
    expect(await errorsOf(verify(id, newPhone, otp === '000000' ? '000001' : '000000'))).toEqual(['otp invalid_code']);
    expect(await verify(id, '+44 20 7123 4567', otp)).toMatchObject({ success: true });
    expect(await identity.call('Account/Me', {}, { caller: userCaller(id) })).toMatchObject({ phone: newPhone });
    expect(await eventsOf(identity)).toContain(`user.updated.${id}`);
    const found = await identity.call('Team/List', { list: { search: '71234567' } }, { caller: administrator });
    expect(found).toMatchObject({ records: [{ id, phone: newPhone }] });
  });

  test('a repeat with the same Idempotency-Key gets the first answer and sends nothing', async () => {
    const { id } = await addMember();
    const phone = '+442071234569';
    const requestReset = () =>
      identity.call(
        'Account/SendPhoneChangeOtp',
        { phone },
        { caller: userCaller(id), headers: { 'idempotency-key': 'k' } },
      );
    const first = await requestReset();
    expect(first).toMatchObject({ success: true });
    expect(await requestReset()).toEqual(first);
    expect(await smsTo(phone)).toHaveLength(1);
  });

  test('the code is good for the one who asked for it only', async () => {
    const [mine, other] = [await addMember(), await addMember()];
    await send(mine.id, '+442071234568');
    const otp = otpIn((await smsTo('+442071234568'))[0]!.text);
    expect(await errorsOf(verify(other.id, '+442071234568', otp))).toEqual(['otp invalid_code']);
    expect(await errorsOf(login({ phone: '+442071234568', otp }))).toEqual(['invalid_credentials']);
  });

  test('a phone that another user has is 422', async () => {
    const [mine, other] = [await addMember(), await addMember()];
    await send(mine.id, other.phone);
    const otp = otpIn((await smsTo(other.phone))[0]!.text);
    expect(await errorsOf(verify(mine.id, other.phone, otp))).toEqual(['phone taken']);
  });

  test('nobody and API keys change no phone', async () => {
    const message = { phone: newPhone };
    expect(await errorsOf(identity.call('Account/SendPhoneChangeOtp', message))).toEqual(['unauthenticated']);
    const caller = userCaller(1, '', { kind: 'api_key' });
    expect(await errorsOf(identity.call('Account/SendPhoneChangeOtp', message, { caller }))).toEqual(['forbidden']);
  });
});

describe('guessing', () => {
  test.each([adminEmail, 'nobody@example.com'])(
    'ten failures lock %s for this address, and no other',
    async (email) => {
      const attempt = (from: string) => {
        const headers = { 'x-client-address': from };
        return errorsOf(identity.call('Account/Login', { email, password: 'a wrong guess' }, { headers }));
      };
      const first = await Promise.all(Array.from({ length: 10 }, () => attempt('203.0.113.9')));
      expect(first).toEqual(Array(10).fill(['invalid_credentials']));
      expect(await attempt('203.0.113.9')).toEqual(['locked']);
      expect(await attempt('203.0.113.10')).toEqual(['invalid_credentials']);
    },
  );
});
