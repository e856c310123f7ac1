import { randomUUID } from 'node:crypto';
import { type Call, createResource, findable, type Kit } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import type { User } from '../users/user.model.ts';
import { AUDIT_LOG, type AuditEntry, auditLog } from './audit-log.model.ts';

/** The module of the entries. */
const ACCOUNT = 'account';
/**
 * The maximum number of entries without an account that one process writes within a window, so that made-up accounts
 * cannot flood the log.
 */
const MAX_UNKNOWN = 60;

/** An event of an account; never contains a secret or the text typed as an email address. */
export interface AccountEvent {
  readonly action: 'signed_in' | 'sign_in_failed' | 'locked' | 'password_changed' | 'change_undone';
  /** Undefined if no account matches. */
  readonly user: Pick<User, '_id' | 'email'> | undefined;
  /** True if the user caused it: signed in, or in a session. */
  readonly isUser: boolean;
}

/** Writes account events to the audit log. */
export interface AccountLog {
  /** Writes an entry in the transaction of its event. */
  keep(event: AccountEvent, call: Call, session: ClientSession): Promise<void>;
  /** Writes an entry in the background: waiting for it would reveal by the response time that the account exists. */
  note(event: AccountEvent, call: Call): void;
}

/** @param windowMs the time for which failed sign-ins count, in milliseconds */
export function createAccountLog(kit: Kit, windowMs: number): AccountLog {
  const resource = createResource(kit, auditLog);
  const entries = kit.db.collection<AuditEntry>(AUDIT_LOG);
  const pending = new Set<Promise<void>>();
  const hasRoom = createBudget(MAX_UNKNOWN, windowMs);
  kit.onShutdown(async () => void (await Promise.all(pending)));

  async function insert(event: AccountEvent, call: Call, session: ClientSession): Promise<void> {
    const entry = entryOf(event, call, await kit.nextId(AUDIT_LOG));
    await entries.insertOne({ ...entry, ...findable(resource, entry) }, { session });
    await resource.total?.add(1, session);
  }

  return {
    keep: insert,
    note: (event, call) => {
      if (!event.user && !hasRoom()) return;
      const noted = kit.db
        .transaction((session) => insert(event, call, session))
        .catch((err) => kit.log.warn({ err }, 'storing the audit entry of an account failed'))
        .finally(() => pending.delete(noted));
      pending.add(noted);
    },
  };
}

function entryOf({ action, user, isUser }: AccountEvent, call: Call, _id: number): AuditEntry {
  const now = new Date();
  const doer = isUser ? (user?._id ?? 0) : 0;
  return {
    _id,
    version: 1,
    created_at: now,
    created_by: doer,
    updated_at: now,
    event_id: randomUUID(),
    module: ACCOUNT,
    record_id: user?._id ?? 0,
    title: user?.email ?? '',
    action,
    ...(doer > 0 && { user_id: doer }),
    changes: [],
    occurred_at: now,
    request_id: call.requestId,
    address: call.clientAddress,
    // Visible to administrators in the audit log, and to no one in the live feed.
    granted_module: ACCOUNT,
    owners: [],
    told_to: 'owners',
    portal_client_id: 0,
  };
}

/** Returns a function that returns true at most `max` times within a window. */
function createBudget(max: number, windowMs: number): () => boolean {
  let [since, used] = [0, 0];
  return () => {
    const now = performance.now();
    if (now - since > windowMs) [since, used] = [now, 0];
    used += 1;
    return used <= max;
  };
}
