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
  totpCode,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addTotp, challengeOf, PASSWORD, type SignedIn, sessionOf } from '../../test/factors.ts';
import { contract, gateway, identityStart, startCopy, type TestedIdentity } from '../../test/harness.ts';
import { SIGN_IN_CODES, type SignInCode } from './sign-in-code.model.ts';

let nats: StartedPart;
let inbox: Inbox;
let crm: ServiceStub;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const env = {
    NATS_URL: nats.url,
    SMTP_URL: inbox.url,
    PUBLIC_URL: 'https://shop.example',
    RESET_MAILS_PER_HOUR: '3',
  };
  const start = await identityStart(env);
  const getClient = ({ id }: { id: number }) => ({ record: { id } });
  crm = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, { 'Clients/Get': getClient });
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${crm.target}` } });
});
afterAll(async () => {
  await identity.stop();
  crm.close();
  await Promise.all([nats.stop(), inbox.stop()]);
});

const asAdministrator = { caller: administrator };
const SUBJECT = 'Sign in to My company';
let people = 0;

/** Creates a portal user, whose invitation is the first mail in the inbox. */
async function customer(): Promise<{ id: number; email: string }> {
  people += 1;
  const portal_user = { client_id: 1, first_name: 'Maria', last_name: 'Anders', email: `maria${people}@example.com` };
  return (
    await identity.call<{ record: { id: number; email: string } }>(
      'PortalUsers/Create',
      { portal_user },
      asAdministrator,
    )
  ).record;
}

const request = (email: string) => identity.call('Account/RequestSignInLink', { email });
const signIn = (code: string) => identity.call<SignedIn>('Account/SignInByLink', { code });
const linksTo = async (email: string, count: number) =>
  eventually(async () => {
    const links = (await inbox.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);
    expect(links).toHaveLength(count);
    return links.map(({ text }) => /sign-in\?code=([\w-]{24})/.exec(text)![1]!);
  });

async function linkFor(email: string): Promise<string> {
  await request(email);
  return (await linksTo(email, 1))[0]!;
}

describe('a sign-in by a mailed link', () => {
  test('opens a session of the portal user, once', async () => {
    const { id, email } = await customer();
    await request(` ${email.toUpperCase()}`);
    const [code] = await linksTo(email, 1);
    const { token, user } = await signIn(code!);
    expect(user).toMatchObject({ id, email, user_type: 'client' });
    const caller = await identity.call('Callers/ResolveSession', { session_id: sessionOf(token) }, { caller: gateway });
    expect(caller).toMatchObject({ user_id: id });
    expect(await errorsOf(signIn(code!))).toEqual(['code invalid_code']);
  });

  test('opens one session if the link is used twice at once', async () => {
    const { email } = await customer();
    const code = await linkFor(email);
    const outcomes = await Promise.all([1, 2, 3].map(() => errorsOf(signIn(code))));
    expect(outcomes.sort()).toEqual([[], ['code invalid_code'], ['code invalid_code']]);
  });

  test('leads to a page of the portal whose code is in the fragment, which no server and no mail filter receives', async () => {
    const { email } = await customer();
    const code = await linkFor(email);
    const mail = (await inbox.mailsTo(email)).find(({ subject }) => subject === SUBJECT)!;
    expect(mail.text).toContain(`https://shop.example/portal/#/sign-in?code=${code}`);
  });

  test('ends after 15 minutes', async () => {
    const { id, email } = await customer();
    const code = await linkFor(email);
    const codes = identity.running.kit.db.collection<SignInCode>(SIGN_IN_CODES);
    const { expires_at } = (await codes.findOne({ user_id: id }))!;
    expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(15);
    await codes.updateOne({ user_id: id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect(await errorsOf(signIn(code))).toEqual(['code invalid_code']);
  });

  test('ends with a newer link, a new address and the deactivation of the account', async () => {
    const [renewed, moved, locked] = [await customer(), await customer(), await customer()];
    const first = await linkFor(renewed.email);
    await request(renewed.email);
    const [, second] = await linksTo(renewed.email, 2);
    expect(await errorsOf(signIn(first))).toEqual(['code invalid_code']);
    await signIn(second!);

    const update = (id: number, portal_user: object) =>
      identity.call(
        'PortalUsers/Update',
        { id, portal_user, update_mask: { paths: Object.keys(portal_user) } },
        asAdministrator,
      );
    const movedCode = await linkFor(moved.email);
    await update(moved.id, { email: `new-${moved.email}` });
    expect(await errorsOf(signIn(movedCode))).toEqual(['code invalid_code']);
    const lockedCode = await linkFor(locked.email);
    await update(locked.id, { status: 'inactive' });
    expect(await errorsOf(signIn(lockedCode))).toEqual(['code invalid_code']);
  });

  test('still asks for the second factor, and uses the link up', async () => {
    const { id, email } = await customer();
    const invitation = await inbox.codeTo(email);
    await identity.call('Account/ChangePassword', { code: invitation, password: PASSWORD, retype_password: PASSWORD });
    const { totpSecret } = await addTotp(identity, { id, email, password: PASSWORD });
    const code = await linkFor(email);
    const challenge = await challengeOf(signIn(code));
    expect(await errorsOf(signIn(code))).toEqual(['code invalid_code']);
    const factor = { challenge, type: 'totp', code: totpCode(totpSecret) };
    const verified = identity.call('Factors/VerifySecondFactor', factor);
    expect(await verified).toMatchObject({ user: { id } });
  });

  test.each(['', ' ', 'short', 'x'.repeat(24)])('is rejected with the code %j, naming the field', async (code) => {
    expect(await errorsOf(signIn(code))).toEqual([expect.stringMatching(/^code (required|invalid_code)$/)]);
  });
});

describe('a request for a sign-in link', () => {
  test('answers the same for a portal user, a team member and nobody, and mails only the portal user', async () => {
    const { email } = await customer();
    const member = { first_name: 'Nancy', last_name: 'Davolio', email: 'nancy@example.com', is_admin: 1 };
    await identity.call('Team/Create', { member }, asAdministrator);
    const addresses = ['nancy@example.com', 'nobody@example.com', email];
    const answers = [];
    for (const address of addresses) answers.push(await request(address));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await linksTo(email, 1);
    const subjects = inbox.mails.filter(({ to }) => String(to).includes('nancy@')).map(({ subject }) => subject);
    expect(subjects).not.toContain(SUBJECT);
  });

  test('beyond the quota of the address is answered as any other and not mailed, and the last link stays valid', async () => {
    const { email } = await customer();
    for (let sent = 1; sent <= 3; sent++) {
      await request(email);
      await linksTo(email, sent);
    }
    expect(await request(email)).toMatchObject({ success: true });
    const { email: marker } = await customer();
    await inbox.mailsTo(marker);
    await signIn((await linksTo(email, 3))[2]!);
  });
});
