import type { Encryption } from '@bms/mail';
import type { ModelDefinition } from '@bms/service-kit';
import { type Connection, Schema } from 'mongoose';

const HOUR_MS = 3600_000;
const SEND_QUOTAS = 'send_quotas';

/** The times at which messages were sent to an address within the last hour. */
interface SendQuota {
  /** The digest of the address. */
  _id: string;
  sent_at: Date[];
  expires_at: Date;
}

export const sendQuotaModel: ModelDefinition = {
  name: SEND_QUOTAS,
  schema: new Schema<SendQuota>({ _id: String, sent_at: [Date], expires_at: Date }, { versionKey: false }).index(
    { expires_at: 1 },
    { expireAfterSeconds: 0 },
  ),
};

/**
 * Consumes one of the messages that may be sent to an address within an hour. Works the same for addresses without an
 * account.
 * @returns false if the quota is exhausted
 */
export async function consumeSendQuota(
  db: Connection,
  encryption: Encryption,
  address: string,
  perHour: number,
): Promise<boolean> {
  const now = new Date();
  const since = new Date(now.getTime() - HOUR_MS);
  const recent = { $filter: { input: { $ifNull: ['$sent_at', []] }, cond: { $gt: ['$$this', since] } } };
  const more = {
    $cond: [{ $lt: [{ $size: '$sent_at' }, perHour] }, { $concatArrays: ['$sent_at', [now]] }, '$sent_at'],
  };
  const before = await db
    .collection<SendQuota>(SEND_QUOTAS)
    .findOneAndUpdate(
      { _id: encryption.digest('account', `send ${address}`) },
      [{ $set: { sent_at: recent } }, { $set: { sent_at: more, expires_at: new Date(now.getTime() + HOUR_MS) } }],
      { upsert: true, returnDocument: 'before' },
    );
  return (before?.sent_at ?? []).filter((sentAt) => sentAt > since).length < perHour;
}
