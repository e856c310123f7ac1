import type { Transaction } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { hasSms } from '../sending/has-sms.ts';
import type { Credential } from '../sending/letters.ts';
import { queueLetters } from '../sending/queue.ts';
import { fullName, type User } from '../users/user.model.ts';
import { createUndoCode } from './undo-codes.ts';

/**
 * Notifies a user of a change of credentials at the previous address and phone, with a code that reverts it. Part of
 * the transaction of the change.
 * @param user the account before the change
 */
export async function notifyChange(
  { kit, sealer, config }: Pick<Identity, 'kit' | 'sealer' | 'config'>,
  user: User,
  changed: readonly Credential[],
  tx: Transaction,
): Promise<void> {
  const { code, expiresAt } = await createUndoCode(kit.db, sealer, user, tx.session);
  const notice = { name: fullName(user), changed, at: new Date().toISOString(), code };
  const mail = { kind: 'account_change', to: user.email, ...notice } as const;
  const sms = { kind: 'account_change_sms', to: user.phone, ...notice } as const;
  const letters = user.phone && hasSms(config) ? [mail, sms] : [mail];
  const dispatches = letters.map((letter) => ({ letter, userId: user._id, expiresAt }));
  await queueLetters(kit.db, sealer, tx, dispatches);
}
