import { loadContract } from '@bms/contracts';
import type { Migration } from '@bms/service-kit';
import { grantablePermissions } from './grants.ts';
import { type Grant, ROLES } from './role.model.ts';
import { startingRoles } from './starting-roles.ts';

interface RoleRow {
  readonly title: string;
  readonly grants: Grant[];
  readonly version: number;
}

/**
 * Creates the migration that grants the permissions of a new module, or of new actions of a module, to the initial roles
 * of existing systems: the grants that these roles have in a new system. Roles are found by their titles, deleted ones
 * too; a role that was renamed gets none, and grants of the same permission are kept. The version grows, so that an
 * update of a role that was read before does not remove the grants.
 * @param name the unique name of the migration, e.g. `2026-12-01-expenses`
 * @param actions the new actions of an existing module, e.g. `['approve']`; all actions by default
 */
export function grantStartingRoles(name: string, module: string, actions?: readonly string[]): Migration {
  const isNew = (grant: Grant): boolean => grant.module === module && (!actions || actions.includes(grant.action));
  return {
    name,
    up: async ({ db, log, signal }) => {
      for (const { title, grants } of startingRoles(grantablePermissions(loadContract())))
        for (const grant of grants.filter(isNew))
          for (const collection of [ROLES, `${ROLES}_deleted`]) {
            signal.throwIfAborted();
            const { action } = grant;
            const lacking = { title, grants: { $not: { $elemMatch: { module, action } } } };
            await db
              .collection<RoleRow>(collection)
              .updateMany(lacking, { $push: { grants: grant }, $inc: { version: 1 } });
          }
      log.info({ module, actions }, 'granted the permissions of the module to the initial roles');
    },
  };
}
