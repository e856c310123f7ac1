import type { Transaction } from '@bms/service-kit';
import { hasSms } from '../config.ts';
import type { Credential } from '../sending/messages.ts';
import type { Identity } from '../setup.ts';
import { fullName, hasProvenEmail, hasProvenPhone, type User } from '../users/user.model.ts';
import { countChange, createUndoCode } from './undo-codes.ts';

/**
 * Notifies a user of a change of credentials at the previous address and phone, with a code that reverts it. An address
 * or phone that has not proven its ownership may be a stranger's, so it is sent nothing. Part of the transaction of the
 * change.
 * @param user the account before the change
 */
export async function notifyChange(
  { kit, encryption, config, messages }: Pick<Identity, 'kit' | 'encryption' | 'config' | 'messages'>,
  user: User,
  changed: readonly Credential[],
  tx: Transaction,
): Promise<void> {
  const channels = [hasProvenEmail(user) && 'mail', hasProvenPhone(user) && hasSms(config) && 'sms'] as const;
  if (!channels.some(Boolean)) return void (await countChange(kit.db, user._id, tx.session));
  const { code, expiresAt } = await createUndoCode(kit.db, encryption, user, tx.session);
  const isPortal = user.user_type === 'client';
  const notice = { name: fullName(user), changed, at: new Date().toISOString(), code, isPortal };
  const mail = { kind: 'account_change', to: user.email, ...notice } as const;
  const sms = { kind: 'account_change_sms', to: user.phone, ...notice } as const;
  const outgoing = { mail, sms };
  const dispatches = channels.flatMap((channel) =>
    channel ? [{ message: outgoing[channel], userId: user._id, expiresAt }] : [],
  );
  await messages.add(dispatches, tx);
}
