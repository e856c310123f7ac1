import { type Call, changeRecord, type Transaction } from '@bms/service-kit';
import { ROLES, type Role } from '../../roles/role.model.ts';
import type { Identity } from '../../setup.ts';
import { accountsOf } from '../../users/accounts.ts';
import { USERS, type User } from '../../users/user.model.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import type { Claims } from '../sign-in/verify-answer.ts';
import { mappedRole } from './mapped-role.ts';

/**
 * Gives a person the role of the claims, if the provider maps roles. Without a match, a role that came from a mapping becomes the
 * default one, and any other stays; so does every role while the provider leaves out the claim. Administrators keep their rights, so that no mapping removes the last one.
 */
export async function applyRole(
  { kit }: Identity,
  provider: IdentityProvider,
  { user, claims }: { readonly user: User; readonly claims: Claims },
  call: Call,
  tx: Transaction,
): Promise<void> {
  const { roleId: mapped, isIncomplete } = mappedRole(provider, claims);
  if (isIncomplete) {
    call.log.warn({ userId: user._id, provider: provider.key }, 'the identity provider left out a claim of roles');
    return;
  }
  // One that came from a mapping ends with it.
  const isOfMapping = (provider.roles ?? []).some(({ role_id }) => role_id === user.role_id);
  const roleId = mapped ?? (isOfMapping ? provider.default_role_id : undefined);
  if (!roleId || roleId === user.role_id || user.is_admin === 1) return;
  const role = await kit.db.collection<Role>(ROLES).findOne({ _id: roleId }, { session: tx.session });
  const current = await kit.db.collection<User>(USERS).findOne({ _id: user._id }, { session: tx.session });
  if (role && current) await changeRecord(accountsOf(kit).of(user), current, { role_id: roleId }, call, tx);
}
