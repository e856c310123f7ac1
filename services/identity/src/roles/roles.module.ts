import { type Contract, invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  type DomainEvent,
  type Kit,
  listDeleted,
  type RecordChange,
  restore,
  type ServiceModule,
  type StoredRecord,
  type Transaction,
} from '@bms/service-kit';
import { takeTurn } from '../users/turns.ts';
import { USERS, type User } from '../users/user.model.ts';
import { checkGrants, grantableModules } from './grants.ts';
import { type Role, roles } from './role.model.ts';
import { ensureStartingRoles } from './starting-roles.ts';

export const rolesModule: ServiceModule = {
  service: roles.service,
  models: roles.models,
  setup: async (kit) => {
    const resource = createResource(kit, roles, { check: checkRole(kit, kit.contract), events: roleEvents });
    await ensureStartingRoles(kit, resource);
    return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
  },
};

function checkRole(kit: Kit, contract: Contract) {
  const modules = grantableModules(contract);
  return async (change: RecordChange, tx: Transaction): Promise<void> => {
    if (change.kind === 'deleted') await refuseInUse(kit, change.before!._id, tx);
    else if (change.kind !== 'restored') checkGrants((change.after as Role).grants ?? [], modules);
  };
}

/** @throws ApiError validation_failed when somebody has the role */
async function refuseInUse(kit: Kit, roleId: number, { session }: Transaction): Promise<void> {
  await takeTurn(kit.db, session, 'roles');
  const users = await kit.db.collection<User>(USERS).countDocuments({ role_id: roleId }, { session });
  if (users === 0) return;
  const message = `${users === 1 ? 'One user has' : `${users} users have`} this role; give them another one first.`;
  throw invalid({ field: 'id', code: 'in_use', message });
}

/** Nobody remembers the grants of a role that is new. */
function roleEvents({ kind, after }: RecordChange & { after: StoredRecord }): DomainEvent[] {
  if (kind === 'created') return [];
  const { _id: id, version } = after;
  return [{ message: 'bms.identity.RoleEvent', type: 'role.updated', recordId: id, version, data: { id, version } }];
}
