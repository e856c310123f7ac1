import { invalid } from '@bms/contracts';
import type { HandlerOf, ReadTransaction, RecordChange, RecordModel } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Invoice } from '../invoices.model.ts';

interface Invoices {
  readonly model: RecordModel<Invoice>;
}

/** The deposit invoices of an order that are not cancelled. */
const ofOrder = (deposit_of_order_id: number) => ({ deposit_of_order_id, status: trusted({ $ne: 'cancelled' }) });

/** Counts the deposit invoices of an order, for crm, which keeps the client of such an order. */
export function orderDeposits({ model }: Invoices): HandlerOf<'/bms.billing.Invoices/OrderDeposits'> {
  return async ({ request: { order_id } }) => ({ total: await model.countDocuments(ofOrder(order_id)) });
}

/**
 * Asserts that the invoice of an order keeps its client while deposit invoices exist: it would be paid by the money of the
 * one and shown to the other. @throws ApiError validation_failed naming client_id
 */
export async function assertClientOfDeposits(
  { model }: Invoices,
  { kind, changed, after }: RecordChange<Invoice>,
  { session }: ReadTransaction,
): Promise<void> {
  if (kind !== 'updated' || !after.order_id || !changed.has('client_id')) return;
  if (!(await model.exists(ofOrder(after.order_id)).session(session))) return;
  const message = 'client_id cannot be changed while the order of the invoice has deposit invoices.';
  throw invalid({ field: 'client_id', code: 'locked', message });
}
