import { anyToAny, type RecordChange, type ResourceRules, type StoredValues, type Transaction } from '@bms/service-kit';
import { requirePhone } from '../account/send-otp.ts';
import { dropOwnCalendar } from '../connections/tokens.ts';
import type { Identity } from '../identity.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { canonicalEmail } from './email.ts';
import { invite } from './invite.ts';
import { losesAccess, userEvents } from './user-events.ts';

type SharedRules = Required<Pick<ResourceRules, 'prepare' | 'states' | 'check' | 'events'>>;

/** The rules of every account that administrators look after, of the staff and of clients' people. */
export function accountRules(identity: Identity): SharedRules {
  return {
    prepare,
    states: { status: anyToAny('active', 'inactive') },
    check: (change, tx) => followUp(identity, change, tx),
    events: userEvents,
  };
}

/** Emails are kept in lower case and phones as E.164, so that another way to write the same one changes nothing. */
function prepare(sent: StoredValues): StoredValues {
  const { email, phone } = sent;
  return {
    ...sent,
    ...(email ? { email: canonicalEmail(String(email)) } : {}),
    ...(phone ? { phone: requirePhone(String(phone)) } : {}),
  };
}

/** What goes along with a change of an account, in the same transaction. */
async function followUp(identity: Identity, change: RecordChange, tx: Transaction): Promise<void> {
  const { db } = identity.kit;
  if (change.kind === 'created') return invite(identity, change, tx);
  if (!change.before) return;
  const { _id } = change.before;
  if (losesAccess(change)) {
    await endSessionsOf(db, tx, _id);
    await dropOwnCalendar(db, _id, tx.session);
  }
  // A code went to the address that the account had, or is for somebody who no longer has access.
  if (losesAccess(change) || change.changed.has('email')) await dropPasswordCodes(db, _id, tx.session);
}
