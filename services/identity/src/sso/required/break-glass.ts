import type { Call, Transaction } from '@bms/service-kit';
import { noticeTo } from '../../sending/notices.ts';
import type { Identity } from '../../setup.ts';
import { fullName, USERS, type User } from '../../users/user.model.ts';

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
  const usedBy = fullName(user) || user.email;
  const content = { kind: 'break_glass_notice', usedBy, address: call.clientAddress } as const;
  await messages.add(
    administrators.map((one) => noticeTo(one, content)),
    tx,
  );
}
