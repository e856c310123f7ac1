import { ApiError } from '@bms/contracts';
import {
  compileAnswer,
  crud,
  type EncodedAnswer,
  forbiddenError,
  type Handler,
  listDeleted,
  loadForChange,
  loadForView,
  type Resource,
  removeRecord,
  restore,
  type StoredRecord,
  scopeOf,
} from '@bms/service-kit';
import type { Client } from '../clients/clients.model.ts';

interface OfClient {
  readonly client_id: number;
}

/** Returns the handlers of records that are parts of a client: who may view or update the client may do so with them. */
export function partHandlers<T extends StoredRecord & OfClient>(resource: Resource<T>, clients: Resource<Client>) {
  const { List, Get, Create, Update } = crud(resource);
  return {
    List: ofVisibleClient(clients, List),
    Get: ofVisibleClient(clients, ofClient(resource, Get)),
    Create: ofVisibleClient(clients, Create, 'update'),
    Update: ofVisibleClient(clients, ofClient(resource, Update)),
    Delete: ofVisibleClient(clients, ofClient(resource, remove(resource))),
    ListDeleted: listDeleted(resource),
    Restore: restore(resource),
  };
}

/**
 * Runs a handler for a client that the caller may access.
 * @throws ApiError not_found if the caller does not see the client; forbidden if the caller may not do `action` with it
 */
function ofVisibleClient<Request, Answer>(
  clients: Resource<Client>,
  handler: Handler<Request, Answer>,
  action?: 'update',
): Handler<Request & OfClient, Answer> {
  return async (call) => {
    const { _id } = await loadForView(clients, call, call.request.client_id);
    if (action && !(await clients.model.exists({ $and: [{ _id }, scopeOf(clients, call, action)] })))
      throw forbiddenError(clients, call, action);
    return handler(call);
  };
}

/**
 * Runs a handler for a record of the client in the path.
 * @throws ApiError not_found for one of another client
 */
function ofClient<T extends StoredRecord, Request, Answer>(
  { model }: Resource<T>,
  handler: Handler<Request, Answer>,
): Handler<Request & OfClient & { readonly id: number }, Answer> {
  return async (call) => {
    const { id: _id, client_id } = call.request;
    if (!(await model.exists({ _id, client_id }))) throw new ApiError('not_found');
    return handler(call);
  };
}

/** Deletes a record, which is an update of its client. */
function remove<T extends StoredRecord>(
  resource: Resource<T>,
): Handler<{ readonly id: number }, EncodedAnswer<'Delete'>> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const record = await loadForChange(resource, call, call.request.id, 'update', tx);
      await removeRecord(resource, record, call, tx);
      return answer(record, 'Deleted.');
    });
}
