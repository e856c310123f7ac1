import { ApiError, invalid } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import type { Call, Transaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { assertFreshSignIn } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import { FACTORS, type Factor } from './factor.model.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { liveOf, updateProtection } from './protection.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { dueAt, requirementOf } from './requirement.ts';

/** Lists the caller's second factors, oldest first. */
export async function listFactors({ kit }: Identity, call: Call) {
  const { userId } = call.caller;
  const user = await findActive(kit.db, userId);
  if (!user) throw new ApiError('unauthenticated');
  const found = kit.db.collection<Factor>(FACTORS).find(liveOf(userId)).sort({ _id: 1 });
  const [factors, recovery_codes_left, required] = await Promise.all([
    found.toArray(),
    countRecoveryCodes(kit.db, userId),
    requirementOf(kit.db, user),
  ]);
  const due = user.has_second_factor ? undefined : dueAt(user, required);
  return {
    records: factors.map(shownFactor),
    recovery_codes_left,
    is_required: required.isRequired,
    due_at: due?.toISOString() ?? '',
  };
}

/**
 * Removes a factor of the caller.
 * @throws ApiError recent_sign_in_required; not_found; validation_failed for the last one if one is required
 */
export async function removeFactor(identity: Identity, call: Call<RecordRequest>) {
  const { kit, accountLog } = identity;
  const { userId } = call.caller;
  await assertFreshSignIn(identity, call);
  return kit.write(call, async (tx) => {
    const own = { ...liveOf(userId), _id: call.request.id };
    const removed = await kit.db.collection<Factor>(FACTORS).findOneAndDelete(own, { session: tx.session });
    if (!removed) throw new ApiError('not_found');
    // Without effect on sign-in, so it is neither audited nor mailed.
    if (!removed.confirmed_at) return REMOVED;
    const user = await updateProtection(kit.db, userId, tx);
    await assertNotRequired(kit.db, user);
    accountLog.emit({ action: 'factor_removed', user, isUser: true }, call, tx);
    await notifyOfFactors(identity, user, { happened: 'removed', factor: removed.name }, tx);
    return REMOVED;
  });
}

const REMOVED = { success: true, message: 'The second factor was removed.' };

/**
 * Removes the factors that were confirmed since a change of credentials that is undone: those of an intruder would keep
 * the owner out.
 */
export async function dropFactorsSince(identity: Identity, userId: number, since: Date, call: Call, tx: Transaction) {
  const { kit, accountLog } = identity;
  const added = { user_id: userId, confirmed_at: { $gte: since } };
  const { deletedCount } = await kit.db.collection<Factor>(FACTORS).deleteMany(added, { session: tx.session });
  if (deletedCount === 0) return;
  const user = await updateProtection(kit.db, userId, tx);
  accountLog.emit({ action: 'factor_removed', user, isUser: false }, call, tx);
}

/** @throws ApiError validation_failed for an account without a factor that must have one */
async function assertNotRequired(db: Connection, user: User): Promise<void> {
  if (user.has_second_factor || !(await requirementOf(db, user)).isRequired) return;
  const message = 'Your organization requires a second factor. Add another one first.';
  throw invalid({ field: 'id', code: 'last_factor', message });
}

/** Returns a factor as the API shows it, without its secrets. */
export function shownFactor({ _id, type, name, created_at, confirmed_at, last_used_at }: Factor) {
  const last = last_used_at ? { last_used_at: last_used_at.toISOString() } : {};
  return { id: _id, type, name, is_confirmed: confirmed_at !== null, created_at: created_at.toISOString(), ...last };
}
