import { invalid } from '@bms/contracts';
import type { Warning } from '@bms/contracts/types/api';
import type { Payment } from '@bms/contracts/types/billing';
import {
  assertPrecondition,
  type Call,
  changeRecord,
  compileAnswer,
  dayText,
  type HandlerOf,
  insertRecord,
  type KnownOrganization,
  loadForChange,
  type Resource,
} from '@bms/service-kit';
import { valuesOfInvoice } from '../payments/money-records.ts';
import type { PaymentRecord } from '../payments/payments.model.ts';
import { balanceOf, OWED, statusOf, writtenOffAfter } from './balance.ts';
import { amountText, assertNotFull, dayOf } from './entries.ts';
import type { Invoice } from './invoices.model.ts';

/** The dependencies of adding payments. */
interface AddPaymentDeps {
  readonly resource: Resource<Invoice>;
  readonly records: Resource<PaymentRecord>;
  readonly organization: Pick<KnownOrganization, 'current'>;
}

/**
 * Adds a payment. Concurrent payments are serialized: each is checked against the balance that the one before it left.
 * A payment of a balance that was written off reduces the written-off amount. What exceeds both is a credit of the client
 * if the organization takes it.
 * @throws ApiError validation_failed for a status that takes no payments, and above the balance
 */
export function addPayment({
  resource,
  records,
  organization,
}: AddPaymentDeps): HandlerOf<'/bms.billing.Invoices/AddPayment'> {
  const answer = compileAnswer(resource, resource.rpc('AddPayment'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const invoice = await loadForChange(resource, call, call.request.id, 'update', tx);
      const sent = call.request.payment;
      const { payments = [] } = invoice;
      assertPrecondition(resource, invoice, call);
      assertPayable(resource, invoice, sent.amount, organization.current().overpayment === 'credit');
      assertNotFull(resource, 'payments', payments);
      const payment = await storedPayment(resource, sent, call);
      const changes = { payments: [...payments, payment], ...amountsAfterPayment(invoice, sent.amount) };
      const paid = await changeRecord(resource, invoice, changes, call, tx);
      await insertRecord(records, { ...payment, ...valuesOfInvoice(resource, paid) }, call, tx);
      return answer({ ...paid, payment, warnings: warningsOf(invoice, payment) }, 'Payment added.');
    });
}

/** @throws ApiError validation_failed above the balance */
function assertPayable(resource: Resource<Invoice>, invoice: Invoice, amount: number, takesCredit: boolean): void {
  const { written_off = 0 } = invoice;
  if (takesCredit) assertCountable(invoice, amount);
  else if (balanceOf(invoice) + written_off < amount) throw aboveBalance(resource, invoice, amount);
}

/** Asserts that the sum of the payments stays an exact number. @throws ApiError validation_failed */
function assertCountable({ paid }: Invoice, amount: number): void {
  const most = Number.MAX_SAFE_INTEGER - paid;
  if (amount <= most) return;
  throw invalid({ field: 'amount', code: 'out_of_range', message: `amount must be at most ${most}; it is ${amount}.` });
}

/** Returns the warning of a payment that was made before its invoice was sent: reports show it from its day on. */
function warningsOf({ sent_on }: Invoice, { paid_on }: { readonly paid_on: Date }): Warning[] {
  if (!sent_on || paid_on >= sent_on) return [];
  const message = `paid_on ${dayText(paid_on)} is before the day on which the invoice was sent, ${dayText(sent_on)}: the payment is a prepayment.`;
  return [{ code: 'before_invoice', field: 'paid_on', message }];
}

/**
 * Returns the amounts and the status of an invoice after a payment. An invoice that was not sent or is cancelled keeps its
 * status.
 */
export function amountsAfterPayment(
  invoice: Invoice,
  amount: number,
): Pick<Invoice, 'paid' | 'status'> & Partial<Pick<Invoice, 'written_off'>> {
  const amounts = { paid: invoice.paid + amount, ...writtenOffAfter(invoice, amount) };
  return { ...amounts, status: statusAfterMoney({ ...invoice, ...amounts }) };
}

/** Returns the status of an invoice whose payments changed; one that was not sent or is cancelled keeps its status. */
export function statusAfterMoney(invoice: Invoice): Invoice['status'] {
  const { status } = invoice;
  return OWED.includes(status) || status === 'paid' ? statusOf(invoice) : status;
}

async function storedPayment(resource: Resource<Invoice>, sent: Payment, call: Call) {
  const created_by = call.caller.userId;
  const now = new Date();
  const { amount, paid_on, method, note } = sent;
  const _id = await resource.kit.nextId('payments', call);
  return { _id, amount, paid_on: dayOf(resource, 'paid_on', paid_on), method, note, created_by, created_at: now };
}

function aboveBalance(resource: Resource<Invoice>, invoice: Invoice, amount: number) {
  const written = (minor: number) => amountText(resource, invoice, minor);
  const { written_off = 0 } = invoice;
  const limit =
    written_off > 0
      ? `the balance and the written-off amount of ${written(balanceOf(invoice) + written_off)}`
      : `the balance of ${written(balanceOf(invoice))}`;
  const message = `amount must not exceed ${limit}; it is ${written(amount)}.`;
  return invalid({ field: 'amount', code: 'above_balance', message });
}
