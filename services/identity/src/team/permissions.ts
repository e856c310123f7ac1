import { ApiError } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** Credentials and permissions: a caller who sets them can take over the account or gain permissions. */
const GUARDED = ['email', 'phone', 'role_id', 'is_admin'];

/**
 * Prevents privilege escalation by callers who may update the team without being administrators.
 * @throws ApiError forbidden
 */
export function assertNoEscalation({ before, changed, call }: RecordChange): void {
  if (call.caller.isAdmin) return;
  if (before?.['is_admin'] === 1) throw new ApiError('forbidden', 'Only administrators can change administrators.');
  const guarded = GUARDED.find((field) => changed.has(field));
  if (guarded) throw new ApiError('forbidden', `Only administrators can set ${guarded}.`);
}
