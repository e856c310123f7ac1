import type { Transaction } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { noticeTo } from './notices.ts';

/** A new API key, SCIM token or webhook of an administrator, or a key that was replaced. */
export interface NewAccess {
  readonly userId: number;
  readonly at: Date;
  readonly kind: 'api_key' | 'replaced_api_key' | 'webhook' | 'scim_token';
  /** The name of the key or token, or the URL of the webhook. */
  readonly title: string;
}

/**
 * Mails an administrator that a key or webhook was created or replaced, which another person may have done. Part of
 * the transaction of the change.
 */
export async function notifyOfAccess(
  { kit, messages }: Pick<Identity, 'kit' | 'messages'>,
  { userId, at, kind: access, title }: NewAccess,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const user = await findActive(kit.db, userId);
  if (user) await messages.add([noticeTo(user, { kind: 'new_access', access, title }, at)], tx);
}

/** Mails administrators about webhooks that were created with their accounts. */
export function followWebhooks(identity: Pick<Identity, 'kit' | 'messages'>): void {
  identity.kit.consume({
    name: 'webhook_notices',
    from: 'activity',
    effects: {
      'record.created': async ({ data, occurredAt: at, caller }, tx) => {
        if (data.module !== 'webhooks') return;
        await notifyOfAccess(identity, { userId: caller?.userId ?? 0, at, kind: 'webhook', title: data.title }, tx);
      },
    },
  });
}
