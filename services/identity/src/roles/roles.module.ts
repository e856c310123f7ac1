import { invalid } from '@bms/contracts';
import {
  createResource,
  crud,
  type DomainEvent,
  type Kit,
  type RecordChange,
  type ServiceModule,
  type StoredRecord,
  type Transaction,
} from '@bms/service-kit';
import { API_KEYS, type ApiKey } from '../api-keys/api-key.model.ts';
import { lockMutex } from '../users/mutex.ts';
import { USERS, type User } from '../users/user.model.ts';
import { roleLookup } from './find-role.ts';
import { checkGrants } from './grants.ts';
import { type Role, roles } from './role.model.ts';
import { ensureStartingRoles } from './starting-roles.ts';

export const rolesModule: ServiceModule = {
  service: roles.service,
  models: roles.models,
  setup: async (kit) => {
    kit.references.provide('roles', roleLookup(kit.db));
    const resource = createResource(kit, roles, { check: checkRole(kit), events: roleEvents });
    await ensureStartingRoles(kit, resource);
    return crud(resource);
  },
};

function checkRole(kit: Kit) {
  return async (change: RecordChange, tx: Transaction): Promise<void> => {
    if (change.kind === 'deleted') await assertNotInUse(kit, change.before!._id, tx);
    else if (change.kind !== 'restored') checkGrants((change.after as Role).grants ?? []);
  };
}

/** @throws ApiError validation_failed if a user or an API key has the role */
async function assertNotInUse(kit: Kit, roleId: number, { session }: Transaction): Promise<void> {
  await lockMutex(kit.db, session, 'roles');
  const users = await kit.db.collection<User>(USERS).countDocuments({ role_id: roleId }, { session });
  const keys = await kit.db.collection<ApiKey>(API_KEYS).countDocuments({ role_id: roleId }, { session });
  const holders = [...counted(users, 'user'), ...counted(keys, 'API key')];
  if (holders.length === 0) return;
  const have = users + keys === 1 ? 'has' : 'have';
  throw invalid({ field: 'id', code: 'in_use', message: `The role is in use: ${holders.join(' and ')} ${have} it.` });
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${what}` : `${count} ${what}s`];

/** Emits no event for a new role, whose grants nothing has cached. */
function roleEvents({ kind, after }: RecordChange & { after: StoredRecord }): DomainEvent[] {
  if (kind === 'created') return [];
  const { _id: id, version } = after;
  return [{ message: 'bms.identity.RoleEvent', type: 'role.updated', recordId: id, version, data: { id, version } }];
}
