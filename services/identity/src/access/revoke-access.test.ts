import type { GrantedAccess } from '@bms/contracts/types/api';
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
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, eventsOf, identityStart, startCopy, type TestedIdentity, userCaller } from '../../test/harness.ts';
import { ACCESS_RPCS } from './granted-access.ts';

let nats: StartedPart;
let inbox: Inbox;
let stubs: ServiceStub[];
let identity: TestedIdentity;
/** The access that each rpc of the other services lists; `undefined` for a service that is unavailable. */
let listed: Record<string, readonly GrantedAccess[] | undefined> = {};
beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const start = await identityStart({
    NATS_URL: nats.url,
    SMTP_URL: inbox.url,
    PUBLIC_URL: 'https://app.example.com/',
  });
  const owners = ['activity', 'billing', 'crm'];
  stubs = await Promise.all(
    owners.map((owner) => startServiceStub(contract, owner, start.secrets.trustedKeys, handlersOf(owner))),
  );
  const UPSTREAMS = owners.map((owner, index) => `${owner}=${stubs[index]!.target}`).join();
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS } });
});
afterAll(async () => {
  await identity?.stop();
  for (const stub of stubs ?? []) stub.close();
  await Promise.all([nats?.stop(), inbox?.stop()]);
});
afterEach(() => {
  listed = {};
});

/** Returns the stubs of the rpcs of a service that list granted access. */
function handlersOf(owner: string) {
  const paths = ACCESS_RPCS.filter((path) => path.startsWith(`/bms.${owner}.`));
  const handler = (path: string) => () => {
    if (path in listed && listed[path] === undefined) throw new Error('away');
    return { records: listed[path] ?? [] };
  };
  return Object.fromEntries(paths.map((path) => [path.slice(`/bms.${owner}.`.length), handler(path)]));
}

interface PasswordChanged {
  access: GrantedAccess[];
  revoke_code: string;
  is_access_incomplete?: boolean;
}

const first = 'the first long passphrase';
const second = 'the second long passphrase';
let people = 0;

/** Creates an administrator who has signed in, with the code of a requested password reset. */
async function administratorWithReset() {
  people += 1;
  const email = `nina${people}@example.com`;
  const member = { first_name: 'Nina', last_name: 'Muster', email, is_admin: 1 };
  const { record } = await identity.call<{ record: { id: number } }>(
    'Team/Create',
    { member },
    { caller: administrator },
  );
  const invited = await setPassword(await codeTo(email, 1), first);
  await identity.call('Account/Login', { email, password: first });
  await identity.call('Account/RequestPasswordReset', { email });
  return { id: record.id, email, invited, code: await codeTo(email, 2) };
}

const codeTo = async (email: string, mails: number): Promise<string> => {
  const mail = (await inbox.mailsTo(email, mails)).at(-1)!;
  return /(?<![\w-])[\w-]{24}(?![\w-])/.exec(mail.text)![0];
};
const setPassword = (code: string, password: string) =>
  identity.call<PasswordChanged>('Account/ChangePassword', { code, password, retype_password: password });
const revoke = (code: string, keys: string[]) => identity.call('Account/RevokeAccess', { code, keys });

async function createKey(id: number, name: string, expires_at?: string): Promise<number> {
  const { records } = await identity.call<{ records: { id: number }[] }>('Roles/List', {}, { caller: administrator });
  const api_key = { name, role_id: records[0]!.id, ...(expires_at && { expires_at }) };
  const caller = { ...userCaller(id), isAdmin: true };
  return (await identity.call<{ record: { id: number } }>('ApiKeys/Create', { api_key }, { caller })).record.id;
}
async function connect(id: number, _id: string): Promise<void> {
  const connection = { _id, sealed: Buffer.from('x'), version: 1, connected_by: id, connected_at: new Date() };
  await identity.running.kit.db.collection('connections').insertOne(connection as never);
}
const connectionsOf = (connected_by: number) =>
  identity.running.kit.db.collection<{ _id: string }>('connections').distinct('_id', { connected_by });

const webhook = {
  key: 'webhooks/7',
  kind: 'webhook',
  title: 'https://example.com',
  created_at: '2026-01-01T00:00:00.000Z',
};
const link = { ...webhook, key: 'orders/3', kind: 'document_link', title: 'ORD-000001' };

