import type { DomainEvent } from '@bms/events';
import { administrator, eventually, type StartedPart, staff, startNats } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { type Endpoint, type Received, startEndpoint } from '../../test/endpoint.ts';
import { adminEmail, refusalOf, startCopy, startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { type Inbox, startInbox } from '../../test/inbox.ts';
import { type Publisher, startPublisher } from '../../test/publisher.ts';

interface Webhook {
  id: number;
  url: string;
  events: string[];
  active: boolean;
  switched_off_at?: string;
}

interface Delivery {
  id: number;
  event_id: string;
  type: string;
  status: string;
  attempts: number;
  response_status?: number;
  error: string;
  next_attempt_at?: string;
}

const HOUR = 3600_000;

let nats: StartedPart;
let inbox: Inbox;
let identity: TestedIdentity;
let copy: TestedIdentity;
let crm: Publisher;
let endpoint: Endpoint;
let count = 0;

beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const env = { NATS_URL: nats.url, SMTP_URL: inbox.url, WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'true' };
  identity = await startIdentity(env);
  copy = await startCopy(identity.start);
  crm = await startPublisher('crm', nats.url);
});
afterAll(async () => {
  await Promise.all([crm?.stop(), identity?.stop(), copy?.stop(), endpoint?.stop()]);
  await Promise.all([nats?.stop(), inbox?.stop()]);
});
beforeEach(async () => {
  await endpoint?.stop();
  endpoint = await startEndpoint();
  await rows('webhooks').updateMany({}, { $set: { active: false } });
});

const rows = (name: string) => identity.running.kit.db.collection<{ _id: number }>(name);
const call = <Answer>(rpc: string, message: object, caller = administrator) =>
  identity.call<Answer>(`Webhooks/${rpc}`, message, { caller });
const create = (webhook: object = {}, caller = administrator) =>
  call<{ record: Webhook; secret: string }>(
    'Create',
    { webhook: { url: endpoint.url, events: ['client.created'], active: true, ...webhook } },
    caller,
  );
const show = async (id: number) => (await call<{ record: Webhook }>('Get', { id })).record;
const deliveries = async (id: number, filter: object = {}) =>
  (await call<{ records: Delivery[] }>('ListDeliveries', { id, ...filter })).records;
const deliveryThat = (id: number, holds: (delivery: Delivery) => boolean) =>
  eventually(
    () => deliveries(id),
    ([first]) => first !== undefined && holds(first),
  ).then(([first]) => first!);
/** Time passes by hand. */
const dueNow = (webhook_id: number) =>
  rows('webhook_deliveries').updateMany({ webhook_id, status: 'pending' }, { $set: { next_attempt_at: new Date() } });

function clientEvent(type = 'client.created'): DomainEvent {
  count += 1;
  const data = { id: count, version: 1, name: `Client ${count}`, status: 'active', owner_id: 1, created_by: 1 };
  return { message: 'bms.crm.ClientEvent', type, recordId: count, version: 1, data };
}

