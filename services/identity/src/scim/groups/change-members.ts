import { changeRecords, type Transaction } from '@bms/service-kit';
import { requireRole } from '../../roles/find-role.ts';
import { fullName, USERS, type User } from '../../users/user.model.ts';
import type { ScimContext } from '../context.ts';
import { invalidValue } from '../protocol/scim-error.ts';
import type { MemberChanges } from './member-operations.ts';

/**
 * Gives accounts a role and takes it from others, which then have none and no permissions. Only accounts whose role changes are
 * written, all by one write.
 * @throws ScimError invalidValue for a member that does not exist or is an administrator
 */
export async function changeMembers(
  context: ScimContext,
  roleId: number,
  { isWhole, added, removed }: MemberChanges,
  tx: Transaction,
): Promise<void> {
  const { kit, team } = context;
  const users = kit.db.collection<User>(USERS);
  const { session } = tx;
  const staff = { user_type: 'staff' as const };
  const coming = await users.find({ ...staff, _id: { $in: [...added] } }, { session }).toArray();
  assertMembers(added, coming);
  const others = isWhole ? { $nin: [...added] } : { $in: [...removed] };
  const leaving = await users.find({ ...staff, role_id: roleId, _id: others }, { session }).toArray();
  const joining = coming.filter(({ role_id }) => role_id !== roleId);
  if (joining.length > 0) await requireRole(kit.db, roleId, session);
  const updates = [
    ...joining.map((before) => ({ before, changes: { role_id: roleId } })),
    ...leaving.map((before) => ({ before, changes: { role_id: 0 } })),
  ];
  await changeRecords(team, updates as never, context.callOf('Team/Update'), tx);
}

function assertMembers(added: ReadonlySet<number>, found: readonly User[]): void {
  const known = new Map(found.map((user) => [user._id, user]));
  for (const id of added) {
    const user = known.get(id);
    if (!user) throw invalidValue(`members.value ${id} does not exist.`);
    if (user.is_admin === 1)
      throw invalidValue(
        `members.value ${id} (${fullName(user)}) is an administrator, who has all permissions and no role.`,
      );
  }
}
