import { administrator, eventually } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Endpoint, startEndpoint } from '../../test/endpoint.ts';
import { startBoth, type TestedActivity, type TestedIdentity } from '../../test/harness.ts';

const AT_ONCE_EACH = 16;
const AT_ONCE_FAILING = 2;

let identity: TestedIdentity;
let activity: TestedActivity;
let endpoint: Endpoint;
let count = 0;

beforeAll(async () => {
  ({ identity, activity } = await startBoth({ WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'true' }));
});
afterAll(async () => {
  await Promise.all([activity?.stop(), endpoint?.stop()]);
  await identity?.stop();
});
beforeEach(async () => {
  await endpoint?.stop();
  endpoint = await startEndpoint();
  await rows().deleteMany({});
});

const rows = () => activity.running.kit.db.collection<{ _id: number }>('webhook_deliveries');
const withStatus = (webhook_id: number, status: string) => rows().countDocuments({ webhook_id, status });

async function createWebhook(path: string): Promise<number> {
  const webhook = { url: endpoint.url + path, events: ['*'], active: true };
  const { record } = await activity.call<{ record: { id: number } }>(
    'Webhooks/Create',
    { webhook },
    { caller: administrator },
  );
  return record.id;
}

/** Inserts pending deliveries, as if their events had just occurred. @param fields override their fields */
async function addDelivery(webhook_id: number, many: number, fields: object = {}): Promise<void> {
  const now = new Date();
  const deliveries = Array.from({ length: many }, () => {
    count += 1;
    const event = { event_id: `event-${count}`, type: 'client.created', occurred_at: now, created_at: now, body: '{}' };
    return {
      _id: count,
      webhook_id,
      ...event,
      status: 'pending',
      attempts: 0,
      tries: 0,
      error: '',
      next_attempt_at: now,
      ...fields,
    };
  });
  await rows().insertMany(deliveries);
}

const delivered = (webhook: number, many: number) =>
  eventually(
    () => withStatus(webhook, 'delivered'),
    (seen) => seen === many,
  );

describe('what is due', () => {
  test('goes out many at once, but never too many to one webhook, and each once', async () => {
    let [now, most] = [0, 0];
    endpoint.answer = (response) => {
      now += 1;
      most = Math.max(most, now);
      setTimeout(() => {
        now -= 1;
        response.writeHead(204).end();
      }, 20);
    };
    const webhook = await createWebhook('');
    await addDelivery(webhook, 200);
    await delivered(webhook, 200);
    expect(most).toBeLessThanOrEqual(AT_ONCE_EACH);
    expect(most).toBeGreaterThan(AT_ONCE_EACH / 4);
    const ids = endpoint.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
  });

  test('does not wait for webhooks that do not answer, however many and however much is due to them', async () => {
    endpoint.answer = (response, path) => {
      if (path.endsWith('/quick')) response.writeHead(204).end();
    };
    const silent = await Promise.all(Array.from({ length: 6 }, (_, at) => createWebhook(`/silent${at}`)));
    const quick = await createWebhook('/quick');
    await Promise.all(silent.map((webhook) => addDelivery(webhook, 100)));
    await endpoint.atLeast(silent.length * AT_ONCE_EACH);
    await addDelivery(quick, 100);
    await delivered(quick, 100);
    for (const webhook of silent) expect(await withStatus(webhook, 'delivered')).toBe(0);
  });

  test('goes to a webhook that fails a little at a time, and in full again once it answers', async () => {
    let [now, most, isBroken] = [0, 0, true];
    endpoint.answer = (response) => {
      now += 1;
      most = Math.max(most, now);
      setTimeout(() => {
        now -= 1;
        response.writeHead(isBroken ? 503 : 204).end();
      }, 20);
    };
    const webhook = await createWebhook('');
    await addDelivery(webhook, 1);
    const failing = () => activity.running.kit.db.collection<{ _id: number }>('webhooks').findOne({ _id: webhook });
    await eventually(failing, (found) => found !== null && 'failing_since' in found);
    most = 0;
    await addDelivery(webhook, 20);
    await eventually(
      () => rows().countDocuments({ webhook_id: webhook, attempts: { $gte: 1 } }),
      (tried) => tried === 21,
    );
    expect(most).toBeLessThanOrEqual(AT_ONCE_FAILING);
    isBroken = false;
    await rows().updateMany({ webhook_id: webhook }, { $set: { next_attempt_at: new Date() } });
    await delivered(webhook, 21);
    await addDelivery(webhook, 100);
    await delivered(webhook, 121);
    expect(most).toBeGreaterThan(AT_ONCE_FAILING);
  });

  test('is counted by what becomes of it, with the age of the oldest', async () => {
    endpoint.answer = (response) => response.writeHead(503).end();
    const webhook = await createWebhook('');
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${activity.running.httpPort}/metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.slice(name.length));
    };
    const [before, oldest] = [
      'bms_webhook_deliveries_total{outcome="retried"}',
      'bms_webhook_oldest_undelivered_seconds',
    ];
    const retried = await metric(before!);
    expect(await metric(oldest!)).toBe(0);
    // After these attempts, the next is due in an hour, so that only one of each delivery is counted.
    await addDelivery(webhook, 3, { created_at: new Date(Date.now() - 3600_000), tries: 5 });
    await eventually(
      () => metric(before!),
      (seen) => seen === retried + 3,
    );
    expect(await metric(oldest!)).toBeGreaterThanOrEqual(3600);
  });

  test('goes out while identity is away, which knows the owner of the webhook', async () => {
    endpoint.answer = (response) => response.writeHead(204).end();
    const webhook = await createWebhook('');
    await addDelivery(webhook, 1);
    await delivered(webhook, 1);
    await identity.kill();
    await addDelivery(webhook, 1);
    await delivered(webhook, 2);
    await identity.restart();
  });
});
