import type { EffectHandler, EffectHandlers } from '@bms/events';
import { changeRecord, ownCall, type Resource, type StoredValues } from '@bms/service-kit';
import { USERS, type User } from '../users/user.model.ts';
import { setClosed } from './clients-of-portal.ts';

/**
 * Returns the handlers of client events: the deletion of a client deactivates its portal users, and its restoration
 * reactivates those that the deletion had deactivated.
 */
export function followClients(resource: Resource): EffectHandlers {
  const closing = { which: { status: 'active' }, set: { status: 'inactive', closed_with_client: true } } as const;
  const opening = { which: { status: 'inactive', closed_with_client: true }, set: { status: 'active' } } as const;
  return { 'client.deleted': follow(resource, true, closing), 'client.restored': follow(resource, false, opening) };
}

interface Following {
  /** The filter of the affected portal users. */
  readonly which: Partial<User>;
  readonly set: StoredValues;
}

function follow(resource: Resource, closed: boolean, { which, set }: Following): EffectHandler {
  const { kit, rpc } = resource;
  return async ({ recordId, requestId, traceparent }, tx) => {
    const client_id = Number(recordId);
    await setClosed(kit.db, client_id, closed, tx.session);
    const call = ownCall(kit, { rpc: rpc('Update').path, requestId, traceparent });
    const theirs = kit.db
      .collection<User>(USERS)
      .find({ ...which, client_id, user_type: 'client' }, { session: tx.session });
    for (const user of await theirs.toArray()) await changeRecord(resource, user, set, call, tx);
  };
}
