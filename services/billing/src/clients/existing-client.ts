import { type ApiError, invalid } from '@bms/contracts';
import {
  type Call,
  type EncodedAnswer,
  type Handler,
  type Kit,
  ownCall,
  type Resource,
  restore,
  unknownReference,
} from '@bms/service-kit';
import type { ClientRecord } from './owners.ts';

/**
 * Returns the error for a record whose client was deleted; undefined if the client exists. It may call crm, so call it
 * outside of transactions.
 */
export async function findClientError(
  kit: Pick<Kit, 'contract' | 'log' | 'references'>,
  clientId: number,
  { rpc: { path: rpc }, requestId, traceparent, signal, deadline }: Call,
): Promise<ApiError | undefined> {
  const own = ownCall(kit, { rpc, requestId, traceparent, signal, deadline });
  const missing = await kit.references.lookup('clients')([clientId], own);
  return missing.length > 0 ? invalid(unknownReference('client_id', clientId)) : undefined;
}

/**
 * Creates the handler that restores a deleted record of a client.
 * @throws ApiError validation_failed if the client was deleted
 */
export function restoreForClient<T extends ClientRecord>(
  resource: Resource<T>,
): Handler<{ id: number }, EncodedAnswer<'Restore'>>;
export function restoreForClient(resource: Resource<ClientRecord>): Handler<{ id: number }, EncodedAnswer<'Restore'>> {
  const restored = restore(resource as unknown as Resource);
  return async (call) => {
    const record = await resource.deleted.findById(call.request.id, { client_id: 1 }).lean();
    const error = record && (await findClientError(resource.kit, record.client_id, call));
    if (error) throw error;
    return restored(call);
  };
}
