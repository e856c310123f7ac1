import { ApiError } from '@bms/contracts';
import type { ResolveDelegationRequest } from '@bms/contracts/types/identity';
import type { Connection } from 'mongoose';
import { callerOfKey } from '../api-keys/resolve.ts';
import { findActive } from '../users/find-user.ts';
import { callerOfUser } from './caller-of-user.ts';

/**
 * Returns the caller of a delegation with the current permissions. A job of a user goes on after its session has ended, but
 * not for a user who is no longer active, nor for a key that is not valid.
 * @throws ApiError unauthenticated
 */
export async function resolveDelegation(db: Connection, request: ResolveDelegationRequest) {
  const { user_id, api_key_id, session_id } = request;
  if (api_key_id > 0) return await callerOfKey(db, api_key_id);
  const user = await findActive(db, user_id);
  if (!user) throw new ApiError('unauthenticated', 'The user is not active.');
  return await callerOfUser(db, user, session_id);
}
