import { type ApiError, invalid } from '@bms/contracts';
import {
  assertPrecondition,
  type Call,
  changeOneOfMany,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  loadForChange,
  type Resource,
  type StoredValues,
  scopeOf,
  type Transaction,
  trust,
} from '@bms/service-kit';
import { balanceOf, statusOf } from '../balance.ts';
import { excludeOrder, refundableOf, transferOf } from '../deposits/transfers.ts';
import { amountText, assertNotFull } from '../entries.ts';
import type { Invoice } from '../invoices.model.ts';

/**
 * Creates the handler that pays an invoice with the credit of its client: what the client's other invoices in the same
 * currency are overpaid by, the oldest first, as far as the caller may change them. Both sides are changed in one
 * transaction, and each invoice by its version, so that no credit is applied twice.
 * @throws ApiError validation_failed for a status that takes no payments, above the balance, and above the credit
 */
export function applyCredit(resource: Resource<Invoice>): HandlerOf<'/bms.billing.Invoices/ApplyCredit'> {
  const answer = compileAnswer(resource, resource.rpc('ApplyCredit'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const invoice = await loadForChange(resource, call, call.request.id, 'update', tx);
      const amount = call.request.credit?.amount ?? undefined;
      assertPrecondition(resource, invoice, call);
      assertBelowBalance(resource, invoice, amount);
      const changed = await takeCredit(resource, invoice, amount ?? balanceOf(invoice), call, tx);
      const credit = balanceOf(invoice) - balanceOf(changed);
      if (credit === 0 || (amount !== undefined && credit < amount)) throw aboveCredit(resource, invoice, credit);
      const { transfers, transferred, applied } = changed;
      const changes = { transfers, transferred, applied, status: statusOf(changed) };
      return answer(await changeRecord(resource, invoice, changes, call, tx), 'Credit applied.');
    });
}

/** @throws ApiError validation_failed above the balance */
function assertBelowBalance(resource: Resource<Invoice>, invoice: Invoice, amount: number | undefined): void {
  const balance = balanceOf(invoice);
  if (amount === undefined || amount <= balance) return;
  const written = (minor: number) => amountText(resource, invoice, minor);
  const message = `amount must not exceed the balance of ${written(balance)}; it is ${written(amount)}.`;
  throw invalid({ field: 'amount', code: 'above_balance', message });
}

function aboveCredit(resource: Resource<Invoice>, invoice: Invoice, credit: number): ApiError {
  const message = `amount must not exceed the credit of the client, ${amountText(resource, invoice, credit)}.`;
  return invalid({ field: 'amount', code: 'above_credit', message });
}

/** Takes up to an amount off the overpaid invoices of a client. @returns the paid invoice with its pending changes */
async function takeCredit(
  resource: Resource<Invoice>,
  invoice: Invoice,
  amount: number,
  call: Call,
  tx: Transaction,
): Promise<Invoice> {
  let changed = invoice;
  let left = amount;
  for (const source of await overpaidOf(resource, invoice, call, tx)) {
    const taken = Math.min(left, -balanceOf(source), await refundableOf(resource, source, tx));
    if (taken <= 0) continue;
    for (const one of [source, changed]) assertNotFull(resource, 'transfers', one.transfers ?? []);
    await excludeOrder(resource, source, tx);
    await changeOneOfMany(resource, source, applicationOf(resource, source, changed, taken), call, tx);
    changed = { ...changed, ...applicationOf(resource, changed, source, -taken) };
    left -= taken;
  }
  return changed;
}

/** Finds the overpaid invoices of the client in the currency of an invoice, the oldest first. */
async function overpaidOf(
  resource: Resource<Invoice>,
  { _id, client_id, ...invoice }: Invoice,
  call: Call,
  { session }: Transaction,
): Promise<Invoice[]> {
  const currencyOf = (one: object) => String(resource.shown['currency']!(one as Invoice));
  const conditions = [{ client_id, refund_due: { $gt: 0 }, _id: { $ne: _id } }, scopeOf(resource, call, 'update')];
  const found = await resource.model
    .find(trust({ $and: conditions.filter((one) => Object.keys(one).length > 0) }))
    .sort({ _id: 1 })
    .session(session)
    .lean();
  return found.filter((one) => currencyOf(one) === currencyOf(invoice));
}

/** Returns the changes of an invoice by an application of credit. @param amount above 0 if the other invoice gets it */
const applicationOf = (
  resource: Resource<Invoice>,
  invoice: Invoice,
  other: Invoice,
  amount: number,
): StoredValues<Invoice> & Pick<Invoice, 'transfers' | 'transferred'> => ({
  ...transferOf(resource, invoice, other, amount),
  applied: (invoice.applied ?? 0) + amount,
});
