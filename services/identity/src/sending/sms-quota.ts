import type { Kit, ModelDefinition } from '@bms/service-kit';
import { Counter } from '@prometheus-io/client';
import { type Connection, Schema } from 'mongoose';

const DAY_MS = 24 * 3600_000;
const SMS_QUOTAS = 'sms_quotas';

/** The number of codes by SMS on one day (UTC): to one user, or in total. */
interface SmsCount {
  /** The day and the subject, e.g. `2026-01-31 user 7`. */
  _id: string;
  count: number;
  expires_at: Date;
}

export const smsQuotaModel: ModelDefinition = {
  name: SMS_QUOTAS,
  schema: new Schema<SmsCount>({ _id: String, count: Number, expires_at: Date }, { versionKey: false }).index(
    { expires_at: 1 },
    { expireAfterSeconds: 0 },
  ),
};

/** The maximum number of codes by SMS within a day (UTC). */
export interface SmsLimits {
  readonly perUser: number;
  readonly inAll: number;
}

/** Limits the cost of codes by SMS. */
export interface SmsQuota {
  /**
   * Consumes one of today's codes.
   * @param userId 0 for no account: the same steps are taken and nothing is counted
   * @returns false if the quota of the user or in total is exhausted
   */
  take(userId: number): Promise<boolean>;
}

/** Creates a quota that is counted in the database, shared by all copies of the service. */
export function createSmsQuota({ db, log, metrics }: Kit, limits: SmsLimits): SmsQuota {
  const rejections = new Counter({
    name: 'bms_sms_quota_refusals_total',
    help: 'Codes that were not sent by SMS because a daily quota was reached: of the user, or of all together.',
    labelNames: ['quota'] as const,
    registers: [metrics],
  });
  for (const quota of ['user', 'total'] as const) rejections.inc({ quota }, 0);

  async function consumeOne(subject: string, limit: number, quota: 'user' | 'total', userId: number): Promise<boolean> {
    const count = await countUp(db, subject);
    if (count <= limit || userId === 0) return true;
    rejections.inc({ quota });
    const fields = quota === 'user' ? { quota, limit, userId } : { quota, limit };
    if (count === limit + 1) log.warn(fields, 'daily SMS quota reached; further codes are not sent');
    return false;
  }

  return {
    take: async (userId) =>
      (await consumeOne(`user ${userId}`, limits.perUser, 'user', userId)) &&
      (await consumeOne(userId === 0 ? 'nobody' : 'all', limits.inAll, 'total', userId)),
  };
}

/** Counts outside of any transaction, so that concurrent calls do not wait for each other's commit. */
async function countUp(db: Connection, subject: string): Promise<number> {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const update = { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now + 2 * DAY_MS) } };
  const options = { upsert: true, returnDocument: 'after' } as const;
  const counted = await db
    .collection<SmsCount>(SMS_QUOTAS)
    .findOneAndUpdate({ _id: `${day} ${subject}` }, update, options);
  return counted?.count ?? 0;
}
