import type { Migration } from '@bms/service-kit';
import { EXTERNAL_MAIL } from '../roles/grants.ts';
import { ROLES } from '../roles/role.model.ts';

/** The modules whose documents are sent by mail. */
const SENT = ['estimates', 'contracts', 'invoices'];

/**
 * Grants mail to other addresses to the roles that may send documents, which needed no permission before. The version
 * grows, so that an update of a role that was read before does not remove the grant.
 */
export const externalMail: Migration = {
  name: '2026-11-26-external-mail',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const sending = { module: { $in: SENT }, action: 'update' };
    const granted = { module: EXTERNAL_MAIL, action: 'create', scope: 'all' };
    const { modifiedCount } = await db
      .collection<{ grants: object[]; version: number }>(ROLES)
      .updateMany(
        { $and: [{ grants: { $elemMatch: sending } }, { 'grants.module': { $ne: EXTERNAL_MAIL } }] },
        { $push: { grants: granted }, $inc: { version: 1 } },
      );
    log.info({ roles: modifiedCount }, 'granted mail to other addresses to the roles that may send documents');
  },
};
