import { administrator, errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

type Message = Record<string, unknown> & { id: number };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const every = {
  'messages.view': 'all',
  'messages.create': 'all',
  'messages.update': 'all',
  'messages.delete': 'all',
} as const;
const as = (userId: number): RpcOptions => ({ caller: staff(userId, every) });
const asPortal = (userId: number): RpcOptions => ({ caller: portalUser(5, userId) });
const [nancy, andrew, janet] = [as(2), as(3), as(4)];

const send = async (message: object, options: RpcOptions = nancy) =>
  (await content.call<{ record: Message }>('Messages/Create', { message: { message: 'Hello', ...message } }, options))
    .message.record;
const open = (id: number, options?: RpcOptions) => content.call<{ record: Message }>('Messages/Get', { id }, options);
const list = async (query: object, options: RpcOptions) =>
  (await content.call<{ records: Message[]; meta: { total: number } }>('Messages/List', query, options)).message;
const ids = async (query: object, options: RpcOptions) => (await list(query, options)).records.map(({ id }) => id);
const change = (id: number, message: object, options: RpcOptions = nancy) =>
  content.call('Messages/Update', { id, message, update_mask: { paths: Object.keys(message) } }, options);
const remove = (id: number, options: RpcOptions) => content.call('Messages/Delete', { id }, options);

describe('a message', () => {
  test('is sent by the caller, shown to both, and told of without what it says', async () => {
    const created = await send({ to_user_id: 3, subject: 'Grüße', message: 'One\ntwo' });
    expect(created).toMatchObject({
      from_user_id: 2,
      to_user_id: 3,
      subject: 'Grüße',
      message: 'One\ntwo',
      status: 'unread',
      created_by: 2,
    });
    expect(Date.parse(String(created['sent_at']))).toBeGreaterThan(Date.now() - 60_000);
    expect((await open(created.id, nancy)).message.record).toEqual(created);
    const row = await content.running.kit.db.collection('outbox').findOne({ record: `message.${created.id}` });
    expect(row?.['subject']).toBe(`bms.content.message.sent.${created.id}`);
    expect(row?.['data'].toString('utf8')).not.toMatch(/two|Grüße/);
  });

  test('has its text in the list if it is asked for, which marks nothing as read', async () => {
    const { id } = await send({ to_user_id: 3, subject: 'With a text', message: 'Three' });
    const query = { box: 'inbox', list: { search: 'With a text' } };
    expect((await list({ ...query, include: ['message'] }, andrew)).records).toMatchObject([{ id, message: 'Three' }]);
    const [item] = (await list(query, andrew)).records;
    expect(item).toMatchObject({ status: 'unread' });
    expect(item!['message'] ?? null).toBeNull();
  });

  test('stands in the list of both in short', async () => {
    const { id, sent_at } = await send({ to_user_id: 3, subject: 'In short' });
    const item = {
      id,
      from_user_id: 2,
      from_user_name: 'Somebody',
      to_user_id: 3,
      to_user_name: 'Somebody',
      subject: 'In short',
      status: 'unread',
      sent_at,
      created_at: String(sent_at).slice(0, 10),
      actions: [],
    };
    expect((await list({}, nancy)).records[0]).toEqual(item);
    expect((await list({}, andrew)).records[0]).toEqual(item);
  });

  test('is read once its recipient has opened it, and only then', async () => {
    const { id } = await send({ to_user_id: 3 });
    expect((await open(id, nancy)).message.record['status']).toBe('unread');
    await list({}, andrew);
    const opened = await open(id, andrew);
    expect(opened).toMatchObject({ etag: 2, message: { record: { status: 'read', read_at: expect.any(String) } } });
    expect(await open(id, andrew)).toEqual(opened);
    expect(await open(id, nancy)).toEqual(opened);
  });

  test('is read once, also when its recipient opens it twenty times at once', async () => {
    const { id } = await send({ to_user_id: 3 });
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(id, andrew)));
    expect(new Set(opened.map(({ etag }) => etag))).toEqual(new Set([2]));
  });

  test('is nobody else business: not of administrators either', async () => {
    const { id } = await send({ to_user_id: 3, subject: 'between us' });
    for (const options of [janet, { caller: administrator }]) {
      expect(await errorsOf(open(id, options))).toEqual(['not_found']);
      expect(await errorsOf(change(id, { subject: 'x' }, options))).toEqual(['not_found']);
      expect(await errorsOf(remove(id, options))).toEqual(['not_found']);
      expect(await list({ list: { search: 'between' } }, options)).toMatchObject({ records: [], meta: { total: 0 } });
    }
  });

  test('is changed by its sender until it is read', async () => {
    const { id } = await send({ to_user_id: 3, subject: 'Frist' });
    await change(id, { subject: 'First' });
    expect(await errorsOf(change(id, { subject: 'x' }, andrew))).toEqual(['forbidden']);
    const { record } = (await open(id, andrew)).message;
    expect(record['subject']).toBe('First');
    expect(await errorsOf(change(id, { subject: 'x' }))).toEqual(['status already_read']);
    expect(await errorsOf(change(id, {}))).toEqual([]);
  });

  test('is sent back as it is shown, and keeps its recipient and what it answers', async () => {
    const first = await send({ to_user_id: 3 });
    const { id } = await send({ to_user_id: 3, parent_id: first.id });
    const shown = (await open(id, nancy)).message.record;
    expect((await change(id, { ...shown, message: 'Other' })).etag).toBe(2);
    expect(await errorsOf(change(id, { to_user_id: 4 }))).toEqual(['to_user_id read_only']);
    expect(await errorsOf(change(id, { parent_id: id }))).toEqual(['parent_id read_only']);
    expect(await errorsOf(change(id, { status: 'read' }))).toEqual(['status read_only']);
    expect(await errorsOf(change(id, { from_user_id: 4 }))).toEqual(['from_user_id read_only']);
  });

  test('that is deleted is gone for the caller only, and its version stays', async () => {
    const { id } = await send({ to_user_id: 3 });
    await remove(id, nancy);
    expect(await errorsOf(open(id, nancy))).toEqual(['not_found']);
    expect(await errorsOf(remove(id, nancy))).toEqual(['not_found']);
    expect(await ids({ box: 'sent' }, nancy)).not.toContain(id);
    expect(await ids({ box: 'inbox' }, andrew)).toContain(id);
    expect((await open(id, andrew)).etag).toBe(2);
    await remove(id, andrew);
    expect(await errorsOf(open(id, andrew))).toEqual(['not_found']);
    expect(await content.running.kit.db.collection('messages').findOne({ _id: id as never })).toBeNull();
  });

  test('that both delete at once is gone for both', async () => {
    const { id } = await send({ to_user_id: 3 });
    await Promise.all([remove(id, nancy), remove(id, andrew)]);
    expect(await content.running.kit.db.collection('messages').findOne({ _id: id as never })).toBeNull();
  });

  test('may be to oneself', async () => {
    const { id } = await send({ to_user_id: 2, subject: 'do not forget' });
    expect(await ids({ box: 'inbox' }, nancy)).toContain(id);
    expect(await ids({ box: 'sent' }, nancy)).toContain(id);
    await remove(id, nancy);
    expect(await errorsOf(open(id, nancy))).toEqual(['not_found']);
  });

  test('answers only a message that the sender takes part in', async () => {
    const first = await send({ to_user_id: 3 });
    await send({ to_user_id: 2, parent_id: first.id }, andrew);
    expect(await errorsOf(send({ to_user_id: 2, parent_id: first.id }, janet))).toEqual([
      'parent_id unknown_reference',
    ]);
    expect(await errorsOf(send({ to_user_id: 3, parent_id: 999_999 }))).toEqual(['parent_id unknown_reference']);
  });

  test.each([
    ['to nobody', {}, 'to_user_id out_of_range'],
    ['without text', { to_user_id: 3, message: '' }, 'message required'],
    ['with too long a text', { to_user_id: 3, message: 'x'.repeat(20_001) }, 'message too_long'],
    ['with too long a subject', { to_user_id: 3, subject: 'x'.repeat(256) }, 'subject too_long'],
    ['to a user whom there is not', { to_user_id: 999 }, 'to_user_id unknown_reference'],
    ['to a user who is inactive', { to_user_id: 70 }, 'to_user_id unknown_reference'],
  ])('cannot be sent %s', async (_case, message, error) => {
    expect(await errorsOf(send(message))).toContain(error);
  });
});

