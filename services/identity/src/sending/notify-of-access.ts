import type { Transaction } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { fullName } from '../users/user.model.ts';

/** The time for which a notice is tried to be sent. */
const LIFETIME_MS = 72 * 3600_000;

/** A new API key, SCIM token or webhook of an administrator. */
export interface NewAccess {
  readonly userId: number;
  readonly at: Date;
  readonly kind: 'api_key' | 'webhook' | 'scim_token';
  /** The name of the key or token, or the URL of the webhook. */
  readonly title: string;
}

/**
 * Mails an administrator that a key or webhook was created with the account, which another person may have done. Sent
 * whatever the mail preferences are. Part of the transaction of the change.
 */
export async function notifyOfAccess(
  { kit, messages }: Pick<Identity, 'kit' | 'messages'>,
  { userId, at, kind: access, title }: NewAccess,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const user = await findActive(kit.db, userId);
  if (!user) return;
  const message = {
    kind: 'new_access',
    to: user.email,
    name: fullName(user),
    access,
    title,
    at: at.toISOString(),
  } as const;
  await messages.add([{ message, userId, expiresAt: new Date(at.getTime() + LIFETIME_MS) }], tx);
}
