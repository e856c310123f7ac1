import { invalid } from '@bms/contracts';
import { supplyPathsOf } from '@bms/document-lines';
import {
  changeOneOfMany,
  type RecordChange,
  type RecordModel,
  type Resource,
  type Transaction,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { trusted } from 'mongoose';
import { creditedTotalOf, OWED } from '../balance.ts';
import type { Invoice } from '../invoices.model.ts';

/** The deposits that the invoice of an order offsets, and their sum. */
export type Offset = Pick<Invoice, 'deposits' | 'deposited'>;

/** The statuses of deposit invoices that were sent. */
const INVOICED = [...OWED, 'paid'];

/** Returns the total of a deposit invoice that was sent, without what was credited. */
const invoicedTotal = (deposit: Invoice): number =>
  INVOICED.includes(deposit.status) ? deposit.total - creditedTotalOf(deposit) : 0;

/** Returns the amount of a deposit invoice to be offset: its total less what it withholds. */
const invoicedAmount = (deposit: Invoice): number => invoicedTotal(deposit) - invoicedWithheld(deposit);

const invoicedWithheld = ({ status, withheld_total = 0, credited_withheld = 0 }: Invoice): number =>
  INVOICED.includes(status) ? withheld_total - credited_withheld : 0;

/**
 * Returns the offset of deposit invoices, of those of a client: the invoice of another one would show the documents and
 * take the money of this one.
 */
export function offsetOf(deposits: readonly Invoice[], clientId: number): Offset {
  const invoiced = deposits
    .filter((deposit) => deposit.client_id === clientId && invoicedTotal(deposit) > 0)
    .sort((a, b) => a._id - b._id);
  return {
    deposits: invoiced.map(offsetDeposit),
    deposited: invoiced.reduce((sum, deposit) => sum + invoicedAmount(deposit), 0),
  };
}

/** Returns a deposit as the invoice of its order lists it: what was invoiced and not credited, also of each tax. */
function offsetDeposit(deposit: Invoice): Invoice['deposits'][number] {
  const { _id: invoice_id, invoice_number, sent_on: date, total, taxes = [], withheld = [] } = deposit;
  const { subtotal = total, discount_total = 0, credited_net = 0, credited_taxes = [] } = deposit;
  const creditedOf = ({ tax_id: id }: { readonly tax_id: number }) =>
    credited_taxes.find(({ tax_id }) => tax_id === id);
  const leftOf = <Sum extends { tax_id: number; base: number; amount: number }>(tax: Sum): Sum => {
    const { base = 0, amount = 0 } = creditedOf(tax) ?? {};
    return { ...tax, base: tax.base - base, amount: tax.amount - amount };
  };
  const left = taxes.map((tax) => {
    const credited = creditedOf(tax);
    return {
      ...leftOf(tax),
      ...(tax.accounting_amount !== undefined && {
        accounting_base: (tax.accounting_base ?? 0) - (credited?.accounting_base ?? 0),
        accounting_amount: tax.accounting_amount - (credited?.accounting_amount ?? 0),
      }),
    };
  });
  return {
    ...{ invoice_id, invoice_number, ...(date && { date }) },
    ...{ amount: invoicedAmount(deposit), total: invoicedTotal(deposit) },
    net: subtotal - discount_total - credited_net,
    taxes: left.filter(({ base, amount }) => base !== 0 || amount !== 0),
    withheld: withheld.map(leftOf).filter(({ base, amount }) => base !== 0 || amount !== 0),
  };
}

/** Returns the deposit invoices of orders, by order id. */
export async function depositsOf(
  { model }: { readonly model: RecordModel<Invoice> },
  orderIds: readonly number[],
  session: ClientSession,
): Promise<Map<number, Invoice[]>> {
  const found = await model
    .find({ deposit_of_order_id: trusted({ $in: [...orderIds] }) })
    .session(session)
    .lean();
  return Map.groupBy(found, ({ deposit_of_order_id }) => deposit_of_order_id!);
}

/**
 * Updates the offset in the draft invoice of the order when a deposit invoice is sent, cancelled or credited. Since both
 * write that draft, a deposit that changes while the draft is sent is offset with its current amount or not at all.
 * @throws ApiError validation_failed if the invoice of the order was sent, which is final
 */
export async function followDeposit(
  resource: Resource<Invoice>,
  { kind, before, after, call }: RecordChange<Invoice>,
  tx: Transaction,
): Promise<void> {
  const { deposit_of_order_id: orderId } = after;
  if (kind !== 'updated' || !before || !orderId || invoicedTotal(before) === invoicedTotal(after)) return;
  const final = await findFinal(resource, orderId, tx.session);
  if (!final) return;
  assertNotSent(final);
  const stored = (await depositsOf(resource, [orderId], tx.session)).get(orderId) ?? [];
  const others = stored.filter(({ _id }) => _id !== after._id);
  await changeOneOfMany(resource, final, offsetOf([...others, after], final.client_id), call, tx);
}

/**
 * Finds the invoice of an order that offsets deposits: one that is not cancelled, or that was credited, which leaves its
 * offsets as they are.
 */
export async function findFinal(
  { model }: Pick<Resource<Invoice>, 'model'>,
  order_id: number,
  session: ClientSession,
): Promise<Invoice | undefined> {
  const final = await model.findOne({ order_id }).session(session).lean();
  return final && (final.status !== 'cancelled' || creditedTotalOf(final) > 0) ? final : undefined;
}

/** The fields of a deposit invoice that follow from its order and amount, and those that a change of each names. */
const FIXED = { client_id: 'client_id', currency: 'currency', total: 'items' } as const;

/**
 * Asserts that a change leaves a deposit invoice with the amount for which it was created, which was checked against its
 * order. @throws ApiError validation_failed naming the field
 */
export function assertDepositFixed({ kind, before, after }: RecordChange<Invoice>): void {
  if (kind !== 'updated' || !before?.deposit_of_order_id) return;
  for (const [name, field] of Object.entries(FIXED) as [keyof typeof FIXED, string][]) {
    if (before[name] === after[name]) continue;
    const message = `The ${name.replace('_id', '')} of a deposit invoice cannot be changed. Delete the draft and create another.`;
    throw invalid({ field, code: 'locked', message });
  }
}

/** Asserts that a deposit invoice has no days of supply: it is paid before. @throws ApiError validation_failed naming them */
export function assertDepositWithoutSupply({ kind, after }: RecordChange<Invoice>): void {
  if (kind === 'deleted' || !after.deposit_of_order_id) return;
  const violations = supplyPathsOf(after).map((field) => {
    const message = `${field} must be empty: a deposit is invoiced before the supply.`;
    return { field, code: 'not_allowed', message };
  });
  if (violations.length > 0) throw invalid(...violations);
}

/** Asserts that the invoice of an order is a draft. @throws ApiError validation_failed */
export function assertNotSent({ status, invoice_number }: Invoice): void {
  if (status === 'draft') return;
  const message = `The deposits of the order are offset by invoice ${invoice_number}, which is ${status}.`;
  throw invalid({ field: 'status', code: 'illegal_move', message });
}
