import type { Call, Transaction } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { fullName, USERS, type User } from '../../users/user.model.ts';

/** The time for which a notice is tried to be sent. */
const LIFETIME_MS = 72 * 3600_000;

/** Audits a sign-in of the administrator for emergencies, and mails all active administrators, in its transaction. */
export async function reportBreakGlass(
  { kit, messages, accountLog }: Identity,
  user: User,
  call: Call,
  tx: Transaction,
): Promise<void> {
  accountLog.emit({ action: 'break_glass_used', user, isUser: true }, call, tx);
  const active = { is_admin: 1, status: 'active' } as const;
  const administrators = await kit.db.collection<User>(USERS).find(active, { session: tx.session }).toArray();
  const at = new Date();
  const noticeTo = (one: User) => ({
    kind: 'break_glass_notice' as const,
    to: one.email,
    name: fullName(one),
    usedBy: fullName(user) || user.email,
    address: call.clientAddress,
    at: at.toISOString(),
  });
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  await messages.add(
    administrators.map((one) => ({ message: noticeTo(one), userId: one._id, expiresAt })),
    tx,
  );
}
