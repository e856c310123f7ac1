import {
  anyToAny,
  createResource,
  crud,
  type Kit,
  listDeleted,
  type RecordChange,
  type Resource,
  restore,
  type ServiceModule,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { requirePhone } from '../account/send-otp.ts';
import type { Identity } from '../identity.ts';
import type { OpenIdentity } from '../modules.ts';
import { dropPasswordCodes } from '../passwords/password-codes.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { canonicalEmail } from '../users/email.ts';
import { newAccount, users } from '../users/user.model.ts';
import { losesAccess, userEvents } from '../users/user-events.ts';
import { keepLastAdministrator } from './administrators.ts';
import { invite } from './invite.ts';
import { refuseBeyondRights } from './permissions.ts';
import { checkRoleOfMember } from './role-of-member.ts';

/** The staff accounts. */
export function teamModule(open: OpenIdentity): ServiceModule {
  return {
    service: users.service,
    models: users.models,
    setup: async (kit) => {
      const team = teamOf(kit, await open(kit));
      return { ...crud(team), ListDeleted: listDeleted(team), Restore: restore(team) };
    },
  };
}

function teamOf(kit: Kit, identity: Identity): Resource {
  return createResource(kit, users, {
    defaults: () => ({ ...newAccount, user_type: 'staff' }),
    prepare,
    derived,
    states: { status: anyToAny('active', 'inactive') },
    check: async (change, tx) => {
      refuseBeyondRights(change);
      await checkRoleOfMember(kit, change, tx);
      await keepLastAdministrator(kit, change, tx);
      await followUp(identity, change, tx);
    },
    events: userEvents,
  });
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

/** Administrators have no role. */
const derived = ({ is_admin, role_id }: StoredValues): StoredValues => ({ role_id: is_admin === 1 ? 0 : role_id });

/** What goes along with a change of an account, in the same transaction. */
async function followUp(identity: Identity, change: RecordChange, tx: Transaction): Promise<void> {
  const { db } = identity.kit;
  if (change.kind === 'created') return invite(identity, change, tx);
  if (!change.before) return;
  const { _id } = change.before;
  if (losesAccess(change)) await endSessionsOf(db, tx, _id);
  // A code went to the address that the account had, or is for somebody who no longer has access.
  if (losesAccess(change) || change.changed.has('email')) await dropPasswordCodes(db, _id, tx.session);
}
