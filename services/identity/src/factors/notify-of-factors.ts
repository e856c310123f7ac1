import type { Transaction } from '@bms/service-kit';
import type { FactorChange } from '../sending/messages.ts';
import type { Identity } from '../setup.ts';
import { fullName, type User } from '../users/user.model.ts';

/** The time for which a notice is tried to be sent. */
const LIFETIME_MS = 72 * 3600_000;

/**
 * Mails a user that the second factors of the account changed, which another person may have done. Sent regardless of the
 * mail preferences, as part of the transaction of the change.
 */
export async function notifyOfFactors(
  { messages }: Pick<Identity, 'messages'>,
  user: User,
  change: FactorChange,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const at = new Date();
  const message = {
    kind: 'factor_notice',
    to: user.email,
    name: fullName(user),
    isPortal: user.user_type === 'client',
    at: at.toISOString(),
    ...change,
  } as const;
  await messages.add([{ message, userId: user._id, expiresAt: new Date(at.getTime() + LIFETIME_MS) }], tx);
}
