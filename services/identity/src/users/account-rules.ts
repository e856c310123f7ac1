import type { ReadTransaction, RecordChange, ResourceRules, StoredValues, Transaction } from '@bms/service-kit';
import { requirePhone } from '../account/send-otp.ts';
import { dropOwnCalendar } from '../connections/tokens.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { notifyChange } from '../undo/notify-change.ts';
import { dropUndoCodes } from '../undo/undo-codes.ts';
import { losesAccess, userEvents } from './accounts.ts';
import { canonicalEmail } from './find-user.ts';
import { invite, usesPassword } from './invite.ts';
import { accountComputed, type User } from './user.model.ts';

export type SharedRules = Required<
  Pick<ResourceRules<User>, 'normalize' | 'computed' | 'assert' | 'follow' | 'events'>
>;

/** The rules of one kind of account. */
interface KindOfAccount {
  /** @throws ApiError */
  readonly assertAllowed: (change: RecordChange<User>, tx: ReadTransaction) => Promise<void>;
  /** Returns true if a user is invited to choose a password; by default one who may sign in with it. */
  readonly isInvited?: (user: User, tx: ReadTransaction) => Promise<boolean>;
}

/** Creates the rules of accounts that administrators manage: those of the staff and of portal users. */
export function accountRules(
  identity: Identity,
  { assertAllowed, isInvited = (user) => usesPassword(identity, user) }: KindOfAccount,
): SharedRules {
  return {
    normalize: canonical,
    computed: accountComputed,
    assert: assertAllowed,
    follow: async (change, tx) => {
      await followUp(identity, change, tx);
      if (needsInvitation(change) && (await isInvited(change.after, tx))) await invite(identity, change.after, tx);
    },
    events: userEvents,
  };
}

/** Normalizes emails to lower case and phones to E.164, so that another spelling is no change. */
function canonical(sent: StoredValues): StoredValues {
  const { email, phone } = sent;
  return {
    ...sent,
    ...(email ? { email: canonicalEmail(String(email)) } : {}),
    ...(phone ? { phone: requirePhone(String(phone)) } : {}),
  };
}

/** Applies the effects of an account change in the same transaction. */
async function followUp(identity: Identity, change: RecordChange<User>, tx: Transaction): Promise<void> {
  const { db } = identity.kit;
  if (!change.before) return;
  const { _id } = change.before;
  if (losesAccess(change)) {
    await endSessionsOf(db, tx, _id);
    await dropUndoCodes(db, _id, tx.session);
    await dropOwnCalendar(db, _id, tx.session);
  }
  await notifyOfChange(identity, change, tx);
  // The code went to the previous address, or to a user who no longer has access.
  if (losesAccess(change) || change.changed.has('email')) await dropPasswordCodes(db, _id, tx.session);
}

/**
 * Returns true for a new account, and if the invitation of one that was never activated has ended: its address was
 * corrected, or the account is active again.
 */
function needsInvitation({ kind, before, after, changed }: RecordChange<User>): boolean {
  if (kind === 'created') return true;
  if (kind === 'deleted' || after.status !== 'active' || after.password_hash !== null) return false;
  return kind === 'restored' || changed.has('email') || before?.status === 'inactive';
}

/** Skips accounts without access, which could not use the code. */
async function notifyOfChange(identity: Identity, change: RecordChange<User>, tx: Transaction): Promise<void> {
  const { kind, before, after, changed } = change;
  const credentials = (['email', 'phone'] as const).filter((field) => changed.has(field));
  if (kind !== 'updated' || after.status !== 'active' || credentials.length === 0 || !before) return;
  await notifyChange(identity, before, credentials, tx);
}
