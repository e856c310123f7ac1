import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Registry } from '@prometheus-io/client';
import { type Connection, createConnection } from 'mongoose';
import { createSmsQuota, type SmsLimits } from './sms-quota.ts';

describe('the daily quota of codes by SMS', () => {
  let db: Connection;
  let metrics: Registry;
  const warn = jest.fn();
  const open = (limits: Partial<SmsLimits>) => {
    metrics = new Registry();
    return createSmsQuota({ db, log: { warn }, metrics } as never, { perUser: 100, inAll: 100, ...limits });
  };
  beforeAll(async () => {
    db = await createConnection(await testMongoUserUrl('identity')).asPromise();
  });
  beforeEach(async () => {
    warn.mockClear();
    await db.collection('sms_quotas').deleteMany({});
  });
  afterAll(() => db.close());

  const takes = async (quota: ReturnType<typeof open>, users: readonly number[]) => {
    const taken: boolean[] = [];
    for (const userId of users) taken.push(await quota.take(userId));
    return taken;
  };

  test('is per user, and logs once a day when it is reached, whatever number of copies counts', async () => {
    const [quota, copy] = [open({ perUser: 2 }), open({ perUser: 2 })];
    expect(await takes(quota, [7, 7, 8, 7, 7])).toEqual([true, true, true, false, false]);
    expect(await takes(copy, [7])).toEqual([false]);
    expect(warn.mock.calls).toEqual([[{ quota: 'user', limit: 2, userId: 7 }, expect.any(String)]]);
    expect(await metrics.metrics()).toContain('bms_sms_quota_refusals_total{quota="user"} 1');
  });

  test('is in all, and codes for nobody do not use it up', async () => {
    const quota = open({ inAll: 2 });
    expect(await takes(quota, [0, 0, 0, 1, 2, 3, 0])).toEqual([true, true, true, true, true, false, true]);
    expect(warn.mock.calls).toEqual([[{ quota: 'total', limit: 2 }, expect.any(String)]]);
    expect(await metrics.metrics()).toContain('bms_sms_quota_refusals_total{quota="total"} 1');
  });
});
