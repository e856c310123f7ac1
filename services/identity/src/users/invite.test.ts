import {
  administrator,
  errorsOf,
  type Inbox,
  type ServiceStub,
  type StartedPart,
  startInbox,
  startNats,
  startServiceStub,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, identityStart, startCopy, type TestedIdentity } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let crm: ServiceStub;
let identity: TestedIdentity;
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const start = await identityStart({
    NATS_URL: nats.url,
    SMTP_URL: inbox.url,
    PUBLIC_URL: 'https://app.example.com/',
  });
  const handlers = { 'Clients/Get': ({ id }: { id: number }) => ({ record: { id } }) };
  crm = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, handlers);
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${crm.target}` } });
});
afterAll(async () => {
  await identity?.stop();
  crm?.close();
  await Promise.all([nats?.stop(), inbox?.stop()]);
});

const password = 'a quiet green river';
const options = { caller: administrator };
let people = 0;

/** The two kinds of accounts that administrators create, with the path of the pages that their mails lead to. */
const kinds = [
  ['a team member', { service: 'Team', body: 'member', fields: { is_admin: 1 }, path: '/admin/' }],
  ['a portal user', { service: 'PortalUsers', body: 'portal_user', fields: { client_id: 1 }, path: '/portal/' }],
] as const;
type Kind = (typeof kinds)[number][1];

interface Account {
  readonly id: number;
  readonly email: string;
  readonly phone: string;
  isInvited(): Promise<boolean[]>;
  invite(): Promise<unknown>;
  change(values: object): Promise<unknown>;
}

async function create({ service, body, fields }: Kind): Promise<Account> {
  people += 1;
  const email = `erika${people}@example.com`;
  const phone = `+1206555${String(people).padStart(4, '0')}`;
  const values = { first_name: 'Erika', last_name: 'Muster', email, phone, ...fields };
  type Shown = { id: number; is_invited: boolean };
  const { record } = await identity.call<{ record: Shown }>(`${service}/Create`, { [body]: values }, options);
  const { id } = record;
  return {
    id,
    email,
    phone,
    // As the detail and the list have it.
    isInvited: async () => {
      const detail = await identity.call<{ record: Shown }>(`${service}/Get`, { id }, options);
      const { records } = await identity.call<{ records: Shown[] }>(
        `${service}/List`,
        { list: { ids: [id] }, include: ['is_invited'] },
        options,
      );
      return [detail.record, ...records].map(({ is_invited }) => is_invited);
    },
    invite: () => identity.call(`${service}/SendInvitation`, { id }, options),
    change: (changes) =>
      identity.call(
        `${service}/Update`,
        { id, [body]: changes, update_mask: { paths: Object.keys(changes) } },
        options,
      ),
  };
}

const codeIn = (text: string) => /(?<![\w-])[\w-]{24}(?![\w-])/.exec(text)![0];
const setPassword = (code: string) =>
  identity.call('Account/ChangePassword', { code, password, retype_password: password });

describe.each(kinds)('%s', (_name, kind) => {
  test('is invited until the invitation is used, and gets it again with a new code', async () => {
    const account = await create(kind);
    expect(await account.isInvited()).toEqual([true, true]);
    const [first] = await inbox.mailsTo(account.email);
    expect(await account.invite()).toMatchObject({ success: true, record: { id: account.id, is_invited: true } });
    const second = (await inbox.mailsTo(account.email, 2)).at(-1)!;
    expect(second.subject).toMatch(/^Your account with /);
    expect(await errorsOf(setPassword(codeIn(first!.text)))).toEqual(['code invalid_code']);
    await setPassword(codeIn(second.text));
    expect(await account.isInvited()).toEqual([false, false]);
    expect(await errorsOf(account.invite())).toEqual(['id already_activated']);
  });

  test('is invited no longer after a sign-in with a code sent to the phone', async () => {
    const account = await create(kind);
    await identity.call('Account/SendOtp', { phone: account.phone });
    await identity.call('Account/Login', {
      phone: account.phone,
      otp: await inbox.codeTo(`${account.phone}@sms.local`),
    });
    expect(await account.isInvited()).toEqual([false, false]);
    expect(await errorsOf(account.invite())).toEqual(['id already_activated']);
  });

  test('gets no invitation while inactive, nor more than the quota of an address in an hour', async () => {
    const account = await create(kind);
    await account.change({ status: 'inactive' });
    expect(await errorsOf(account.invite())).toEqual(['id inactive']);
    await account.change({ status: 'active' });
    const outcomes = [];
    for (let i = 0; i < 22; i++) outcomes.push(await errorsOf(account.invite()));
    expect(outcomes[0]).toEqual([]);
    expect(outcomes.at(-1)).toEqual(['too_many_requests']);
  });

  test('gets mails whose links lead to the pages of such users', async () => {
    const account = await create(kind);
    const [invitation] = await inbox.mailsTo(account.email);
    expect(invitation!.text).toContain(`https://app.example.com${kind.path}#/change-password?code=`);
    await setPassword(codeIn(invitation!.text));
    await identity.call('Account/RequestPasswordReset', { email: account.email });
    const reset = (await inbox.mailsTo(account.email, 2)).at(-1)!;
    expect(reset.text).toContain(`https://app.example.com${kind.path}#/change-password?code=`);
    await account.change({ email: `new-${account.email}` });
    const notice = (await inbox.mailsTo(account.email, 3)).at(-1)!;
    expect(notice.text).toContain(`https://app.example.com${kind.path}#/undo-change?code=`);
  });
});

test('an account that does not exist gets no invitation', async () => {
  const invite = identity.call('Team/SendInvitation', { id: 99_999 }, options);
  expect(await errorsOf(invite)).toEqual(['not_found']);
});
