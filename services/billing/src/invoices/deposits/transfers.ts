import { type Call, changeOneOfMany, type Resource, type Transaction } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { trusted } from 'mongoose';
import { balanceOf, keptPayments, refundableAlone, statusOf, writtenOffAfter } from '../balance.ts';
import type { Invoice } from '../invoices.model.ts';
import { findFinal } from './offset.ts';

/** The changes of an invoice by transfers. */
type Transferred = Partial<Pick<Invoice, 'transfers' | 'transferred'>>;

/**
 * Moves what is overpaid on the invoice of an order to its deposit invoices that are not paid: the credit note of the
 * supply counts for its deposits too. Changes the deposit invoices.
 * @param final the invoice of the order with its pending changes
 * @returns its changes
 */
export async function transferToDeposits(
  resource: Resource<Invoice>,
  final: Invoice,
  call: Call,
  tx: Transaction,
): Promise<Transferred> {
  if (balanceOf(final) >= 0 || !final.deposits?.length) return {};
  let changed = final;
  for (const deposit of await depositsIn(resource, final, tx.session)) {
    const amount = Math.min(-balanceOf(changed), openOf(deposit));
    if (amount <= 0) continue;
    const moved = { ...transferOf(resource, deposit, final, -amount), ...writtenOffAfter(deposit, amount) };
    await changeOneOfMany(resource, deposit, { ...moved, status: statusOf({ ...deposit, ...moved }) }, call, tx);
    changed = { ...changed, ...transferOf(resource, changed, deposit, amount) };
  }
  const { transfers, transferred } = changed;
  return changed === final ? {} : { transfers, transferred };
}

/**
 * Moves what is overpaid on the invoice of an order to one of its deposit invoices whose payment is refunded: the money
 * that is due on the one was paid on the other. Changes the invoice of the order.
 * @param deposit the deposit invoice with its pending changes
 * @returns its changes
 */
export async function transferFromFinal(
  resource: Resource<Invoice>,
  deposit: Invoice,
  call: Call,
  tx: Transaction,
): Promise<Transferred> {
  const final = await findSentFinal(resource, deposit, tx.session);
  if (!final) return {};
  await excludeOther(resource, final, tx.session);
  const amount = Math.min(-balanceOf(final), balanceOf(deposit));
  if (amount <= 0) return {};
  await changeOneOfMany(resource, final, transferOf(resource, final, deposit, amount), call, tx);
  return transferOf(resource, deposit, final, -amount);
}

/**
 * Returns the amount that can be refunded of an invoice: the payments that are not refunded. Of the invoice of an order,
 * also what is overpaid with its deposits; of a deposit invoice, only what was not refunded there.
 */
export async function refundableOf(
  resource: Resource<Invoice>,
  invoice: Invoice,
  { session }: Transaction,
): Promise<number> {
  return Math.min(await keptOfOrder(resource, invoice, session), refundableAlone(invoice));
}

/**
 * Returns the amount of an invoice's payments that can be voided: what is not refunded there, nor on another invoice of the
 * order.
 */
export async function voidableOf(
  resource: Resource<Invoice>,
  invoice: Invoice,
  { session }: Transaction,
): Promise<number> {
  return Math.min(keptPayments(invoice), await keptOfOrder(resource, invoice, session));
}

/** Returns the payments of an order's invoices that are not refunded; without an order, those of the invoice. */
async function keptOfOrder(resource: Resource<Invoice>, invoice: Invoice, session: ClientSession): Promise<number> {
  const final = invoice.deposits?.length ? invoice : await findSentFinal(resource, invoice, session);
  if (!final) return keptPayments(invoice);
  const deposits = await depositsIn(resource, final, session);
  return [final, ...deposits].reduce((sum, one) => sum + keptPayments(one), 0);
}

/** Makes a transaction that takes money off a deposit invoice conflict with others of its order. */
export async function excludeOrder(
  resource: Resource<Invoice>,
  deposit: Invoice,
  { session }: Transaction,
): Promise<void> {
  const final = await findSentFinal(resource, deposit, session);
  if (final) await excludeOther(resource, final, session);
}

async function excludeOther({ model }: Resource<Invoice>, final: Invoice, session: ClientSession): Promise<void> {
  await model.updateOne({ _id: final._id }, { $inc: { deposit_refunds: 1 } }, { session });
}

/** Returns the amount of an invoice that is owed or was written off. */
const openOf = (invoice: Invoice): number => Math.max(0, balanceOf(invoice)) + (invoice.written_off ?? 0);

/** Finds the deposit invoices that the invoice of an order offsets, the oldest first. */
async function depositsIn(
  { model }: Resource<Invoice>,
  { deposits }: Invoice,
  session: ClientSession,
): Promise<Invoice[]> {
  const _id = trusted({ $in: deposits.map(({ invoice_id }) => invoice_id) });
  return model.find({ _id }).sort({ _id: 1 }).session(session).lean();
}

/** Finds the sent invoice of an order that offsets a deposit invoice. */
async function findSentFinal(
  resource: Resource<Invoice>,
  { _id, deposit_of_order_id: orderId }: Invoice,
  session: ClientSession,
): Promise<Invoice | undefined> {
  const final = orderId ? await findFinal(resource, orderId, session) : undefined;
  const isOffset = final?.deposits?.some(({ invoice_id }) => invoice_id === _id) ?? false;
  return isOffset && final?.status !== 'draft' ? final : undefined;
}

/** Returns the changes of an invoice by one more transfer. @param amount above 0 if it is moved to the other invoice */
export function transferOf(
  { kit }: Pick<Resource<Invoice>, 'kit'>,
  { transfers = [], transferred = 0 }: Invoice,
  { _id: invoice_id, invoice_number }: Invoice,
  amount: number,
): Required<Transferred> {
  const entry = { invoice_id, invoice_number, amount, transferred_on: kit.days.today() };
  return { transfers: [...transfers, entry], transferred: transferred + amount };
}
