import type { CustomFilter } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { ACTIONS } from './audited-events.ts';

/** The collection of the entries. */
export const AUDIT_LOG = 'audit_log';

/**
 * The filters that share indexes. The index of records begins with the module, that of actions with module and action: a
 * filter by one part alone names all values of the others, and MongoDB merges the ranges newest first. An index for each
 * filter would make every entry dearer.
 */
export const sharedFilters: Readonly<Record<'module' | 'record_id' | 'action' | 'api_key_id', CustomFilter>> = {
  module: (module, { request }) => {
    const { record_id, action } = request as Requested;
    return record_id == null && action == null ? { module, action: { $in: ACTIONS } } : { module };
  },
  record_id: async (record_id, { request }, { db }) => ({ ...(await anyModule(request as Requested, db)), record_id }),
  action: async (action, { request }, { db }) => ({ ...(await anyModule(request as Requested, db)), action }),
  // Without an index derived from the contract: the partial one has the entries with a key only.
  api_key_id: (api_key_id) => ({ api_key_id }),
};

interface Requested {
  readonly module?: unknown;
  readonly record_id?: unknown;
  readonly action?: unknown;
}

/** Returns the condition that names the modules of all entries, if the request does not name one. */
async function anyModule({ module }: Requested, db: Connection): Promise<{ readonly module?: unknown }> {
  if (module != null) return {};
  return { module: { $in: await db.collection(AUDIT_LOG).distinct('module') } };
}
