import { changeRecord, type Resource, type StoredRecord, type StoredValues } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { ClientEffects } from './client-effects.ts';

/** The status change of the records of a deleted client. */
export interface Closing<T extends StoredRecord = StoredRecord> {
  /** The statuses of the records that are closed. */
  readonly open: readonly T['status'][];
  /** The status that they get. */
  readonly closed: T['status'];
}

type StatusEffects = Pick<ClientEffects, 'rpc' | 'apply' | 'takeBack'>;

/**
 * Returns the effects of the deletion of a client on the status of its records, which have `statusNote`. The previous
 * status is noted in the record; the records of a restored client get it back, without the events of that status and
 * the mails that follow from them.
 */
export function closeWithClient<T extends StoredRecord>(
  resource: Resource<T>,
  closing: Closing<NoInfer<T>>,
): StatusEffects;
export function closeWithClient(resource: Resource, { open, closed }: Closing): StatusEffects {
  const change =
    (which: StoredValues, changes: (record: StoredRecord) => StoredValues): ClientEffects['apply'] =>
    async (client_id, call, tx) => {
      const filter = { ...resource.definition.baseFilter, ...which, client_id };
      const found = await resource.model.find(filter).session(tx.session).lean();
      for (const record of found) await changeRecord(resource, record, changes(record), call, tx);
    };
  const isOpen = trusted({ $in: [...open] });
  return {
    rpc: resource.rpc('Update').path,
    apply: change({ status: isOpen }, ({ status }) => ({ status: closed, status_before: status })),
    takeBack: change({ status: closed, status_before: isOpen }, ({ status_before }) => ({
      status: status_before,
      status_before: undefined,
    })),
  };
}
