import type { Migration } from '@bms/service-kit';
import { USERS } from '../users/user.model.ts';

/** Notes the previous status of portal users whose client is deleted, which only had a mark. */
export const statusBefore: Migration = {
  name: '2026-11-26-status-before',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    const marked = { closed_with_client: true, status: 'inactive', status_before: { $exists: false } };
    const { modifiedCount } = await db.collection(USERS).updateMany(marked, { $set: { status_before: 'active' } });
    log.info({ users: modifiedCount }, 'noted the previous status of portal users of deleted clients');
  },
};
