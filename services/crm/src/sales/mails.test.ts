import { callerOfClaims } from '@bms/contracts';
import type { ComposedMail, DocumentMailResponse } from '@bms/contracts/types/api';
import {
  errorsOf,
  portalUser,
  type ServiceStub,
  startServiceStub,
  testOrganization,
  testOrganizationDetails,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startCrm, type TestedCrm } from '../../test/harness.ts';
import { salesOf, startEnvironment, type TestEnvironment } from '../../test/sales.ts';

interface Sent {
  readonly record: { status: string };
  readonly recipients: { email: string }[];
}

const service = callerOfClaims({ kind: 'service' });
const given = { to: ['ana@example.org'], subject: 'Our offer', message: 'Dear Ana' };

let environment: TestEnvironment;
let identity: ServiceStub;
let crm: TestedCrm;
let client_id: number;
beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Organization/Details': () => ({ record: testOrganizationDetails }),
    'Directory/DocumentRecipients': () => ({ records: [{ name: 'Maria', email: 'maria@example.org' }] }),
  });
  const upstreams = `billing=${environment.billing.target},identity=${identity.target}`;
  crm = await startCrm(upstreams, environment.secrets, { NATS_URL: environment.nats.url });
  client_id = await salesOf(crm).newClient({ language: 'fr' });
});
afterAll(async () => {
  await crm?.stop();
  identity?.close();
  await environment?.stop();
});

let number = 700;
const drafts = {
  Estimates: async () =>
    (await salesOf(crm).create('Estimates', { client_id, items: [{ title: 'Chai', quantity: '2', rate: '100' }] })).id,
  Contracts: async () => {
    number += 1;
    await crm.call('Contracts/Create', { id: number, contract: { title: 'Tea', client_id } });
    return number;
  },
};
type Resource = keyof typeof drafts;
const send = async (resource: Resource, id: number, mail?: object, options = {}) =>
  (await crm.call<Sent>(`${resource}/Send`, { id, mail }, options)).message;
const mailOf = async (resource: Resource, id: number) =>
  (await crm.call<DocumentMailResponse>(`${resource}/GetMail`, { id })).message.record!;
const compose = async (resource: Resource, id: number, client = client_id) => {
  const message = { id, client_id: client, to: 'maria@example.org', token: `${resource}-${id}`.padEnd(32, '-') };
  return (await crm.call<ComposedMail>(`${resource}/ComposeMail`, message, { caller: service })).message;
};

describe.each([
  ['Estimates', /^Devis EST-/, /\/d\/estimates\//],
  ['Contracts', /^Contrat \d+: Tea$/, /\/d\/contracts\//],
] as const)('the mail of sent %s', (resource, subject, url) => {
  test('is the default in the language of the client, with a link and the PDF', async () => {
    const id = await drafts[resource]();
    expect(await send(resource, id)).toMatchObject({ record: { status: 'sent' }, recipients: [{ name: 'Maria' }] });
    const mail = await compose(resource, id);
    expect(mail.subject).toMatch(subject);
    expect(mail.url).toMatch(url);
    expect(mail.attachments.map(({ media_type }) => media_type)).toEqual(['application/pdf']);
  });

  test('is the given one', async () => {
    const id = await drafts[resource]();
    expect((await send(resource, id, given)).recipients).toEqual([{ name: '', email: 'ana@example.org' }]);
    expect(await mailOf(resource, id)).toMatchObject({ subject: given.subject, message: given.message });
    expect(await compose(resource, id)).toMatchObject({ subject: given.subject, message: given.message });
  });

  test('is sent by staff only, and once', async () => {
    const id = await drafts[resource]();
    expect(await errorsOf(send(resource, id, given, { caller: portalUser(client_id) }))).toEqual(['forbidden']);
    await send(resource, id, given);
    expect(await errorsOf(send(resource, id))).toEqual(['status illegal_move']);
    expect(await mailOf(resource, id)).toMatchObject({ subject: given.subject });
  });
});

describe('an estimate that was sent and reopened', () => {
  test('has the default mail again, and no mail is composed until it is sent again', async () => {
    const id = await drafts.Estimates();
    await send('Estimates', id, given);
    await crm.call('Estimates/Decline', { id });
    await crm.call('Estimates/Reopen', { id });
    expect(await errorsOf(compose('Estimates', id))).toEqual(['not_found']);
    expect((await mailOf('Estimates', id)).subject).toMatch(/^Devis/);
    await send('Estimates', id);
    expect((await compose('Estimates', id)).subject).toMatch(/^Devis/);
  });

  test('is not mailed to its former client', async () => {
    const id = await drafts.Estimates();
    const other = await salesOf(crm).newClient();
    await salesOf(crm).change('Estimates', id, { client_id: other });
    await send('Estimates', id);
    expect(await errorsOf(compose('Estimates', id))).toEqual(['not_found']);
    expect((await compose('Estimates', id, other)).subject).toMatch(/^Estimate/);
  });
});

test('a contract that is sent by its status has the default mail', async () => {
  const id = await drafts.Contracts();
  await crm.call('Contracts/Update', { id, contract: { status: 'sent' }, update_mask: { paths: ['status'] } });
  expect((await compose('Contracts', id)).subject).toBe(`Contrat ${id}: Tea`);
});