const verified = ({ body, headers }: Received, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;

describe('a webhook', () => {
  test('is made with a secret that is shown once and sealed in the database', async () => {
    const { record, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toMatchObject({ url: endpoint.url, events: ['client.created'], active: true });
    expect(JSON.stringify([await show(record.id), await call('List', {})])).not.toContain(secret);
    for (const { name } of await identity.running.kit.db.listCollections())
      expect(JSON.stringify(await rows(name).find().toArray())).not.toContain(secret.slice(6));
  });

  test.each([
    [{ events: [] }, 'events too_few'],
    [{ events: ['client.created', 'client.eaten'] }, 'events[1] not_allowed'],
    [{ events: ['*', 'otp.requested', 'record.updated'] }, 'events[1] not_allowed: events[2] not_allowed'],
    [{ url: '' }, 'url required'],
    [{ url: 'ftp://example.com' }, 'url invalid_format'],
    [{ url: 'http://' }, 'url not_allowed'],
    [{ url: 'https://user:password@example.com' }, 'url not_allowed'],
    [{ switched_off_at: '2026-01-01T00:00:00Z' }, 'switched_off_at read_only'],
  ])('with %j is 422', async (more, expected) => {
    expect(await refusalOf(create(more))).toBe(`validation_failed: ${expected}`);
  });

  test('is for administrators in a session', async () => {
    const { record } = await create();
    const others = [staff(2, {}), { ...administrator, kind: 'api_key' as const, apiKeyId: 5 }];
    for (const caller of others)
      for (const rpc of ['List', 'ListDeliveries', 'ReplayDelivery', 'Delete'])
        expect(await refusalOf(call(rpc, { id: record.id, delivery_id: 1 }, caller))).toMatch(/forbidden|permission/);
  });

  test('comes back with its secret and its deliveries when it is restored', async () => {
    const { record, secret } = await create();
    await call('Delete', { id: record.id });
    expect(await refusalOf(show(record.id))).toBe('not_found');
    await call('Restore', { id: record.id });
    await crm.tell(clientEvent());
    const [received] = await endpoint.atLeast(1);
    verified(received!, secret);
  });
});

describe('a new secret', () => {
  const rotate = (id: number, headers = {}) =>
    identity.call<{ record: Webhook & { previous_secret_until: string }; secret: string }>(
      'Webhooks/RotateSecret',
      { id },
      { caller: administrator, headers },
    );
  const arrived = async (): Promise<Received> => {
    const before = endpoint.received.length;
    await crm.tell(clientEvent());
    return (await endpoint.atLeast(before + 1)).at(-1)!;
  };
  const isGood = (received: Received, secret: string): boolean => {
    try {
      return verified(received, secret) !== undefined;
    } catch {
      return false;
    }
  };

  test('signs from then on, the one before beside it for a day, and no earlier one', async () => {
    const { record, secret: first } = await create();
    const { secret: second, record: rotated } = await rotate(record.id);
    const hours = (Date.parse(rotated.previous_secret_until) - Date.now()) / HOUR;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    const both = await arrived();
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect([first, second].map((secret) => isGood(both, secret))).toEqual([true, true]);
    const { secret: third } = await rotate(record.id);
    const later = await arrived();
    expect([first, second, third].map((secret) => isGood(later, secret))).toEqual([false, true, true]);
    await rows('webhooks').updateOne({ _id: record.id }, { $set: { previous_secret_until: new Date() } });
    const last = await arrived();
    expect(last.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect([second, third].map((secret) => isGood(last, secret))).toEqual([false, true]);
  });

  test('is shown once, kept from the audit log, and for administrators in a session', async () => {
    const { record } = await create();
    const { secret } = await rotate(record.id, { 'idempotency-key': `rotate ${record.id}` });
    expect(await refusalOf(rotate(record.id, { 'idempotency-key': `rotate ${record.id}` }))).toBe('already_answered');
    for (const { name } of await identity.running.kit.db.listCollections())
      expect(JSON.stringify(await rows(name).find().toArray())).not.toContain(secret.slice(6));
    for (const caller of [staff(2, {}), { ...administrator, kind: 'api_key' as const, apiKeyId: 5 }])
      expect(await refusalOf(call('RotateSecret', { id: record.id }, caller))).toMatch(/forbidden|permission/);
    expect(await refusalOf(rotate(999_999))).toBe('not_found');
  });
});

describe('an event', () => {
  test('arrives signed, with its id, its type, its moment and what it says', async () => {
    const { record, secret } = await create();
    const event = clientEvent();
    await crm.tell(event);
    const [received] = await endpoint.atLeast(1);
    const message = verified(received!, secret);
    const id = received!.headers['webhook-id'];
    const occurred_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(message).toEqual({ id, type: 'client.created', occurred_at, data: event.data });
    expect(received!.headers['content-type']).toBe('application/json');
    const delivery = await deliveryThat(record.id, ({ status }) => status === 'delivered');
    expect(delivery).toMatchObject({
      event_id: id,
      type: 'client.created',
      attempts: 1,
      response_status: 204,
      error: '',
    });
    expect(delivery.next_attempt_at).toBeFalsy();
    expect(await deliveries(record.id, { status: 'failed' })).toEqual([]);
  });

  test('arrives once at each webhook that asks for it, however often it comes, with several copies at work', async () => {
    const all = await create({ events: ['*'], url: `${endpoint.url}/all` });
    await create({ events: ['client.deleted'], url: `${endpoint.url}/deleted` });
    await create({ active: false, url: `${endpoint.url}/off` });
    const events = Array.from({ length: 40 }, () => clientEvent());
    await crm.tell(...events);
    await endpoint.atLeast(40);
    await crm.repeat();
    await crm.tell(clientEvent('client.deleted'));
    await endpoint.atLeast(42);
    const paths = Map.groupBy(endpoint.received, ({ path }) => path);
    expect([...paths].map(([path, received]) => [path, received.length]).sort()).toEqual([
      ['/hook/all', 41],
      ['/hook/deleted', 1],
    ]);
    expect(new Set(paths.get('/hook/all')!.map(({ headers }) => headers['webhook-id'])).size).toBe(41);
    const page = await call<{ records: Delivery[]; meta: object }>('ListDeliveries', {
      id: all.record.id,
      list: { limit: 5, page: 9 },
    });
    expect([page.records.length, page.meta]).toEqual([1, { total: 41, current_page: 9, per_page: 5 }]);
  });

  test('of services among each other, or from before the webhook, does not arrive', async () => {
    await crm.tell(clientEvent());
    await create({ events: ['*'] });
    const change = { module: 'clients', record_id: 1, version: 1, title: 'Secret', changes: [] };
    await crm.repeat();
    await crm.tell(
      { message: 'bms.api.RecordChange', type: 'record.updated', recordId: 1, version: 1, data: change },
      clientEvent('client.updated'),
    );
    await endpoint.atLeast(1);
    const types = endpoint.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types).toEqual(['client.updated']);
  });
});

describe('an event that does not arrive', () => {
  test('is sent again with the same id, and a signature of that moment', async () => {
    const { record, secret } = await create();
    endpoint.answer = (response) => response.writeHead(503).end();
    await crm.tell(clientEvent());
    const waiting = await deliveryThat(record.id, ({ error }) => error !== '');
    expect(waiting).toMatchObject({ status: 'pending', attempts: 1, response_status: 503, error: 'It answered 503.' });
    const pause = Date.parse(waiting.next_attempt_at!) - Date.now();
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThan(6000);
    endpoint.answer = (response) => response.writeHead(200).end();
    await dueNow(record.id);
    const delivered = await deliveryThat(record.id, ({ status }) => status === 'delivered');
    expect(delivered).toMatchObject({ attempts: 2, response_status: 200, error: '' });
    const [first, second] = endpoint.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    verified(second!, secret);
  });

  test('is not sent to where a redirect leads', async () => {
    const { record } = await create();
    endpoint.answer = (response) => response.writeHead(307, { location: `${endpoint.url}/elsewhere` }).end();
    await crm.tell(clientEvent());
    const waiting = await deliveryThat(record.id, ({ error }) => error !== '');
    expect(waiting).toMatchObject({ status: 'pending', response_status: 307 });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('is given up after the last attempt, and sent again when somebody wants it', async () => {
    const { record } = await create();
    endpoint.answer = (response) => response.writeHead(500).end();
    await crm.tell(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    await rows('webhook_deliveries').updateOne({ webhook_id: record.id }, { $set: { tries: 10 } });
    await dueNow(record.id);
    const failed = await deliveryThat(record.id, ({ status }) => status === 'failed');
    expect(failed.next_attempt_at).toBeFalsy();
    endpoint.answer = (response) => response.writeHead(200).end();
    const again = { id: record.id, delivery_id: failed.id };
    const answer = await call<{ record: Delivery }>('ReplayDelivery', again);
    expect(answer).toMatchObject({ success: true, record: { id: failed.id, status: 'pending' } });
    await deliveryThat(record.id, ({ status }) => status === 'delivered');
    const other = await create();
    expect(await refusalOf(call('ReplayDelivery', { ...again, id: other.record.id }))).toBe('not_found');
    expect(await refusalOf(call('ReplayDelivery', { ...again, id: 999_999 }))).toBe('not_found');
    expect(await refusalOf(deliveries(999_999))).toBe('not_found');
  });

  test('switches the webhook off after a day, whose owner is told; what waits is given up', async () => {
    const [admin] = await rows('users')
      .find({ email: adminEmail } as object)
      .toArray();
    const { record } = await create({}, { ...administrator, userId: admin!._id });
    endpoint.answer = (response) => response.writeHead(500).end();
    await crm.tell(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    const dayAgo = new Date(Date.now() - 25 * HOUR);
    await rows('webhooks').updateOne({ _id: record.id }, { $set: { failing_since: dayAgo, failures: 20 } });
    await dueNow(record.id);
    const off = await eventually(
      () => show(record.id),
      ({ active }) => !active,
    );
    expect(off.switched_off_at).toMatch(/^\d{4}-/);
    const [mail] = await inbox.mailsTo(adminEmail);
    expect(mail!.subject).toBe('A webhook was switched off');
    await dueNow(record.id);
    const failed = await deliveryThat(record.id, ({ status }) => status === 'failed');
    expect(failed.error).toBe('The webhook is switched off.');
    const replay = call('ReplayDelivery', { id: record.id, delivery_id: failed.id });
    expect(await refusalOf(replay)).toBe('validation_failed: active not_allowed');
    const message = { id: record.id, webhook: { active: true }, update_mask: { paths: ['active'] } };
    await call('Update', message);
    expect((await show(record.id)).switched_off_at).toBeFalsy();
  });

  test('switches nothing off where another one arrived meanwhile', async () => {
    const { record } = await create();
    const failing = { failing_since: new Date(Date.now() - 25 * HOUR), failures: 20 };
    await rows('webhooks').updateOne({ _id: record.id }, { $set: failing });
    await crm.tell(clientEvent());
    await deliveryThat(record.id, ({ status }) => status === 'delivered');
    await eventually(
      () => rows('webhooks').findOne({ _id: record.id }),
      (found) => found !== null && !('failing_since' in found),
    );
    endpoint.answer = (response) => response.writeHead(500).end();
    await crm.tell(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    expect((await show(record.id)).active).toBe(true);
  });
});

describe('without the setting for a local try', () => {
  let strict: TestedIdentity;
  beforeAll(async () => {
    strict = await startIdentity();
  });
  afterAll(() => strict?.stop());

  const createStrict = (url: string) =>
    strict.call<{ record: Webhook }>(
      'Webhooks/Create',
      { webhook: { url, events: ['*'], active: true } },
      { caller: administrator },
    );

  test.each([
    'http://127.0.0.1:8080/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://10.1/',
    'http://0x7f.1/',
  ])('an address on the inside is refused at once: %s', async (url) =>
    expect(await refusalOf(createStrict(url))).toBe('validation_failed: url not_allowed'),
  );

  test('a name that leads to the inside is refused when it is connected to', async () => {
    const { record } = await createStrict(`http://localhost:${endpoint.port}/hook`);
    const event = { event_id: 'an-event', type: 'client.created', occurred_at: new Date(), created_at: new Date() };
    const waiting = { status: 'pending', attempts: 0, tries: 0, error: '', next_attempt_at: new Date() };
    const delivery = { _id: 1, webhook_id: record.id, body: '{}', ...event, ...waiting };
    await strict.running.kit.db.collection<{ _id: number }>('webhook_deliveries').insertOne(delivery);
    const listed = () =>
      strict.call<{ records: Delivery[] }>('Webhooks/ListDeliveries', { id: record.id }, { caller: administrator });
    const { records } = await eventually(listed, ({ records: [first] }) => first !== undefined && first.error !== '');
    expect(records[0]).toMatchObject({
      status: 'pending',
      error: 'localhost is no address that everybody can reach.',
    });
    expect(endpoint.received).toEqual([]);
  });
});
