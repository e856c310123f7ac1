import { administrator, errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { activityStart, adminEmail, startCopy, type TestedActivity } from '../../test/harness.ts';
import { clientEvent, type Delivery, stageWebhooks, verified, type Webhook } from '../../test/webhooks.ts';

const HOUR = 3600_000;

const { stage, rows, accounts, call, create, show, deliveries, deliveryThat, dueNow } = stageWebhooks();

describe('an event', () => {
  test('is delivered signed, with its id, type, time and data', async () => {
    const { record, secret } = await create();
    const event = clientEvent();
    await stage.crm.publish(event);
    const [received] = await stage.endpoint.atLeast(1);
    const message = verified(received!, secret);
    const id = received!.headers['webhook-id'];
    const occurred_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(message).toEqual({
      id,
      type: 'client.created',
      occurred_at,
      data: { email: '', currency: '', tax_exempt: false, reverse_charge: false, ...event.data },
    });
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
    const all = await create({ events: ['*'], url: `${stage.endpoint.url}/all` });
    await create({ events: ['client.deleted'], url: `${stage.endpoint.url}/deleted` });
    await create({ active: false, url: `${stage.endpoint.url}/off` });
    const events = Array.from({ length: 40 }, () => clientEvent());
    await stage.crm.publish(...events);
    await stage.endpoint.atLeast(40);
    await stage.crm.repeat();
    await stage.crm.publish(clientEvent('client.deleted'));
    await stage.endpoint.atLeast(42);
    const paths = Map.groupBy(stage.endpoint.received, ({ path }) => path);
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
    await stage.crm.publish(clientEvent());
    await create({ events: ['*'] });
    const change = { module: 'clients', record_id: 1, version: 1, title: 'Secret', changes: [] };
    await stage.crm.repeat();
    await stage.crm.publish(
      { message: 'bms.api.RecordChange', type: 'record.updated', recordId: 1, version: 1, data: change },
      clientEvent('client.updated'),
    );
    await stage.endpoint.atLeast(1);
    const types = stage.endpoint.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types).toEqual(['client.updated']);
  });
});

