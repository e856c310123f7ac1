import type { Call } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import type { User } from '../users/user.model.ts';
import type { Attempt } from './guard.ts';

/**
 * Counts a failed proof of a credential, and audits its results.
 * @param user the account of the attempt; undefined if there is none
 */
export async function recordFailure(
  { guard, accountLog }: Pick<Identity, 'guard' | 'accountLog'>,
  attempt: Attempt,
  user: User | undefined,
  call: Call,
): Promise<void> {
  for (const action of await guard.recordFailure(attempt))
    accountLog.emitInBackground({ action, user, isUser: false }, call);
}
