import { invalid } from '@bms/contracts';
import { formatMoney } from '@bms/money';
import {
  type Call,
  compileAnswer,
  type HandlerOf,
  ifFound,
  insertRecord,
  type Resource,
  type Transaction,
  unknownReference,
  viewScope,
} from '@bms/service-kit';
import { creditedTotalOf } from '../balance.ts';
import type { OpenInvoices } from '../invoice-resource.ts';
import type { Invoice } from '../invoices.model.ts';
import type { PaymentTerms } from '../payment-terms.ts';
import { type DepositOrder, depositLines } from './deposit-lines.ts';
import { assertNotSent, depositsOf, findFinal } from './offset.ts';

const GET = '/bms.crm.Orders/Get';
/** The statuses of orders that no deposit is invoiced for. */
const ENDED = ['completed', 'cancelled'];

interface CreateDeposit {
  readonly order_id: number;
  readonly percent?: string | undefined;
  readonly amount?: number | undefined;
  readonly due_date?: string;
}

/**
 * Creates the handler that creates a draft for a part of an order.
 * @throws ApiError validation_failed for an order that is unknown or ended, and above the amount without deposits
 */
export function createDeposit(
  opened: OpenInvoices,
  terms: PaymentTerms,
): HandlerOf<'/bms.billing.Invoices/CreateDeposit'> {
  const { resource } = opened;
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('CreateDeposit'));
  return async (call) => {
    const order = await loadOrder(opened, call.request.order_id, call);
    const amount = depositAmount(call.request, order.total);
    // The projection of the client is fetched if it is missing.
    await kit.references.lookup('clients')([order.client_id], call);
    return kit.write(call, async (tx) => {
      await assertAvailable(resource, order, amount, tx);
      const { id, client_id, currency } = order;
      const { due_date: sent } = call.request;
      const due_date = sent ? new Date(sent) : await terms.dueDate(kit.days.today(), { client_id }, tx.session);
      const values = { deposit_of_order_id: id, client_id, currency, due_date, ...depositLines(order, amount) };
      const deposit = await insertRecord(resource, values, call, tx);
      call.setVersion(deposit.version);
      return answer(deposit);
    });
  };
}

/** Loads the order from crm. @throws ApiError validation_failed naming order_id */
async function loadOrder({ resource, clients }: OpenInvoices, id: number, call: Call): Promise<DepositOrder> {
  const order = (await ifFound(resource.kit.request(GET, { id }, call)))?.record;
  const scope = viewScope(call.caller, 'orders');
  const isOwn = async (): Promise<boolean> =>
    order?.created_by === call.caller.userId ||
    (order != null && (await clients.get(order.client_id))?.owner_id === call.caller.userId);
  if (!order || !(scope === 'all' || (scope === 'own' && (await isOwn())))) {
    throw invalid(unknownReference('order_id', id));
  }
  if (ENDED.includes(order.status)) {
    const message = `order_id must be an order that is not ${ENDED.join(' or ')}; this order is ${order.status}.`;
    throw invalid({ field: 'order_id', code: 'illegal_move', message });
  }
  return order;
}

/** Returns the amount of the deposit with taxes. @throws ApiError validation_failed unless one of two fields is sent */
function depositAmount({ percent, amount }: CreateDeposit, total: number): number {
  const hasPercent = percent !== undefined && percent !== '';
  if (hasPercent && typeof amount === 'number') {
    const message = 'amount and percent exclude each other; one of them must be null.';
    throw invalid({ field: 'amount', code: 'excluded', message });
  }
  if (hasPercent) return percentOf(total, percent);
  if (typeof amount === 'number') return amount;
  throw invalid({ field: 'percent', code: 'required', message: 'percent or amount is required.' });
}

/** Returns a share of an amount, rounded half up. @param percent with at most 4 decimal places */
function percentOf(total: number, percent: string): number {
  const scaled = BigInt(Math.round(Number(percent) * 10_000));
  return Number((BigInt(total) * scaled * 2n + 1_000_000n) / 2_000_000n);
}

/** Asserts that the deposits of an order do not exceed its total, and that its invoice was not sent and has its client. */
async function assertAvailable(
  resource: Resource<Invoice>,
  { id, client_id, total, currency }: DepositOrder,
  amount: number,
  { session }: Transaction,
): Promise<void> {
  const final = await findFinal(resource, id, session);
  if (final) assertNotSent(final);
  if (final && final.client_id !== client_id) throw otherClient(final);
  const others = (await depositsOf(resource, [id], session)).get(id) ?? [];
  const left = others.reduce(
    (rest, deposit) => rest - (deposit.status === 'cancelled' ? 0 : deposit.total - creditedTotalOf(deposit)),
    total,
  );
  if (amount > 0 && amount <= left) return;
  const written = (minor: number) => formatMoney(minor, { currency });
  const message = `The deposit must be above 0 and at most ${written(left)}, the total of the order without its other deposits; it is ${written(amount)}.`;
  throw invalid({ field: 'order_id', code: 'above_balance', message });
}

function otherClient({ invoice_number }: Invoice) {
  const message = `order_id must be an order whose invoice has the same client; ${invoice_number} has another one.`;
  return invalid({ field: 'order_id', code: 'not_allowed', message });
}
