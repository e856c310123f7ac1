import { administrator, errorsOf, staff } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import type { Received } from '../../test/endpoint.ts';
import { startCopy } from '../../test/harness.ts';
import { clientEvent, stageWebhooks, verified, type Webhook } from '../../test/webhooks.ts';

const HOUR = 3600_000;

const { stage, rows, accounts, call, create, show, deliveries, deliveryThat } = stageWebhooks();

describe('a webhook', () => {
  test('is made with a secret that is shown once and sealed in the database', async () => {
    const { record, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toMatchObject({ url: stage.endpoint.url, events: ['client.created'], active: true });
    expect(JSON.stringify([await show(record.id), await call('List', {})])).not.toContain(secret);
    for (const { name } of await stage.activity.running.kit.db.listCollections())
      expect(JSON.stringify(await rows(name).find().toArray())).not.toContain(secret.slice(6));
  });

  test.each([
    [{ events: [] }, 'events too_few'],
    [{ events: ['client.created', 'client.eaten'] }, 'events[1] not_allowed'],
    [{ events: ['*', 'otp.requested', 'record.updated'] }, 'events[1] not_allowed, events[2] not_allowed'],
    [{ url: '' }, 'url required'],
    [{ url: 'ftp://example.com' }, 'url invalid_format'],
    [{ url: 'http://' }, 'url not_allowed'],
    [{ url: 'HTTPX://example.com' }, 'url invalid_format'],
    [{ url: 'https://user:password@example.com' }, 'url not_allowed'],
    [{ switched_off_at: '2026-01-01T00:00:00Z' }, 'switched_off_at read_only'],
  ])('with %j is 422', async (more, expected) => {
    expect((await errorsOf(create(more))).join(', ')).toBe(expected);
  });

  test('takes the scheme of its URL in any case', async () => {
    const { record } = await create({ url: stage.endpoint.url.replace('http:', 'HtTp:') });
    await stage.crm.publish(clientEvent());
    await stage.endpoint.atLeast(1);
    expect(await deliveryThat(record.id, ({ status }) => status === 'delivered')).toMatchObject({ attempts: 1 });
  });

  test('is for administrators in a session', async () => {
    const { record } = await create();
    const others = [staff(2, {}), { ...administrator, kind: 'api_key' as const, apiKeyId: 5 }];
    for (const caller of others)
      for (const rpc of ['List', 'ListDeliveries', 'ReplayDelivery', 'Delete'])
        expect(await errorsOf(call(rpc, { id: record.id, delivery_id: 1 }, caller))).toEqual(['forbidden']);
  });

  test('comes back with its secret and its deliveries when it is restored', async () => {
    const { record, secret } = await create();
    await call('Delete', { id: record.id });
    expect(await errorsOf(show(record.id))).toEqual(['not_found']);
    await call('Restore', { id: record.id });
    await stage.crm.publish(clientEvent());
    const [received] = await stage.endpoint.atLeast(1);
    verified(received!, secret);
  });
});

describe('a new secret', () => {
  const rotate = (id: number, headers = {}) =>
    stage.activity.call<{ record: Webhook & { previous_secret_until: string }; secret: string }>(
      'Webhooks/RotateSecret',
      { id },
      { caller: administrator, headers },
    );
  const received = async (): Promise<Received> => {
    const before = stage.endpoint.received.length;
    await stage.crm.publish(clientEvent());
    return (await stage.endpoint.atLeast(before + 1)).at(-1)!;
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
    const both = await received();
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect([first, second].map((secret) => isGood(both, secret))).toEqual([true, true]);
    const { secret: third } = await rotate(record.id);
    const later = await received();
    expect([first, second, third].map((secret) => isGood(later, secret))).toEqual([false, true, true]);
    await rows('webhooks').updateOne({ _id: record.id }, { $set: { previous_secret_until: new Date() } });
    const last = await received();
    expect(last.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect([second, third].map((secret) => isGood(last, secret))).toEqual([false, true]);
  });

  test('is shown once, kept from the audit log, and for administrators in a session', async () => {
    const { record } = await create();
    const { secret } = await rotate(record.id, { 'idempotency-key': `rotate ${record.id}` });
    expect(await errorsOf(rotate(record.id, { 'idempotency-key': `rotate ${record.id}` }))).toEqual([
      'already_answered',
    ]);
    for (const { name } of await stage.activity.running.kit.db.listCollections())
      expect(JSON.stringify(await rows(name).find().toArray())).not.toContain(secret.slice(6));
    for (const caller of [staff(2, {}), { ...administrator, kind: 'api_key' as const, apiKeyId: 5 }])
      expect(await errorsOf(call('RotateSecret', { id: record.id }, caller))).toEqual(['forbidden']);
    expect(await errorsOf(rotate(999_999))).toEqual(['not_found']);
  });
});

describe('a webhook whose owner is gone', () => {
  /** Creates another administrator with a webhook. */
  async function owned(id: number) {
    const account = {
      user_type: 'staff',
      status: 'active',
      client_id: 0,
      role_id: 0,
      is_admin: 1,
      version: 1,
      phone: '',
    };
    const row = { ...account, _id: id, first_name: 'Ada', last_name: 'Gone', email: `gone-${id}@example.com` };
    await accounts('users').insertOne(row);
    return (await create({}, { ...administrator, userId: id })).record;
  }
  const update = (id: number, member: object) =>
    stage.identity.call(
      'Team/Update',
      { id, member, update_mask: { paths: Object.keys(member) } },
      { caller: administrator },
    );
  const demote = (id: number) => accounts('users').updateOne({ _id: id }, { $set: { is_admin: 0, role_id: 1 } });
  const ways: readonly [string, string, (id: number) => Promise<unknown>][] = [
    ['inactive', 'owner_inactive', (id) => update(id, { status: 'inactive' })],
    ['demoted', 'owner_demoted', demote],
    ['deleted', 'owner_deleted', (id) => stage.identity.call('Team/Delete', { id }, { caller: administrator })],
  ];

  test.each(ways)(
    'is paused and says so where the owner is %s, and goes on once it is taken over',
    async (way, reason, leave) => {
      const { id, owner_id } = await owned(7000 + ways.findIndex(([name]) => name === way));
      expect((await show(id)).paused_reason).toBeUndefined();
      await leave(owner_id);
      expect(await show(id)).toMatchObject({ owner_id, paused_reason: reason, active: true });
      const { records } = await call<{ records: Webhook[] }>('List', {});
      expect(records.find((webhook) => webhook.id === id)).toMatchObject({ owner_id, paused_reason: reason });
      await stage.crm.publish(clientEvent());
      await deliveryThat(id, ({ status }) => status === 'pending');
      // Longer than several polling intervals.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(await deliveries(id)).toMatchObject([{ status: 'pending', attempts: 0 }]);
      expect(stage.endpoint.received).toEqual([]);
      const taken = await call<{ record: Webhook }>('TakeOver', { id });
      expect(taken.record).toMatchObject({ id, owner_id: administrator.userId });
      expect(await show(id)).not.toHaveProperty('paused_reason');
      await deliveryThat(id, ({ status }) => status === 'delivered');
      expect(stage.endpoint.received).toHaveLength(1);
    },
  );

  test('can be read, edited and put back while it is paused', async () => {
    const { id, owner_id } = await owned(7100);
    await demote(owner_id);
    const { id: _id, ...webhook } = await show(id);
    const change = { ...webhook, events: ['client.updated'] };
    const paths = Object.keys(change);
    await call('Update', { id, webhook: change, update_mask: { paths } });
    expect(await show(id)).toMatchObject({ events: ['client.updated'], paused_reason: 'owner_demoted' });
  });

  test('of a former version belongs to its creator', async () => {
    const { id, owner_id } = await owned(7200);
    await rows('webhooks').updateOne({ _id: id }, { $unset: { owner_id: '' } });
    await demote(owner_id);
    expect(await show(id)).toMatchObject({ paused_reason: 'owner_demoted' });
    const next = await startCopy(stage.activity.start);
    expect(await show(id)).toMatchObject({ owner_id });
    await next.stop();
  });
});
