import { invalid, type Violation } from '@bms/contracts';
import type { ReadTransaction, RecordChange } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { OrganizationRecord } from '../../organization/organization.model.ts';
import { USERS, type User } from '../../users/user.model.ts';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../providers/provider.model.ts';
import { ACCOUNT_LINKS, type AccountLink } from '../sso.models.ts';

/**
 * Asserts that sign-in by password can be switched off: an active administrator keeps it for emergencies, and an active
 * provider has signed in an administrator, so that it works.
 * @throws ApiError validation_failed
 */
export async function assertCanSwitchOff(
  db: Connection,
  { before, after }: Pick<RecordChange<OrganizationRecord>, 'before' | 'after'>,
  { session }: ReadTransaction,
): Promise<void> {
  const { password_sign_in, break_glass_user_id } = after;
  if (password_sign_in !== 'off') return;
  const isUnchanged = before?.password_sign_in === 'off' && before.break_glass_user_id === break_glass_user_id;
  if (isUnchanged) return;
  const violations: Violation[] = [];
  if (!(await isActiveAdministrator(db, break_glass_user_id, session)))
    violations.push({
      field: 'break_glass_user_id',
      code: break_glass_user_id ? 'not_allowed' : 'required',
      message: 'break_glass_user_id must be an active administrator before password_sign_in can be off.',
    });
  if (before?.password_sign_in !== 'off' && !(await hasSignedInAdministrator(db, session)))
    violations.push({
      field: 'password_sign_in',
      code: 'sso_unproven',
      message:
        'password_sign_in can be off only after an administrator has signed in with an active identity provider.',
    });
  if (violations.length > 0) throw invalid(...violations);
}

async function isActiveAdministrator(
  db: Connection,
  userId: number | null | undefined,
  session: ClientSession,
): Promise<boolean> {
  if (!userId) return false;
  const which = { _id: userId, is_admin: 1, status: 'active' } as const;
  return (await db.collection<User>(USERS).findOne(which, { session, projection: { _id: 1 } })) !== null;
}

async function hasSignedInAdministrator(db: Connection, session: ClientSession): Promise<boolean> {
  const active = await db
    .collection<IdentityProvider>(IDENTITY_PROVIDERS)
    .find({ active: true }, { session, projection: { _id: 1 } })
    .toArray();
  const links = await db
    .collection<AccountLink>(ACCOUNT_LINKS)
    .find({ provider_id: { $in: active.map(({ _id }) => Number(_id)) } }, { session, projection: { user_id: 1 } })
    .toArray();
  const which = { _id: { $in: links.map(({ user_id }) => user_id) }, is_admin: 1, status: 'active' } as const;
  return (await db.collection<User>(USERS).findOne(which, { session, projection: { _id: 1 } })) !== null;
}
