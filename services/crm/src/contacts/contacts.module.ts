import { ApiError } from '@bms/contracts';
import {
  compileAnswer,
  crud,
  defineModule,
  forbiddenError,
  type Handler,
  type HandlerOf,
  listDeleted,
  loadForChange,
  loadForView,
  type Resource,
  removeRecord,
  restore,
  scopeOf,
} from '@bms/service-kit';
import type { Client } from '../clients/clients.model.ts';
import type { Crm } from '../setup.ts';
import { contactResource } from './contact-resource.ts';
import { type Contact, contacts } from './contacts.model.ts';
import { followClients } from './follow-clients.ts';

export const contactsModule = defineModule({
  service: contacts.service,
  models: contacts.models,
  setup: ({ kit, clients }: Crm) => {
    const resource = contactResource(kit, clients);
    kit.consume({ name: 'contacts', from: kit.service, effects: followClients(resource) });
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
  },
});

interface OfClient {
  readonly client_id: number;
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
 * Runs a handler for a contact of the client in the path.
 * @throws ApiError not_found for a contact of another client
 */
function ofClient<Request, Answer>(
  { model }: Resource<Contact>,
  handler: Handler<Request, Answer>,
): Handler<Request & OfClient & { readonly id: number }, Answer> {
  return async (call) => {
    const { id: _id, client_id } = call.request;
    if (!(await model.exists({ _id, client_id }))) throw new ApiError('not_found');
    return handler(call);
  };
}

/** Deletes a contact, which is an update of its client. */
function remove(resource: Resource<Contact>): HandlerOf<'/bms.crm.Contacts/Delete'> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const contact = await loadForChange(resource, call, call.request.id, 'update', tx);
      await removeRecord(resource, contact, call, tx);
      return answer(contact, 'Deleted.');
    });
}
