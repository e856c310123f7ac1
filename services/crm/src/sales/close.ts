import type { EffectHandler } from '@bms/events';
import { changeRecord, ownCall, type Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { SalesRecord } from './client.ts';

/** The status change of the records of a deleted client. */
interface Closing {
  /** The statuses of the records that are closed. */
  readonly open: readonly SalesRecord['status'][];
  /** The status that they get. */
  readonly closed: SalesRecord['status'];
}

/** Closes the open records of a deleted client. */
export function closeOfClient(resource: Resource<SalesRecord>, { open, closed }: Closing): EffectHandler {
  return async ({ recordId, requestId, traceparent }, tx) => {
    const call = ownCall(resource.kit, { rpc: resource.rpc('Update').path, requestId, traceparent });
    const which = { client_id: Number(recordId), status: trusted({ $in: [...open] }) };
    const found = await resource.model.find(which).session(tx.session).lean();
    for (const record of found) await changeRecord(resource, record, { status: closed }, call, tx);
  };
}
