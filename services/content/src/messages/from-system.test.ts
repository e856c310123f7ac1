import { eventually, type RpcOptions, type StartedPart, staff, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';
import { type Publishers, startPublishers } from '../../test/service-stubs.ts';

interface Message {
  id: number;
  from_user_id?: number;
  subject: string;
  message: string;
  status: string;
}

let nats: StartedPart;
let publishers: Publishers;
let content: TestedContent;
beforeAll(async () => {
  nats = await startNats();
  publishers = await startPublishers(nats.url);
  content = await startContent({ NATS_URL: nats.url });
});
afterAll(async () => {
  await content?.stop();
  await publishers?.stop();
  await nats?.stop();
});

const as = (userId: number): RpcOptions => ({ caller: staff(userId, { 'messages.view': 'all' }) });
const inbox = async (userId: number) =>
  (await content.call<{ records: Message[] }>('Messages/List', { box: 'inbox' }, as(userId))).message.records;
const untilInbox = (userId: number, count: number) =>
  eventually(
    () => inbox(userId),
    ({ length }) => length >= count,
  );
const open = async (id: number, userId: number) =>
  (await content.call<{ record: Message }>('Messages/Get', { id }, as(userId))).message.record;

describe('the system writes', () => {
  test.each([
    ['invoice.sent', 20, 'Invoice INV-000020 was sent', 'It is due on 2026-03-31.'],
    ['invoice.paid', 21, 'Invoice INV-000021 is paid', 'Nothing is left to pay.'],
    ['invoice.overdue', 22, 'Invoice INV-000022 is overdue', 'It was due on 2026-03-31. The balance due is €125.00.'],
  ])('to whoever looks after the client: %s', async (type, id, subject, more) => {
    await publishers.publishClient(id, id);
    await eventually(
      () => content.running.kit.db.collection('copies_clients').findOne({ _id: id as never }),
      (copy) => copy !== null,
    );
    await publishers.publishInvoice(type, { id, client_id: id, owner_id: id });
    const [item] = await untilInbox(id, 1);
    expect(item).toMatchObject({ subject, status: 'unread' });
    expect(item?.from_user_id).toBeUndefined();
    const { message } = await open(item!.id, id);
    expect(message).toContain(`to Client ${id} for €123.00`);
    expect(message).toContain(more);
    const row = await content.running.kit.db.collection('outbox').findOne({ record: `message.${item!.id}` });
    expect(row?.['subject']).toBe(`bms.content.message.sent.${item!.id}`);
  });

  test('once for each event, and to nobody where nobody looks after the client', async () => {
    for (const type of ['invoice.sent', 'invoice.overdue', 'invoice.paid'])
      await publishers.publishInvoice(type, { id: 30, client_id: 9999, owner_id: 30 });
    await publishers.publishInvoice('invoice.sent', { id: 31, client_id: 9999, owner_id: 0 });
    await publishers.publishInvoice('invoice.sent', { id: 32, client_id: 9999, owner_id: 32 });
    await untilInbox(32, 1);
    const subjects = (await untilInbox(30, 3)).map(({ subject }) => subject).sort();
    const number = 'Invoice INV-000030';
    expect(subjects).toEqual([`${number} is overdue`, `${number} is paid`, `${number} was sent`]);
    const all = content.running.kit.db.collection('messages').countDocuments({ subject: /INV-00003/ });
    expect(await all).toBe(4);
  });

  test('to whoever gets the requests of a form, with what was asked', async () => {
    await publishers.publishRequest({ id: 8, assigned_to: 0 });
    await publishers.publishRequest({ id: 7, assigned_to: 33 });
    const [item] = await untilInbox(33, 1);
    expect(item).toMatchObject({ subject: 'Estimate request: Boats' });
    const { message } = await open(item!.id, 33);
    expect(message).toBe('Estimate request 7 was submitted with the form "Boats".\nCompany: Königlich Essen');
    expect(await content.running.kit.db.collection('messages').countDocuments({ message: /request 8/ })).toBe(0);
  });
});

describe('a message from the system', () => {
  test.each([
    [
      'an invoice',
      'invoices',
      (id: number) => publishers.publishInvoice('invoice.sent', { id, client_id: 9999, owner_id: id }),
    ],
    ['an estimate request', 'estimate_requests', (id: number) => publishers.publishRequest({ id, assigned_to: id })],
  ] as const)('about %s is not written to a user who may not view it at that time', async (_what, module, publish) => {
    const [hidden, witness] = module === 'invoices' ? [40, 41] : [42, 43];
    content.stubs.hiddenModules.set(hidden, [module]);
    await publish(hidden);
    await eventually(
      () => content.stubs.viewersAsked.includes(hidden),
      (isAsked) => isAsked,
    );
    await publish(witness);
    await untilInbox(witness, 1);
    expect(await inbox(hidden)).toEqual([]);
  });

  test('goes to the present owner of the client if the event names another one', async () => {
    await publishers.publishClient(5, 44);
    await eventually(
      () => content.running.kit.db.collection('copies_clients').findOne({ _id: 5 as never }),
      (copy) => copy !== null,
    );
    content.stubs.owner = 44;
    await publishers.publishInvoice('invoice.sent', { id: 45, client_id: 5, owner_id: 45 });
    await untilInbox(44, 1);
    content.stubs.owner = 46;
    await publishers.publishInvoice('invoice.sent', { id: 46, client_id: 5, owner_id: 46 });
    await untilInbox(46, 1);
    expect([await inbox(44), await inbox(45)].map(({ length }) => length)).toEqual([1, 0]);
  });
});
