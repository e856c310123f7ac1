import { invalid } from '@bms/contracts';
import type { Call, Kit, ReadTransaction, RecordChange } from '@bms/service-kit';
import { requireRole } from '../roles/find-role.ts';
import type { User } from '../users/user.model.ts';

/**
 * Asserts that team members have an existing role, except administrators, who have none.
 * @throws ApiError validation_failed
 */
export async function checkRoleOfMember(
  kit: Kit,
  change: RecordChange<User>,
  { session }: ReadTransaction,
): Promise<void> {
  const { kind, changed } = change;
  if (kind === 'deleted' || (kind === 'updated' && !changed.has('role_id') && !changed.has('is_admin'))) return;
  const { is_admin, role_id } = change.after;
  if (is_admin === 1) return rejectRoleOfAdministrator(change.call);
  await requireRole(kit.db, role_id, session);
}

/** Rejects a role that is sent with an administrator; an earlier role is removed. */
function rejectRoleOfAdministrator(call: Call): void {
  const { member } = call.request as { member?: { role_id?: number } | null };
  const sent = call.mask.length === 0 || call.mask.includes('role_id');
  if (!sent || !member?.role_id) return;
  const message = 'role_id must be 0 for an administrator.';
  throw invalid({ field: 'role_id', code: 'not_allowed', message });
}