describe('an event that does not arrive', () => {
  test('is sent again with the same id and a new signature', async () => {
    const { record, secret } = await create();
    stage.endpoint.answer = (response) => response.writeHead(503).end();
    const publishedAt = Date.now();
    await stage.crm.publish(clientEvent());
    const waiting = await deliveryThat(record.id, ({ error }) => error !== '');
    expect(waiting).toMatchObject({
      status: 'pending',
      attempts: 1,
      response_status: 503,
      error: 'The response was 503.',
    });
    const nextAttemptAt = Date.parse(waiting.next_attempt_at!);
    expect(nextAttemptAt).toBeGreaterThan(publishedAt + 4000);
    expect(nextAttemptAt).toBeLessThan(Date.now() + 6000);
    stage.endpoint.answer = (response) => response.writeHead(200).end();
    await dueNow(record.id);
    const delivered = await deliveryThat(record.id, ({ status }) => status === 'delivered');
    expect(delivered).toMatchObject({ attempts: 2, response_status: 200, error: '' });
    const [first, second] = stage.endpoint.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    verified(second!, secret);
  });

  test('is not sent to where a redirect leads', async () => {
    const { record } = await create();
    stage.endpoint.answer = (response) =>
      response.writeHead(307, { location: `${stage.endpoint.url}/elsewhere` }).end();
    await stage.crm.publish(clientEvent());
    const waiting = await deliveryThat(record.id, ({ error }) => error !== '');
    expect(waiting).toMatchObject({ status: 'pending', response_status: 307 });
    expect(new Set(stage.endpoint.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
  });

  test('fails after the last attempt, and is sent again on request', async () => {
    const { record } = await create();
    stage.endpoint.answer = (response) => response.writeHead(500).end();
    await stage.crm.publish(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    await rows('webhook_deliveries').updateOne({ webhook_id: record.id }, { $set: { tries: 10 } });
    await dueNow(record.id);
    const failed = await deliveryThat(record.id, ({ status }) => status === 'failed');
    expect(failed.next_attempt_at).toBeFalsy();
    stage.endpoint.answer = (response) => response.writeHead(200).end();
    const again = { id: record.id, delivery_id: failed.id };
    const answer = await call<{ record: Delivery }>('ReplayDelivery', again);
    expect(answer).toMatchObject({ success: true, record: { id: failed.id, status: 'pending' } });
    await deliveryThat(record.id, ({ status }) => status === 'delivered');
    const other = await create();
    expect(await errorsOf(call('ReplayDelivery', { ...again, id: other.record.id }))).toEqual(['not_found']);
    expect(await errorsOf(call('ReplayDelivery', { ...again, id: 999_999 }))).toEqual(['not_found']);
    expect(await errorsOf(deliveries(999_999))).toEqual(['not_found']);
  });

  test('switches the webhook off after a day, whose owner is told; what waits is given up', async () => {
    const [admin] = await accounts('users')
      .find({ email: adminEmail } as object)
      .toArray();
    const { record } = await create({}, { ...administrator, userId: admin!._id });
    stage.endpoint.answer = (response) => response.writeHead(500).end();
    await stage.crm.publish(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    const dayAgo = new Date(Date.now() - 25 * HOUR);
    await rows('webhooks').updateOne({ _id: record.id }, { $set: { failing_since: dayAgo, failures: 20 } });
    await dueNow(record.id);
    const off = await eventually(
      () => show(record.id),
      ({ active }) => !active,
    );
    expect(off.switched_off_at).toMatch(/^\d{4}-/);
    await eventually(async () =>
      (await stage.inbox.mailsTo(adminEmail)).some(({ subject }) => subject === 'A webhook was disabled'),
    );
    // Due again until a copy gives it up: one that read the webhook before may still send it once.
    const givenUp = () => dueNow(record.id).then(() => deliveries(record.id));
    const failed = (await eventually(givenUp, ([first]) => first?.status === 'failed'))[0]!;
    expect(failed.error).toBe('The webhook is not active.');
    const replay = call('ReplayDelivery', { id: record.id, delivery_id: failed.id });
    expect(await errorsOf(replay)).toEqual(['active not_allowed']);
    const message = { id: record.id, webhook: { active: true }, update_mask: { paths: ['active'] } };
    await call('Update', message);
    expect((await show(record.id)).switched_off_at).toBeFalsy();
  });

  test('switches nothing off where another one arrived meanwhile', async () => {
    const { record } = await create();
    const failing = { failing_since: new Date(Date.now() - 25 * HOUR), failures: 20 };
    await rows('webhooks').updateOne({ _id: record.id }, { $set: failing });
    await stage.crm.publish(clientEvent());
    await deliveryThat(record.id, ({ status }) => status === 'delivered');
    await eventually(
      () => rows('webhooks').findOne({ _id: record.id }),
      (found) => found !== null && !('failing_since' in found),
    );
    stage.endpoint.answer = (response) => response.writeHead(500).end();
    await stage.crm.publish(clientEvent());
    await deliveryThat(record.id, ({ error }) => error !== '');
    expect((await show(record.id)).active).toBe(true);
  });
});

describe('without the setting for a local try', () => {
  let strict: TestedActivity;
  beforeAll(async () => {
    strict = await startCopy(
      await activityStart({ UPSTREAMS: `identity=${stage.identity.target}` }, stage.activity.start.secrets),
    );
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
    expect(await errorsOf(createStrict(url))).toEqual(['url not_allowed']),
  );

  test('a name that leads to the inside is refused when it is connected to', async () => {
    const { record } = await createStrict(`http://localhost:${stage.endpoint.port}/hook`);
    const event = { event_id: 'an-event', type: 'client.created', occurred_at: new Date(), created_at: new Date() };
    const waiting = { status: 'pending', attempts: 0, tries: 0, error: '', next_attempt_at: new Date() };
    const delivery = { _id: 1, webhook_id: record.id, body: '{}', ...event, ...waiting };
    await strict.running.kit.db.collection<{ _id: number }>('webhook_deliveries').insertOne(delivery);
    const listed = () =>
      strict.call<{ records: Delivery[] }>('Webhooks/ListDeliveries', { id: record.id }, { caller: administrator });
    const { records } = await eventually(listed, ({ records: [first] }) => first !== undefined && first.error !== '');
    expect(records[0]).toMatchObject({
      status: 'pending',
      error: 'localhost is not publicly reachable.',
    });
    expect(stage.endpoint.received).toEqual([]);
  });
});
