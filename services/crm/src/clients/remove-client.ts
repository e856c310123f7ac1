import { ApiError, type Caller, invalid } from '@bms/contracts';
import type { OpenInvoicesResponse } from '@bms/contracts/types/billing';
import {
  type Call,
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
  removeRecord,
  viewScope,
} from '@bms/service-kit';
import type { Client } from './clients.model.ts';

const OPEN_INVOICES = '/bms.billing.Invoices/OpenInvoices';

/**
 * Deletes a client unless it has open invoices. Billing is called before the transaction; its response only counts for
 * clients that the caller may delete.
 */
export function removeClient(resource: Resource<Client>): HandlerOf<'/bms.crm.Clients/Delete'> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return async (call) => {
    const found = await findOpenInvoices(resource, call);
    return resource.kit.write(call, async (tx) => {
      const client = await loadForChange(resource, call, call.request.id, 'delete', tx);
      if (found instanceof ApiError) throw found;
      if (found.total > 0) throw hasOpenInvoices(found, areVisible(client, call.caller));
      await removeRecord(resource, client, call, tx);
      return answer(client, 'Deleted.');
    });
  };
}

/** Returns the open invoices of the client to be deleted, or the error that they are unknown: billing is unavailable. */
async function findOpenInvoices(
  { kit }: Resource<Client>,
  call: Call<{ id: number }>,
): Promise<OpenInvoicesResponse | ApiError> {
  try {
    return await kit.request(OPEN_INVOICES, { client_id: call.request.id }, call);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** True if the caller may view all invoices of the client: they belong to the user responsible for it. */
function areVisible({ owner_id }: Client, caller: Caller): boolean {
  const scope = viewScope(caller, 'invoices');
  return scope === 'all' || (scope === 'own' && owner_id === caller.userId);
}

/** @param isNamed true if the message names the invoices */
function hasOpenInvoices({ invoices, total }: OpenInvoicesResponse, isNamed: boolean): ApiError {
  const named = invoices.map(({ invoice_number }) => invoice_number).join(', ');
  const others = total > invoices.length ? ` and ${total - invoices.length} more` : '';
  return invalid({
    field: 'id',
    code: 'open_invoices',
    message: `The client cannot be deleted because it has open invoices${isNamed ? `: ${named}${others}` : ''}.`,
  });
}
