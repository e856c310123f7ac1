import type { DomainEvent } from '@bms/events';

/** Records of the service, by module and ids or by their client. */
export type TouchedRecords =
  | { readonly module: string; readonly ids: readonly number[] }
  | { readonly client_id: number };

/**
 * Builds the event of records whose visibility changed, or a name by which they are found, without a change of the records
 * themselves. The search reads them again.
 * @param touched at most 500 ids
 */
export function touchedRecords(touched: TouchedRecords): DomainEvent {
  const { module, ids, client_id } = { module: '', ids: [], client_id: 0, ...touched };
  const recordId = client_id > 0 ? `client-${client_id}` : `${module}-${ids[0]}`;
  return {
    message: 'bms.api.RecordsTouched',
    type: 'records.touched',
    recordId,
    version: 1,
    data: { module, ids: [...ids], client_id },
  };
}
