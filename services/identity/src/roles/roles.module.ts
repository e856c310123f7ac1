import {
  createResource,
  crud,
  type DomainEvent,
  defineModule,
  type Kit,
  type RecordChange,
  type ResourceRules,
} from '@bms/service-kit';
import { roleLookup } from './find-role.ts';
import { grantTaxesToWriters } from './grant-taxes.ts';
import { checkGrants, grantablePermissions, type Permissions } from './grants.ts';
import { type Role, roles } from './role.model.ts';
import { ensureStartingRoles } from './starting-roles.ts';

export const rolesModule = defineModule({
  service: roles.service,
  models: roles.models,
  setup: async ({ kit }) => {
    kit.references.provide('roles', roleLookup(kit.db));
    const resource = createResource(kit, roles, roleRules(kit));
    await ensureStartingRoles(kit, resource);
    await grantTaxesToWriters(kit, resource);
    return crud(resource);
  },
});

/** Returns the rules of roles. */
export const roleRules = ({ contract }: Pick<Kit, 'contract'>): ResourceRules<Role> => ({
  assert: checkRole(grantablePermissions(contract)),
  events: roleEvents,
});

function checkRole(permissions: Permissions) {
  return ({ kind, after }: RecordChange<Role>): void => {
    if (kind !== 'deleted' && kind !== 'restored') checkGrants(after.grants ?? [], permissions);
  };
}

/** Emits no event for a new role, whose grants nothing has cached. */
function roleEvents({ kind, after }: RecordChange<Role>): DomainEvent[] {
  if (kind === 'created') return [];
  const { _id: id, version } = after;
  return [{ message: 'bms.identity.RoleEvent', type: 'role.updated', recordId: id, version, data: { id, version } }];
}
