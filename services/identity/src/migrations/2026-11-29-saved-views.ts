import type { Migration } from '@bms/service-kit';
import { type Grant, ROLES } from '../roles/role.model.ts';
import { ownAndShared } from '../roles/starting-roles.ts';

/**
 * Grants saved views to all roles, since every user of the staff has lists. The version grows, so that an update of a role
 * that was read before does not remove the grants.
 */
export const savedViews: Migration = {
  name: '2026-11-29-saved-views',
  up: async ({ db, log, signal }) => {
    for (const collection of [ROLES, `${ROLES}_deleted`]) {
      signal.throwIfAborted();
      const { modifiedCount } = await db
        .collection<{ grants: Grant[]; version: number }>(collection)
        .updateMany(
          { 'grants.module': { $ne: 'views' } },
          { $push: { grants: { $each: ownAndShared('views') } }, $inc: { version: 1 } },
        );
      log.info({ collection, roles: modifiedCount }, 'granted saved views to all roles');
    }
  },
};
