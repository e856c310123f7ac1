import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { clientEvent, stageWebhooks } from '../../test/webhooks.ts';

const { stage, accounts, rows, call, create, show, deliveries, deliveryThat, dueNow } = stageWebhooks();

const MINUTE = 60_000;

/** Returns the time until an instant in minutes, from the start of the test on. */
const minutesUntil = (instant: string | undefined, since: number): number =>
  (Date.parse(instant ?? '') - since) / MINUTE;

/** Counts the mails about a webhook that were queued. */
const noticesOf = (id: number) =>
  rows('outbox').countDocuments({ subject: new RegExp(`notice\\.requested\\.webhook-${id}-`) });

describe('a receiver that answers 410 Gone', () => {
  test('gets no further message, and the owner is told by mail', async () => {
    const mails = stage.inbox.mails.length;
    const { record } = await create();
    stage.endpoint.answer = (response) => response.writeHead(410).end();
    await stage.crm.publish(clientEvent());
    const failed = await deliveryThat(record.id, ({ status }) => status === 'failed');
    expect(failed).toMatchObject({ attempts: 1, response_status: 410, error: expect.stringContaining('410 Gone') });
    const webhook = await eventually(
      () => show(record.id),
      ({ active }) => !active,
    );
    expect(webhook).toMatchObject({ disabled_reason: 'gone', switched_off_at: expect.any(String) });
    await eventually(() => stage.inbox.mails.slice(mails).some(({ text }) => text.includes('410 Gone')));
    expect(await noticesOf(record.id)).toBe(1);
    await stage.crm.publish(clientEvent());
    expect(stage.endpoint.received).toHaveLength(1);
  });

  test('tells no owner by mail who is no longer an administrator', async () => {
    const { record } = await create();
    const demote = (is_admin: number) => accounts('users').updateOne({ _id: 1 }, { $set: { is_admin } as object });
    // After the delivery began, so that the webhook is not paused before.
    stage.endpoint.answer = (response) => void demote(0).then(() => response.writeHead(410).end());
    await stage.crm.publish(clientEvent());
    await eventually(
      async () => (await rows('webhooks').findOne({ _id: record.id }))!,
      (webhook) => (webhook as { active?: boolean }).active === false,
    );
    await demote(1);
    expect(await noticesOf(record.id)).toBe(0);
  });

  test('gets messages again once the webhook is set to active', async () => {
    const { record } = await create();
    stage.endpoint.answer = (response) => response.writeHead(410).end();
    await stage.crm.publish(clientEvent());
    await eventually(
      () => show(record.id),
      ({ active }) => !active,
    );
    stage.endpoint.answer = (response) => response.writeHead(204).end();
    await call('Update', { id: record.id, webhook: { active: true }, update_mask: { paths: ['active'] } });
    const webhook = await show(record.id);
    expect([webhook.active, webhook.switched_off_at, webhook.disabled_reason]).toEqual([true, undefined, undefined]);
    await stage.crm.publish(clientEvent());
    expect((await stage.endpoint.atLeast(2)).length).toBe(2);
  });
});

describe('a receiver that asks for a pause', () => {
  test.each([
    [429, () => '1800'],
    [503, (now: number) => new Date(now + 30 * MINUTE).toUTCString()],
  ] as const)('with %i and Retry-After gets no message of the webhook before', async (status, header) => {
    const { record } = await create();
    const since = Date.now();
    stage.endpoint.answer = (response) => response.writeHead(status, { 'retry-after': header(since) }).end();
    await stage.crm.publish(clientEvent());
    const postponed = await deliveryThat(
      record.id,
      ({ attempts, response_status }) => attempts === 1 && !!response_status,
    );
    expect(postponed).toMatchObject({ status: 'pending', response_status: status });
    expect(minutesUntil(postponed.next_attempt_at, since)).toBeGreaterThan(29.9);
    expect(minutesUntil(postponed.next_attempt_at, since)).toBeLessThan(35);
    // A later event waits too, without an attempt.
    stage.endpoint.answer = (response) => response.writeHead(204).end();
    await stage.crm.publish(clientEvent());
    await eventually(
      () => deliveries(record.id),
      (all) => all.length === 2,
    );
    const other = await create();
    await stage.crm.publish(clientEvent());
    await deliveryThat(other.record.id, ({ status: state }) => state === 'delivered');
    expect((await deliveries(record.id)).map(({ attempts }) => attempts)).toEqual([0, 0, 1]);
    // Once the pause is over, all of them are sent.
    await rows('webhooks').updateOne({ _id: record.id }, { $set: { retry_at: new Date() } });
    await dueNow(record.id);
    await eventually(
      () => deliveries(record.id, { status: 'delivered' }),
      (all) => all.length === 3,
    );
  });
});
