import { administrator } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { type Forger, startForger } from '../../../test/sso/forger.ts';
import { signInsThrough, ssoEnv } from '../../../test/sso/sign-ins.ts';
import { IDENTITY_PROVIDERS } from './provider.model.ts';

let identity: TestedIdentity;
let forger: Forger;
const { addProvider, signIn } = signInsThrough(() => identity.call);
const caller = administrator;

beforeAll(async () => {
  [identity, forger] = await Promise.all([startIdentity(ssoEnv), startForger()]);
});
afterAll(async () => {
  await identity.stop();
  await forger.stop();
});

const get = (id: number) =>
  identity.call<{ record: Record<string, unknown> }>('IdentityProviders/Get', { id }, { caller });
const update = (id: number, fields: object) =>
  identity.call<{ record: Record<string, unknown> }>(
    'IdentityProviders/Update',
    { id, identity_provider: fields, update_mask: { paths: Object.keys(fields) } },
    { caller },
  );
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    ({ violations }: { violations: { field: string; code: string }[] }) =>
      violations.map(({ field, code }) => `${field} ${code}`),
  );
const stored = (id: number) => identity.running.kit.db.collection(IDENTITY_PROVIDERS).findOne({ _id: id as never });

describe('an identity provider', () => {
  test('is shown with the addresses to register, and without its client secret', async () => {
    const { id } = await addProvider(forger, { name: 'Näme & Co.', client_secret: 'very secret' });
    const { record } = await get(id);
    expect(record).toMatchObject({
      key: 'name-co',
      has_client_secret: true,
      redirect_url: 'https://app.example.com/api/auth/sso/name-co/callback',
      backchannel_logout_url: 'https://app.example.com/api/auth/sso/name-co/backchannel-logout',
      frontchannel_logout_url: 'https://app.example.com/api/auth/sso/name-co/frontchannel-logout',
    });
    expect(JSON.stringify(record)).not.toContain('very secret');
    expect(JSON.stringify(await stored(id))).not.toContain('very secret');
  });

  test('keeps its client secret unless it is sent, and loses it when it is emptied', async () => {
    const { id } = await addProvider(forger, { name: 'Kept', client_secret: 'very secret' });
    await update(id, { name: 'Kept well' });
    expect((await get(id)).record).toMatchObject({ name: 'Kept well', key: 'kept', has_client_secret: true });
    await update(id, { client_secret: '' });
    expect((await get(id)).record).toMatchObject({ has_client_secret: false });
    await update(id, { client_secret: 'another' });
    expect((await get(id)).record).toMatchObject({ has_client_secret: true });
  });

  test('does not send its client secret to another issuer', async () => {
    const { id } = await addProvider(forger, { name: 'Moved', client_secret: 'very secret' });
    expect(await fieldsOf(update(id, { issuer: 'https://evil.example' }))).toEqual(['client_secret required']);
    await update(id, { issuer: 'https://new.example', client_secret: 'another' });
  });

  test('has a key of its own', async () => {
    await addProvider(forger, { name: 'One', key: 'one' });
    expect(await fieldsOf(addProvider(forger, { name: 'Two', key: 'one' }))).toEqual(['key taken']);
  });

  test.each<[string, object, string]>([
    ['an issuer with a password', { issuer: 'https://a:b@login.example.com' }, 'issuer not_allowed'],
    [
      'the issuer of all Entra tenants',
      { issuer: 'https://login.microsoftonline.com/common/v2.0' },
      'issuer not_allowed',
    ],
    ['an issuer for everyone without domains', { issuer: 'https://accounts.google.com' }, 'domains required'],
    ['a redirect address on the web', { redirect_uris: ['https://example.com/in'] }, 'redirect_uris[0] not_allowed'],
    ['a role that does not exist', { default_role_id: 999 }, 'default_role_id unknown_reference'],
    [
      'a mapping to a role that does not exist',
      { roles: [{ claim: 'groups', value: 'a', role_id: 999 }] },
      'roles[0].role_id unknown_reference',
    ],
    ['new accounts without a role', { create_accounts: true }, 'default_role_id required'],
  ])('with %s is rejected', async (_what, fields, violation) => {
    expect(await fieldsOf(addProvider(forger, { name: 'Wrong', ...fields }))).toEqual([violation]);
  });

  test('is tested by reading its configuration and its keys', async () => {
    const { id } = await addProvider(forger, { name: 'Tested' });
    expect(await identity.call('IdentityProviders/Test', { id }, { caller })).toMatchObject({
      success: true,
      warnings: [],
    });
    forger.configuration = { end_session_endpoint: undefined, issuer: 'https://other.example' };
    await expect(identity.call('IdentityProviders/Test', { id }, { caller })).rejects.toMatchObject({
      violations: [{ field: 'issuer', code: 'unreachable', message: expect.stringContaining('names another issuer') }],
    });
    forger.reset();
  });

  test('holds a role that is then not deleted', async () => {
    const roles = await identity.call<{ records: { id: number }[] }>('Roles/List', { list: {} }, { caller });
    const id = roles.records.at(-1)!.id;
    await addProvider(forger, { name: 'Holder', roles: [{ claim: 'groups', value: 'a', role_id: id }] });
    expect(await fieldsOf(identity.call('Roles/Delete', { id }, { caller }))).toEqual(['id in_use']);
  });
});

describe('without the settings for local trials, an identity provider', () => {
  let strict: TestedIdentity;
  beforeAll(async () => {
    strict = await startIdentity();
  });
  afterAll(() => strict.stop());
  const { addProvider: add } = signInsThrough(() => strict.call);

  test.each(['http://login.example.com', 'http://127.0.0.1:9'])('at %s is rejected', async (issuer) => {
    expect(await fieldsOf(add({ issuer }))).toEqual(['issuer not_allowed']);
  });

  test.each(['https://127.0.0.1', 'https://169.254.169.254', 'https://[::1]'])('at %s is rejected', async (issuer) => {
    expect(await fieldsOf(add({ issuer }))).toEqual(['issuer not_allowed']);
  });

  test('with a host name of this machine is not connected to', async () => {
    const { id } = await add({ issuer: 'https://localhost:9' });
    await expect(strict.call('IdentityProviders/Test', { id }, { caller })).rejects.toMatchObject({
      violations: [{ field: 'issuer', message: expect.stringContaining('not publicly reachable') }],
    });
  });
});

test('the provider of the settings is created at start, and keeps what administrators add to it', async () => {
  const start = { ...identity.start.env, SSO_ISSUER: forger.issuer, SSO_CLIENT_ID: 'bms', SSO_CLIENT_SECRET: 's' };
  const { startCopy } = await import('../../../test/harness.ts');
  const copy = () => startCopy({ ...identity.start, env: { ...start, SSO_KEY: 'company', SSO_NAME: 'Company' } });
  const first = await copy();
  const { id } = (await stored(
    (await first.running.kit.db.collection(IDENTITY_PROVIDERS).findOne({ key: 'company' }))!._id as unknown as number,
  ).then((row) => ({ id: row!._id as unknown as number }))) as { id: number };
  await update(id, { default_role_id: 2, create_accounts: true });
  await first.stop();
  const second = await copy();
  expect((await get(id)).record).toMatchObject({
    key: 'company',
    default_role_id: 2,
    has_client_secret: true,
    created_by: 0,
  });
  forger.person = { sub: 'settings', email: 'settings@example.com', email_verified: true };
  expect((await signIn(forger, 'company')).token).not.toBe('');
  await second.stop();
});
