import { ApiError, invalid } from '@bms/contracts';
import type { OpenInvoicesResponse } from '@bms/contracts/types/billing';
import { type Call, compileAnswer, type Handler, loadForChange, type Resource, removeRecord } from '@bms/service-kit';
import type { Client } from './clients.model.ts';

const OPEN_INVOICES = '/bms.billing.Invoices/OpenInvoices';

/**
 * Deletes a client unless it has open invoices. Billing is called before the transaction; its response only counts for
 * clients that the caller may delete.
 */
export function removeClient(resource: Resource<Client>): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Delete'));
  return async (call) => {
    const error = await findError(resource, call);
    return resource.kit.write(call, async (tx) => {
      const client = await loadForChange(resource, call, call.request.id, 'delete', tx);
      if (error) throw error;
      await removeRecord(resource, client, call, tx);
      return answer(client, 'Deleted.');
    });
  };
}

/**
 * Returns the error that prevents the deletion: open invoices, or that they are unknown while billing is unavailable.
 */
async function findError({ kit }: Resource<Client>, call: Call<{ id: number }>): Promise<ApiError | undefined> {
  try {
    const open = await kit.request<OpenInvoicesResponse>(OPEN_INVOICES, { client_id: call.request.id }, call);
    return open.total > 0 ? openInvoices(open) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function openInvoices({ invoices, total }: OpenInvoicesResponse): ApiError {
  const named = invoices.map(({ invoice_number }) => invoice_number).join(', ');
  const others = total > invoices.length ? ` and ${total - invoices.length} more` : '';
  return invalid({
    field: 'id',
    code: 'open_invoices',
    message: `The client cannot be deleted because it has open invoices: ${named}${others}.`,
  });
}
