import { ApiError } from '@bms/contracts';
import { errorsOf, portalUser, type ServiceStub, startServiceStub, testOrganization } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, startCrm, type TestedCrm } from '../../test/harness.ts';
import { salesOf, startEnvironment, type TestEnvironment } from '../../test/sales.ts';

interface Answer {
  success: boolean;
  message: string;
  record: { status: string };
  recipients: object[];
}

const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };
const line = { title: 'Chai', quantity: '2', rate: '100' };
const NOBODY =
  'Sent. No email was sent: the client has no email address, no contact who receives documents and no portal user.';
const UNKNOWN = 'Sent. The email recipients could not be determined at this time.';

let environment: TestEnvironment;
let identity: ServiceStub;
let crm: TestedCrm;
let client_id: number;
let isUnavailable: boolean;
/** The recipients that the stub of identity returns. */
let named: object[];

beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Directory/DocumentRecipients': () => {
      if (isUnavailable) throw new ApiError('unavailable');
      return { records: named };
    },
  });
  const upstreams = `billing=${environment.billing.target},identity=${identity.target}`;
  crm = await startCrm(upstreams, environment.secrets, { NATS_URL: environment.nats.url });
  client_id = await salesOf(crm).newClient();
});
afterAll(async () => {
  await crm?.stop();
  identity?.close();
  await environment?.stop();
});
beforeEach(() => {
  isUnavailable = false;
  named = [maria];
});

let number = 500;
const draftContract = async () => {
  number += 1;
  await crm.call('Contracts/Create', { id: number, contract: { title: 'Tea', client_id } });
  return number;
};
const changeContract = async (id: number, change: object) =>
  (await crm.call<Answer>('Contracts/Update', { id, contract: change, update_mask: { paths: Object.keys(change) } }))
    .message;
const draftEstimate = async () => (await salesOf(crm).create('Estimates', { client_id, items: [line] })).id;
const sendEstimate = async (id: number) => (await crm.call<Answer>('Estimates/Send', { id })).message;
const ways = [
  ['an estimate', draftEstimate, sendEstimate, 'Estimates'],
  ['a contract', draftContract, (id: number) => changeContract(id, { status: 'sent' }), 'Contracts'],
] as const;

describe.each(ways)('sending %s', (_what, draft, send, resource) => {
  test('answers who gets an email about it', async () => {
    expect(await send(await draft())).toMatchObject({
      success: true,
      message: 'Sent.',
      record: { status: 'sent' },
      recipients: [maria],
    });
  });

  test('warns where nobody does', async () => {
    named = [];
    expect(await send(await draft())).toMatchObject({ success: true, message: NOBODY, recipients: [] });
  });

  test('goes on while identity is unavailable', async () => {
    isUnavailable = true;
    const sent = { message: UNKNOWN, record: { status: 'sent' }, recipients: [] };
    expect(await send(await draft())).toMatchObject(sent);
  });

  test('is preceded by a look at the recipients, which the portal has not', async () => {
    const id = await draft();
    const recipients = (options = {}) => crm.call(`${resource}/ListRecipients`, { id }, options);
    expect((await recipients()).message).toEqual({ records: [maria] });
    expect(await errorsOf(recipients({ caller: portalUser(client_id) }))).toEqual(['forbidden']);
    isUnavailable = true;
    expect(await errorsOf(recipients())).toEqual(['unavailable']);
  });
});

describe('another change of a contract', () => {
  test('names no recipients', async () => {
    const id = await draftContract();
    expect(await changeContract(id, { title: 'Coffee' })).toMatchObject({ message: 'Saved.', recipients: [] });
    await changeContract(id, { status: 'sent' });
    expect(await changeContract(id, { status: 'sent' })).toMatchObject({ message: 'Saved.', recipients: [] });
  });
});
