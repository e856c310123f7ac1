import { ApiError } from '@bms/contracts';
import { errorsOf, type RpcOptions, type ServiceStub, staff, startServiceStub, testOrganization } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, startCrm, type TestedCrm } from '../../test/harness.ts';
import { salesOf, startEnvironment, type TestEnvironment } from '../../test/sales.ts';

const PER_DAY = 2;
const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };
/** The address of a contact who gets no documents. */
const contact = 'philip@alfreds.example';
const other = 'other@example.net';
const line = { title: 'Chai', quantity: '2', rate: '100' };

let environment: TestEnvironment;
let identity: ServiceStub;
let crm: TestedCrm;
let client_id: number;
/** The addresses of the client in the stub of identity besides Maria's. */
let known: string[];
let isUnavailable: boolean;
let userId = 300;

beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Directory/DocumentRecipients': ({ addresses }: { addresses: string[] }) => {
      if (isUnavailable) throw new ApiError('unavailable');
      return { records: [maria], known: addresses.filter((address) => known.includes(address)) };
    },
  });
  const upstreams = `billing=${environment.billing.target},identity=${identity.target}`;
  const env = { NATS_URL: environment.nats.url, EXTERNAL_MAILS_PER_DAY: String(PER_DAY) };
  crm = await startCrm(upstreams, environment.secrets, env);
  client_id = await salesOf(crm).newClient();
});
afterAll(async () => {
  await crm?.stop();
  identity?.close();
  await environment?.stop();
});
beforeEach(() => {
  known = [contact];
  isUnavailable = false;
  userId += 1;
});

let number = 900;
const drafts = {
  Estimates: async () => (await salesOf(crm).create('Estimates', { client_id, items: [line] })).id,
  Contracts: async () => {
    number += 1;
    const id = number;
    await crm.call('Contracts/Create', { id, contract: { title: 'Tea', client_id } });
    return id;
  },
};
const sender = {
  'estimates.view': 'all',
  'estimates.update': 'all',
  'contracts.view': 'all',
  'contracts.update': 'all',
} as const;
const limited = () => staff(userId, sender);
const permitted = () => staff(userId, { ...sender, 'external_mail.create': 'all' });
const send = (resource: keyof typeof drafts, id: number, to: string[], options: RpcOptions = { caller: permitted() }) =>
  crm.call(`${resource}/Send`, { id, mail: { to } }, options);
const statusOf = async (resource: keyof typeof drafts, id: number) => (await salesOf(crm).show(resource, id)).status;

describe.each(['Estimates', 'Contracts'] as const)('sending %s to given addresses', (resource) => {
  test('reaches the client, its contacts and portal users without a further permission', async () => {
    const id = await drafts[resource]();
    const errors = await errorsOf(send(resource, id, [maria.email.toUpperCase(), contact], { caller: limited() }));
    expect(errors).toEqual([]);
    expect(await statusOf(resource, id)).toBe('sent');
  });

  test('reaches other addresses only with external_mail.create, and changes nothing without', async () => {
    const id = await drafts[resource]();
    const to = [maria.email, other];
    expect(await errorsOf(send(resource, id, to, { caller: limited() }))).toEqual(['to[1] external_address']);
    expect(await statusOf(resource, id)).toBe('draft');
    expect(await errorsOf(send(resource, id, to))).toEqual([]);
  });

  test('follows the deletion of a contact', async () => {
    known = [];
    const id = await drafts[resource]();
    expect(await errorsOf(send(resource, id, [contact], { caller: limited() }))).toEqual(['to[0] external_address']);
  });

  test('says nothing about the addresses of a client whose document the caller does not see', async () => {
    const caller = staff(userId, { ...sender, [`${resource.toLowerCase()}.view`]: 'own' });
    const id = await drafts[resource]();
    expect(await errorsOf(send(resource, id, [other], { caller }))).toEqual(['not_found']);
    expect(await errorsOf(send(resource, id, [maria.email], { caller }))).toEqual(['not_found']);
  });

  test('counts a repetition by Idempotency-Key once, and a failed sending not at all', async () => {
    const ids = [await drafts[resource](), await drafts[resource](), await drafts[resource]()];
    const caller = permitted();
    const once = { caller, headers: { 'idempotency-key': `send ${resource} ${userId}` } };
    await send(resource, ids[0]!, [other], once);
    await send(resource, ids[0]!, [other], once);
    expect(await errorsOf(send(resource, ids[0]!, [other]))).toEqual(['status illegal_move']);
    expect(await errorsOf(send(resource, ids[1]!, [other]))).toEqual([]);
    expect(await errorsOf(send(resource, ids[2]!, [other]))).toEqual(['to quota_exceeded']);
    expect(await statusOf(resource, ids[2]!)).toBe('draft');
    expect(await errorsOf(send(resource, ids[2]!, [contact]))).toEqual([]);
  });

  test('is unavailable without the permission while identity is, and sent with it', async () => {
    isUnavailable = true;
    const id = await drafts[resource]();
    expect(await errorsOf(send(resource, id, [contact], { caller: limited() }))).toEqual(['unavailable']);
    expect(await errorsOf(send(resource, id, [contact]))).toEqual([]);
  });
});

test('of documents sent at once, estimates and contracts share one quota that is never exceeded', async () => {
  const kinds = ['Estimates', 'Contracts', 'Estimates', 'Contracts'] as const;
  const ids = await Promise.all(kinds.map((kind) => drafts[kind]()));
  const outcomes = await Promise.all(kinds.map((kind, index) => errorsOf(send(kind, ids[index]!, [other]))));
  expect(outcomes.flat()).toEqual(['to quota_exceeded', 'to quota_exceeded']);
  const statuses = await Promise.all(kinds.map((kind, index) => statusOf(kind, ids[index]!)));
  expect(statuses.toSorted()).toEqual(['draft', 'draft', 'sent', 'sent']);
});
