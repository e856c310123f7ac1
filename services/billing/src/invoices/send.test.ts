import { type ServiceStub, startServiceStub, testOrganization } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract, start, startEnvironment, type TestEnvironment, type TestedCopy } from '../../test/harness.ts';

const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };

let environment: TestEnvironment;
let identity: ServiceStub;
let billing: TestedCopy;
beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Directory/DocumentRecipients': ({ client_id }: { client_id: number }) => ({
      records: client_id === 1 ? [maria] : [],
    }),
  });
  const UPSTREAMS = `crm=${environment.crm.target},identity=${identity.target}`;
  billing = await start({ ...environment.env, UPSTREAMS }, environment.secrets);
});
afterAll(async () => {
  await billing?.stop();
  identity?.close();
  await environment?.stop();
});

const draft = async (client_id: number, rate = '100') => {
  const invoice = { client_id, due_date: '2099-12-31', items: [{ title: 'Chai', quantity: '1', rate }] };
  return (await billing.call<{ record: { id: number } }>('Invoices/Create', { invoice })).message.record.id;
};
const send = async (id: number) => (await billing.call('Invoices/Send', { id })).message;

test('sending an invoice answers who gets an email about it', async () => {
  const id = await draft(1);
  expect((await billing.call('Invoices/ListRecipients', { id })).message).toEqual({ records: [maria] });
  expect(await send(id)).toMatchObject({ message: 'Sent.', record: { status: 'sent' }, recipients: [maria] });
});

test('sending an invoice warns where nobody gets an email about it', async () => {
  const sent = { message: expect.stringContaining('No email was sent'), record: { status: 'paid' }, recipients: [] };
  expect(await send(await draft(2, '0'))).toMatchObject(sent);
});
