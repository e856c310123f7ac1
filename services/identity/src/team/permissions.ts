import { ApiError } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/** What one signs in with, and what one may do: whoever sets it can become that user, or more than that. */
const GUARDED = ['email', 'phone', 'role_id', 'is_admin'];

/**
 * Keeps those who look after the team without being administrators from what would make them more than they are.
 * @throws ApiError forbidden
 */
export function refuseBeyondRights({ before, changed, call }: RecordChange): void {
  if (call.caller.isAdmin) return;
  if (before?.['is_admin'] === 1) throw new ApiError('forbidden', 'Only administrators change administrators.');
  const guarded = GUARDED.find((field) => changed.has(field));
  if (guarded) throw new ApiError('forbidden', `Only administrators set ${guarded}.`);
}
