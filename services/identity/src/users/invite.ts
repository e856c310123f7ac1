import type { RecordChange, Transaction } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { CODE_LIFETIME_MS, createPasswordCode } from '../passwords/password-codes.ts';
import { fullName, type User } from './user.model.ts';

/** Invites a new user by mail, with a code to set the first password. */
export async function invite(
  { kit, encryption, messages }: Identity,
  { after }: RecordChange,
  tx: Transaction,
): Promise<void> {
  const user = after as User;
  const made = { userId: user._id, lifetimeMs: CODE_LIFETIME_MS.invitation };
  const { code, expiresAt } = await createPasswordCode(kit.db, encryption, made, tx.session);
  const message = { kind: 'invitation', to: user.email, name: fullName(user), code } as const;
  await messages.add([{ message, userId: user._id, expiresAt }], tx);
}
