import {
  assertStatus,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
} from '@bms/service-kit';
import { findClientError } from '../clients/existing-client.ts';
import type { RecurringInvoice } from './recurring-invoices.model.ts';
import { nextPosition } from './schedule.ts';

/**
 * Resumes a paused recurring invoice. Its client is looked up before the transaction; the result only counts for callers
 * who may resume it.
 * @throws ApiError validation_failed if it is not paused or its client was deleted
 */
export function resume(resource: Resource<RecurringInvoice>): HandlerOf<'/bms.billing.RecurringInvoices/Resume'> {
  const answer = compileAnswer(resource, resource.rpc('Resume'));
  return async (call) => {
    const { id } = call.request;
    const known = await resource.model.findById(id, { client_id: 1 }).lean();
    const error = known && (await findClientError(resource.kit, known.client_id, call));
    return resource.kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, id, 'update', tx);
      assertStatus(resource, before, 'active', call.rpc.name);
      if (error) throw error;
      const changes = { status: 'active' as const, ...nextPosition(before, resource.kit.days.today()) };
      return answer(await changeRecord(resource, before, changes, call, tx), 'Resumed.');
    });
  };
}
