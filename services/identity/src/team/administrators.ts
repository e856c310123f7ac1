import { ApiError, invalid } from '@bms/contracts';
import type { Kit, ReadTransaction, RecordChange, RecordOf } from '@bms/service-kit';
import { assertBreakGlassRemains } from '../sso/required/guard-changes.ts';
import { lockMutex } from '../users/mutex.ts';
import { USERS, type User, unmetChange, type users } from '../users/user.model.ts';

type TeamChange = RecordChange<RecordOf<typeof users>>;

/**
 * Keeps the administrators that the organization needs: an active one, and the one for emergencies while single sign-on is
 * required.
 * @throws ApiError validation_failed
 */
export async function assertAdministratorsRemain(kit: Kit, change: TeamChange, tx: ReadTransaction): Promise<void> {
  await assertActiveRemains(kit, change, tx);
  await assertBreakGlassRemains(kit.db, change, tx);
}

/** Keeps at least one active administrator, also if two are demoted concurrently. @throws ApiError validation_failed */
async function assertActiveRemains(kit: Kit, change: TeamChange, { session }: ReadTransaction): Promise<void> {
  const { kind, before, after } = change;
  if (!before || !isActive(before) || (kind !== 'deleted' && isActive(after))) return;
  await lockMutex(kit.db, session, 'administrators');
  const others = { _id: { $ne: before._id }, is_admin: 1, status: 'active' } as const;
  if (await kit.db.collection<User>(USERS).findOne(others, { session, projection: { _id: 1 } })) return;
  const field = kind === 'deleted' ? 'id' : after.is_admin === 1 ? 'status' : 'is_admin';
  throw invalid({
    field,
    code: 'last_administrator',
    message: 'The last active administrator cannot be removed or deactivated.',
  });
}

const isActive = ({ is_admin, status }: Partial<User>): boolean => is_admin === 1 && status === 'active';

/** Credentials and permissions: a caller who sets them can take over the account or gain permissions. */
const GUARDED = ['email', 'phone', 'role_id', 'is_admin'] as const;

/**
 * Prevents privilege escalation by callers who may update the team without being administrators.
 * @throws ApiError forbidden
 */
export function assertNoEscalation({ before, changed, call }: TeamChange): void {
  if (call.caller.isAdmin) return;
  const rejection = before && unmetChange(before, call);
  if (rejection) throw rejection;
  const guarded = GUARDED.find((field) => changed.has(field));
  if (guarded) throw new ApiError('forbidden', `Only administrators can set ${guarded}.`);
}
