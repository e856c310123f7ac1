import { invalid } from '@bms/contracts';
import type { DomainEvent, RecordChange } from '@bms/service-kit';
import type { Client } from '../clients.model.ts';

type ClientChange = Pick<RecordChange<Client>, 'kind' | 'after'>;

/** Returns the event of a client that is deleted because it was merged; it follows the event of its deletion. */
export function mergeEvents({ kind, after }: ClientChange): DomainEvent[] {
  const { _id: from_id, merged_into: into_id, version, owner_id, created_by } = after;
  if (kind !== 'deleted' || into_id == null) return [];
  return [
    {
      message: 'bms.crm.ClientMerged',
      type: 'client.merged',
      recordId: from_id,
      version,
      data: { from_id, into_id },
      module: 'clients',
      owners: [...new Set([owner_id, created_by])],
    },
  ];
}

/** @throws ApiError validation_failed for the restoration of a client that was merged: its records are those of another one */
export function assertNotMerged({ kind, after }: ClientChange): void {
  if (kind !== 'restored' || after.merged_into == null) return;
  const message = `The client cannot be restored because it was merged into client ${after.merged_into}.`;
  throw invalid({ field: 'id', code: 'merged', message });
}