describe('the list of messages', () => {
  test('is that of a box or of both, and of a status', async () => {
    const [carol, dave] = [as(10), as(11)];
    const sent = await send({ to_user_id: 11 }, carol);
    const got = await send({ to_user_id: 10 }, dave);
    await open(got.id, carol);
    expect(await ids({}, carol)).toEqual([got.id, sent.id]);
    expect(await ids({ box: 'inbox' }, carol)).toEqual([got.id]);
    expect(await ids({ box: 'sent' }, carol)).toEqual([sent.id]);
    expect(await ids({ status: 'read' }, carol)).toEqual([got.id]);
    expect(await ids({ box: 'sent', status: 'read' }, carol)).toEqual([]);
    expect(await errorsOf(list({ box: 'outbox' }, carol))).toEqual(['box not_allowed']);
    expect(await ids({ box: 'inbox', sender: 'user' }, carol)).toEqual([got.id]);
    expect(await ids({ box: 'inbox', sender: 'system' }, carol)).toEqual([]);
  });

  test('is sorted and searched', async () => {
    const erin = as(12);
    for (const subject of ['beta', 'Älpha', 'gamma']) await send({ to_user_id: 12, subject, message: `m ${subject}` });
    const subjects = async (query: object) => (await list({ list: query }, erin)).records.map((one) => one['subject']);
    expect(await subjects({ sort: 'subject' })).toEqual(['Älpha', 'beta', 'gamma']);
    expect(await subjects({ sort: '-id' })).toHaveLength(3);
    expect(await subjects({ search: 'alp' })).toEqual(['Älpha']);
  });
});

describe('a user of the portal', () => {
  test('writes to staff and gets answers, and writes to no other client', async () => {
    const asked = await send({ to_user_id: 2 }, asPortal(60));
    await open(asked.id, nancy);
    const answer = await send({ to_user_id: 60, parent_id: asked.id }, nancy);
    expect(await ids({}, asPortal(60))).toEqual([answer.id, asked.id]);
    expect((await open(answer.id, asPortal(60))).message.record['status']).toBe('read');
    expect(await errorsOf(send({ to_user_id: 61 }, asPortal(60)))).toEqual(['to_user_id unknown_reference']);
    expect(await errorsOf(open(asked.id, asPortal(61)))).toEqual(['not_found']);
    await remove(answer.id, asPortal(60));
  });
});
