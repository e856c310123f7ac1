import { errorsOf, type ServiceStub, staff, startServiceStub, testOrganization } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, start, startEnvironment, type TestEnvironment, type TestedCopy } from '../../test/harness.ts';
import { invoicesOf, line } from '../../test/invoices.ts';

const PER_DAY = 2;
const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };
const other = 'other@example.net';

let environment: TestEnvironment;
let identity: ServiceStub;
let billing: TestedCopy;
let userId = 300;
beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Directory/DocumentRecipients': () => ({ records: [maria] }),
  });
  const { crm, files, env, secrets } = environment;
  const UPSTREAMS = `crm=${crm.target},identity=${identity.target},files=${files.target}`;
  billing = await start({ ...env, UPSTREAMS, EXTERNAL_MAILS_PER_DAY: String(PER_DAY) }, secrets);
  crm.has(1, { company_name: 'Alfreds Futterkiste' });
});
afterAll(async () => {
  await billing?.stop();
  identity?.close();
  await environment?.stop();
});
beforeEach(() => {
  userId += 1;
});

const drafts = {
  Invoices: async () => (await invoicesOf(billing).create()).id,
  CreditNotes: async () => {
    const { id: invoice_id } = await invoicesOf(billing).create();
    await billing.call('Invoices/Send', { id: invoice_id });
    const credit_note = { invoice_id, reason: 'Damaged', items: [line] };
    const created = await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note });
    return created.message.record.id;
  },
};
type Resource = keyof typeof drafts;

const sender = { 'invoices.view': 'all', 'invoices.update': 'all' } as const;
const limited = () => staff(userId, sender);
const permitted = () => staff(userId, { ...sender, 'external_mail.create': 'all' });
const send = (resource: Resource, id: number, to: string[], options: object = { caller: permitted() }) =>
  billing.call(`${resource}/Send`, { id, mail: { to } }, options);
const statusOf = async (resource: Resource, id: number) =>
  (await billing.call<{ record: { status: string } }>(`${resource}/Get`, { id })).message.record.status;

describe.each(['Invoices', 'CreditNotes'] as const)('sending %s to given addresses', (resource) => {
  test('reaches other addresses than those of the client only with external_mail.create', async () => {
    const id = await drafts[resource]();
    const to = [maria.email, other];
    expect(await errorsOf(send(resource, id, to, { caller: limited() }))).toEqual(['to[1] external_address']);
    expect(await statusOf(resource, id)).toBe('draft');
    expect(await errorsOf(send(resource, id, to))).toEqual([]);
    const own = await drafts[resource]();
    expect(await errorsOf(send(resource, own, [maria.email.toUpperCase()], { caller: limited() }))).toEqual([]);
  });

  test('counts a repetition by Idempotency-Key once, and a failed sending not at all', async () => {
    const ids = [await drafts[resource](), await drafts[resource](), await drafts[resource]()];
    const once = { caller: permitted(), headers: { 'idempotency-key': `send ${resource} ${userId}` } };
    await send(resource, ids[0]!, [other], once);
    await send(resource, ids[0]!, [other], once);
    expect(await errorsOf(send(resource, ids[0]!, [other]))).toEqual(['status illegal_move']);
    expect(await errorsOf(send(resource, ids[1]!, [other]))).toEqual([]);
    expect(await errorsOf(send(resource, ids[2]!, [other]))).toEqual(['to quota_exceeded']);
    expect(await statusOf(resource, ids[2]!)).toBe('draft');
  });
});

test('invoices and credit notes that are sent at once share one quota that is never exceeded', async () => {
  const kinds = ['Invoices', 'CreditNotes', 'Invoices', 'CreditNotes'] as const;
  const ids = await Promise.all(kinds.map((kind) => drafts[kind]()));
  const outcomes = await Promise.all(kinds.map((kind, index) => errorsOf(send(kind, ids[index]!, [other]))));
  expect(outcomes.flat()).toEqual(['to quota_exceeded', 'to quota_exceeded']);
  const statuses = await Promise.all(kinds.map((kind, index) => statusOf(kind, ids[index]!)));
  expect(statuses.toSorted()).toEqual(['draft', 'draft', 'sent', 'sent']);
});
