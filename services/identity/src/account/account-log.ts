import type { AccountEvent as AccountEventData } from '@bms/contracts/types/identity';
import { type Call, type DomainEvent, type Kit, ownCall, type Transaction } from '@bms/service-kit';
import type { Attempt, BruteForceGuard } from '../brute-force/guard.ts';
import type { User } from '../users/user.model.ts';

/**
 * The maximum number of events without an account that one process publishes within a window, so that made-up accounts
 * cannot flood the audit log.
 */
const MAX_UNKNOWN = 60;
const LOGIN = '/bms.identity.Account/Login';

/** An event of an account; never contains a secret or the text typed as an email address. */
export interface AccountEvent {
  readonly action:
    | 'signed_in'
    | 'sign_in_failed'
    | 'locked'
    | 'password_changed'
    | 'change_undone'
    | 'factor_added'
    | 'factor_removed'
    | 'factors_reset'
    | 'recovery_codes_created'
    | 'recovery_code_used'
    | 'sso_linked'
    | 'sso_unlinked'
    | 'break_glass_used';
  /** Undefined if no account matches. */
  readonly user: Pick<User, '_id' | 'email'> | undefined;
  /** True if the user caused it: signed in, or in a session. */
  readonly isUser: boolean;
  /** The IP address of the client app; by default that of the call. */
  readonly address?: string;
}

/** Publishes account events, from which activity writes the audit log. */
export interface AccountLog {
  /** Publishes an event if the transaction commits. */
  emit(event: AccountEvent, call: Call, tx: Pick<Transaction, 'emit'>): void;
  /** Publishes an event in the background: waiting for it would reveal by the response time that the account exists. */
  emitInBackground(event: AccountEvent, call: Call): void;
}

/** @param windowMs the time for which failed sign-ins count, in milliseconds */
export function createAccountLog(kit: Kit, windowMs: number): AccountLog {
  const pending = new Set<Promise<void>>();
  const hasBudget = createBudget(MAX_UNKNOWN, windowMs);
  kit.onShutdown(async () => void (await Promise.all(pending)));
  return {
    emit: (event, call, tx) => tx.emit(domainEventOf(event, call)),
    emitInBackground: (event, call) => {
      if (!event.user && !hasBudget()) return;
      const publishing = kit
        .write(ownCall(kit, { rpc: LOGIN, requestId: call.requestId }), async (tx) =>
          tx.emit(domainEventOf(event, call)),
        )
        .catch((err) => kit.log.warn({ err }, 'publishing the account event failed'))
        .finally(() => pending.delete(publishing));
      pending.add(publishing);
    },
  };
}

function domainEventOf({ action, user, isUser, address }: AccountEvent, call: Call): DomainEvent {
  const data = {
    user_id: user?._id ?? 0,
    email: user?.email ?? '',
    by_user: isUser,
    address: address ?? call.clientAddress,
  } satisfies AccountEventData;
  return { message: 'bms.identity.AccountEvent', type: `account.${action}`, recordId: data.user_id, version: 1, data };
}

/** Returns a function that returns true at most `max` times within a window. */
function createBudget(max: number, windowMs: number): () => boolean {
  let [since, used] = [-Infinity, 0];
  return () => {
    const now = performance.now();
    if (now - since > windowMs) [since, used] = [now, 0];
    used += 1;
    return used <= max;
  };
}

/**
 * Counts a failed proof of a credential, and audits its results.
 * @param user the account of the attempt; undefined if there is none
 */
export async function recordFailure(
  { guard, accountLog }: { readonly guard: BruteForceGuard; readonly accountLog: AccountLog },
  attempt: Attempt,
  user: User | undefined,
  call: Call,
): Promise<void> {
  for (const action of await guard.recordFailure(attempt))
    accountLog.emitInBackground({ action, user, isUser: false, address: attempt.address }, call);
}
