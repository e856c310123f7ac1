import type { NotificationRecipientsResponse } from '@bms/contracts/types/identity';
import {
  createAccounts,
  eventually,
  type Person,
  type Publisher,
  type ServiceStub,
  type StartedPart,
  startNats,
  startPublisher,
  startServiceStub,
} from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, identityStart, service, startCopy, type TestedIdentity } from '../../test/harness.ts';

let nats: StartedPart;
let crmStub: ServiceStub;
let identity: TestedIdentity;
let crm: Publisher;
/** The contacts in the stub of crm, by client. */
const contacts = new Map<number, object[]>();
let clientId = 4000;

beforeAll(async () => {
  nats = await startNats();
  const start = await identityStart({ NATS_URL: nats.url });
  crmStub = await startServiceStub(contract, 'crm', start.secrets.trustedKeys, {
    'Clients/Get': ({ id }: { id: number }) => ({
      record: { id, company_name: `Client ${id}`, status: 'active', owner_id: 1, email: `info@${id}.example` },
    }),
    'Contacts/List': ({ client_id }: { client_id: number }) => ({ records: contacts.get(client_id) ?? [] }),
  });
  identity = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `crm=${crmStub.target}` } });
  crm = await startPublisher('crm', nats.url);
});
afterAll(async () => {
  await Promise.all([crm?.stop(), identity?.stop()]);
  crmStub?.close();
  await nats?.stop();
});
beforeEach(() => {
  clientId += 1;
});

const person = createAccounts(() => identity.running.kit.db);
const portalUser = (more: object = {}) => person({ user_type: 'client', role_id: 0, client_id: clientId, ...more });
const contact = (id: number, email: string, gets_documents = true) => ({
  id,
  client_id: clientId,
  name: `Contact ${id}`,
  email,
  gets_documents,
});
const recipients = async () =>
  (
    await identity.call<{ records: { name: string; email: string }[] }>(
      'Directory/DocumentRecipients',
      { client_id: clientId },
      { caller: service },
    )
  ).records;
const addresses = async () => (await recipients()).map(({ email }) => email);
const known = async (given: string[]) => {
  const request = { client_id: clientId, addresses: given };
  return (await identity.call<{ known: string[] }>('Directory/DocumentRecipients', request, { caller: service })).known;
};

describe('the addresses of a client', () => {
  test('are its own, those of all its contacts and of its active portal users, however they are written', async () => {
    const own = [await portalUser(), await portalUser({ email_notifications: false })];
    const others = [await portalUser({ status: 'inactive' }), await portalUser({ client_id: clientId + 500 })];
    contacts.set(clientId, [contact(clientId * 10, `anna-${clientId}@example.org`, false)]);
    const expected = [
      `INFO@${clientId}.example`,
      ` Anna-${clientId}@example.org `,
      ...own.map(({ email }) => email.toUpperCase()),
    ];
    const unknown = [...others.map(({ email }) => email), 'someone@example.net'];
    expect(await known([...unknown, ...expected])).toEqual(expected);
    expect(await known([])).toEqual([]);
  });

  test('follow the deletion and restoring of a contact', async () => {
    const id = clientId * 10;
    const email = `anna-${clientId}@example.org`;
    const publish = (type: string, version: number) =>
      crm.publish({
        message: 'bms.crm.ContactEvent',
        type,
        recordId: id,
        version,
        data: { ...contact(id, email, false), version },
      });
    const until = (count: number) =>
      eventually(
        () => known([email]),
        (found) => found.length === count,
      );
    await publish('contact.created', 1);
    await until(1);
    await publish('contact.deleted', 2);
    await until(0);
    await publish('contact.restored', 3);
    await until(1);
  });
});

describe('the recipients of the documents of a client', () => {
  test('are its portal users who want mails, its address, and its contacts who get documents', async () => {
    const wanting = await portalUser();
    const unwanted: Person[] = [
      await portalUser({ email_notifications: false }),
      await portalUser({ status: 'inactive' }),
      await portalUser({ client_id: clientId + 500 }),
    ];
    contacts.set(clientId, [contact(clientId * 10, 'maria@example.org')]);
    expect(await recipients()).toEqual([
      { name: expect.stringContaining('Nancy'), email: wanting.email },
      { name: `Client ${clientId}`, email: `info@${clientId}.example` },
      { name: `Contact ${clientId * 10}`, email: 'maria@example.org' },
    ]);
    for (const { email } of unwanted) expect(await addresses()).not.toContain(email);
  });

  test('are named once, however often an address is there and however it is written', async () => {
    const user = await portalUser();
    contacts.set(clientId, [
      contact(clientId * 10, user.email.toUpperCase()),
      contact(clientId * 10 + 1, `INFO@${clientId}.example`),
    ]);
    expect(await addresses()).toEqual([user.email, `info@${clientId}.example`]);
  });

  test('follow what crm publishes of contacts', async () => {
    const id = clientId * 10;
    const publish = (type: string, version: number, more: object) =>
      crm.publish({
        message: 'bms.crm.ContactEvent',
        type,
        recordId: id,
        version,
        data: { ...contact(id, 'old@example.org'), version, ...more },
      });
    const until = (holds: (found: string[]) => boolean) => eventually(addresses, holds);
    await publish('contact.created', 1, {});
    await until((found) => found.includes('old@example.org'));
    await publish('contact.updated', 2, { email: 'new@example.org' });
    await until((found) => found.includes('new@example.org') && !found.includes('old@example.org'));
    await publish('contact.updated', 3, { gets_documents: false });
    await until((found) => !found.includes('new@example.org'));
    await publish('contact.restored', 5, {});
    await until((found) => found.includes('old@example.org'));
    await publish('contact.deleted', 6, {});
    await until((found) => !found.includes('old@example.org'));
  });

  test('of a notification are named once each: with the account who has one, with the client who has none', async () => {
    const user = await portalUser();
    contacts.set(clientId, [
      contact(clientId * 10, `maria-${clientId}@example.org`),
      contact(clientId * 10 + 1, user.email),
    ]);
    await recipients();
    const notified = await identity.call<NotificationRecipientsResponse>(
      'Directory/NotificationRecipients',
      { client_id: clientId, sender_id: 1 },
      { caller: service },
    );
    const name = expect.any(String);
    const withoutAccount = { user_id: 0, documents_of: `Client ${clientId}`, is_portal: false };
    expect(notified.recipients).toEqual([
      { key: String(user.id), user_id: user.id, email: user.email, name, documents_of: '', is_portal: true },
      { ...withoutAccount, key: 'client', email: `info@${clientId}.example`, name: `Client ${clientId}` },
      { ...withoutAccount, key: expect.stringMatching(/^contact-/), email: `maria-${clientId}@example.org`, name },
    ]);
    expect(notified.sender_name).not.toBe('');
  });

  test('include a portal user without mail notifications whom the client names as a contact', async () => {
    const quiet = await portalUser({ email_notifications: false });
    contacts.set(clientId, [contact(clientId * 10, quiet.email)]);
    expect(await addresses()).toContain(quiet.email);
  });
});