describe('a password reset', () => {
  test('asks every rpc of the contract that lists granted access', () => {
    const paths = contract.rpcs.filter(({ request }) => request.name === 'bms.api.GrantedAccessRequest');
    expect(paths.map(({ path }) => path).sort()).toEqual([...ACCESS_RPCS]);
    for (const { policy } of paths) expect(policy.access).toEqual({ kind: 'caller', caller: 'service' });
  });

  test('lists the keys, connections, webhooks and links of the account, and no others', async () => {
    const { id, code, invited } = await administratorWithReset();
    expect(invited).toMatchObject({ access: [], revoke_code: '' });
    expect(invited.is_access_incomplete).toBeUndefined();
    const key = await createKey(id, 'Shop');
    const expiring = await createKey(id, 'Old', new Date(Date.now() + 60_000).toISOString());
    const keys = identity.running.kit.db.collection<{ _id: number }>('api_keys');
    await keys.updateOne({ _id: expiring }, { $set: { expires_at: new Date(Date.now() - 1) } });
    await createKey(administrator.userId, 'Of another');
    await connect(id, 'drive');
    await connect(id, `calendar-${id}`);
    listed = { '/bms.activity.Webhooks/ListGrantedAccess': [webhook], '/bms.crm.Orders/ListGrantedAccess': [link] };
    const { access, revoke_code, is_access_incomplete } = await setPassword(code, second);
    expect(access).toMatchObject([
      { key: `api_keys/${key}`, kind: 'api_key', title: expect.stringContaining(`Shop (bms_${key}_`) },
      { key: 'connections/drive', kind: 'connection', title: 'Drive of the organization' },
      { key: `connections/calendar-${id}`, kind: 'connection', title: 'Own calendar' },
      webhook,
      link,
    ]);
    expect(revoke_code).toMatch(/^[\w-]{24}$/);
    expect(is_access_incomplete).toBeUndefined();
  });

  test('succeeds while another service is unavailable, and says that the list may lack access', async () => {
    const { id, email, code } = await administratorWithReset();
    await createKey(id, 'Shop');
    listed = { '/bms.billing.Invoices/ListGrantedAccess': undefined, '/bms.crm.Orders/ListGrantedAccess': [link] };
    const { access, is_access_incomplete } = await setPassword(code, second);
    expect(access.map(({ kind }) => kind)).toEqual(['api_key', 'document_link']);
    expect(is_access_incomplete).toBe(true);
    await identity.call('Account/Login', { email, password: second });
  });

  test('answers no code where nothing is listed', async () => {
    const { code } = await administratorWithReset();
    expect(await setPassword(code, second)).toMatchObject({ access: [], revoke_code: '' });
  });
});

describe('the access that was listed', () => {
  async function reset() {
    const { id, code } = await administratorWithReset();
    const keys = [await createKey(id, 'Chosen'), await createKey(id, 'Kept')] as const;
    await connect(id, `calendar-${id}`);
    listed = { '/bms.activity.Webhooks/ListGrantedAccess': [webhook], '/bms.crm.Orders/ListGrantedAccess': [link] };
    return { id, keys, code: (await setPassword(code, second)).revoke_code };
  }
  const getKey = (id: number) => identity.call('ApiKeys/Get', { id }, { caller: administrator });

  test('is revoked as far as it is chosen, and other services are told', async () => {
    const { id, keys, code } = await reset();
    const chosen = [`api_keys/${keys[0]}`, `connections/calendar-${id}`, webhook.key];
    await revoke(code, chosen);
    expect(await errorsOf(getKey(keys[0]))).toEqual(['not_found']);
    await expect(getKey(keys[1])).resolves.toMatchObject({ record: { name: 'Kept' } });
    expect(await connectionsOf(id)).toEqual([]);
    expect(await eventsOf(identity)).toEqual(
      expect.arrayContaining([`api_key.revoked.${keys[0]}`, `access.revoked.${id}`]),
    );
    const [row] = await identity.running.kit.db
      .collection('outbox')
      .find({ subject: `bms.identity.access.revoked.${id}` })
      .toArray();
    expect(String(row!['data'])).toContain(webhook.key);
  });

  test('is revoked once with a code, and by nothing else', async () => {
    const { keys, code } = await reset();
    const wrong = ['code invalid_code'];
    expect(await errorsOf(revoke('x'.repeat(24), [webhook.key]))).toEqual(wrong);
    // A key that was not listed is 422, and the code stays valid.
    expect(await errorsOf(revoke(code, [webhook.key, 'webhooks/8', `api_keys/${keys[0]}`]))).toEqual([
      'keys[1] unknown_reference',
    ]);
    await getKey(keys[0]);
    expect(await errorsOf(revoke(code, []))).toEqual(['keys too_few']);
    const outcomes = [revoke(code, [`api_keys/${keys[0]}`]), revoke(code, [`api_keys/${keys[0]}`])].map(errorsOf);
    expect((await Promise.all(outcomes)).sort()).toEqual([[], wrong]);
  });

  test('is not revoked with a code that has expired, nor once the account is inactive', async () => {
    const [expired, inactive] = [await reset(), await reset()];
    const codes = identity.running.kit.db.collection('access_codes');
    await codes.updateOne({ user_id: expired.id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    const member = { status: 'inactive' };
    const update = { id: inactive.id, member, update_mask: { paths: ['status'] } };
    await identity.call('Team/Update', update, { caller: administrator });
    for (const { code } of [expired, inactive])
      expect(await errorsOf(revoke(code, [webhook.key]))).toEqual(['code invalid_code']);
  });

  test('is listed by codes whose digests alone are stored', async () => {
    const { id, code } = await reset();
    const row = await identity.running.kit.db.collection('access_codes').findOne({ user_id: id });
    expect(JSON.stringify(row)).not.toContain(code);
  });
});
