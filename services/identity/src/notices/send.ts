import type { Transaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { queueLetters } from '../sending/queue.ts';
import { fullName } from '../users/user.model.ts';
import type { Notice } from './notice.ts';
import { recipientsOf } from './recipients.ts';

/** After that time nobody wants to be mailed of it any more, e.g. where a stream was driven anew. */
const NEWS_MS = 3 * 24 * 3600_000;

/** A notice that is due. */
interface DueNotice {
  /** The id of the event. */
  readonly id: string;
  /** Since when it is news. */
  readonly at: Date;
  readonly notice: Notice;
}

/** Queues a letter for each recipient of a notice; none where it is no news any more. */
export async function sendNotice(
  db: Connection,
  sealer: Sealer,
  { id, at, notice }: DueNotice,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const { subject, text, notAfter } = notice;
  const expiresAt = new Date(Math.min(at.getTime() + NEWS_MS, notAfter?.getTime() ?? Number.POSITIVE_INFINITY));
  if (expiresAt.getTime() < Date.now()) return;
  const recipients = await recipientsOf(db, notice, tx.session);
  const letters = recipients.map((user) => ({
    letter: { kind: 'notice', to: user.email, name: fullName(user), subject, text } as const,
    userId: user._id,
    expiresAt,
    id: `${id}-${user._id}`,
  }));
  await queueLetters(db, sealer, tx, letters);
}
