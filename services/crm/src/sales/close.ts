import type { EffectHandler } from '@bms/events';
import { changeRecord, ownCall, type Resource, type StoredRecord } from '@bms/service-kit';
import { trusted } from 'mongoose';

/** What becomes of the records of a client that is deleted. */
interface Closing {
  /** The statuses of those that it concerns. */
  readonly open: readonly string[];
  /** The status that they get. */
  readonly closed: string;
}

/** Closes what is open of a client that was deleted. */
export function closeOfClient(resource: Resource, { open, closed }: Closing): EffectHandler {
  return async ({ recordId, requestId, traceparent }, tx) => {
    const call = ownCall(resource.kit, { rpc: resource.rpc('Update').path, requestId, traceparent });
    const which = { client_id: Number(recordId), status: trusted({ $in: [...open] }) };
    const found = await resource.model.find(which).session(tx.session).lean<StoredRecord[]>();
    for (const record of found) await changeRecord(resource, record, { status: closed }, call, tx);
  };
}
