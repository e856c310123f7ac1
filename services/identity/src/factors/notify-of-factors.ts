import type { Transaction } from '@bms/service-kit';
import type { FactorChange } from '../sending/messages.ts';
import { noticeTo } from '../sending/notices.ts';
import type { Identity } from '../setup.ts';
import type { User } from '../users/user.model.ts';

/**
 * Mails a user that the second factors of the account changed, which another person may have done. Part of the transaction
 * of the change.
 */
export async function notifyOfFactors(
  { messages }: Pick<Identity, 'messages'>,
  user: User,
  change: FactorChange,
  tx: Pick<Transaction, 'session' | 'emit'>,
): Promise<void> {
  const isPortal = user.user_type === 'client';
  await messages.add([noticeTo(user, { kind: 'factor_notice', isPortal, ...change })], tx);
}
