import { assertStatus, type Call, changeRecord, type Kit, type Resource, type Transaction } from '@bms/service-kit';
import { Mutex } from 'async-mutex';
import { balanceOf } from './balance.ts';
import { depositsOf, type Offset, offsetOf } from './deposits/offset.ts';
import type { OpenInvoices } from './invoice-resource.ts';
import type { Invoice } from './invoices.model.ts';

/**
 * Creates the function that sends a draft as part of a transaction. A draft with a balance of zero becomes paid at once,
 * since no payment would ever follow. A draft with a provisional number gets the next one. The invoice of an order offsets
 * the deposit invoices that were sent until now.
 */
export function sendDraft({ resource, numbers }: Pick<OpenInvoices, 'resource' | 'numbers'>) {
  return async (draft: Invoice, call: Call, tx: Transaction): Promise<Invoice> => {
    assertStatus(resource, draft, 'sent', 'Send');
    const offset = await offsetOfOrder(resource, draft, tx);
    const sent_on = resource.kit.days.today();
    const number = await numbers.numberSent(draft, tx.session);
    const sent = await changeRecord(resource, draft, { status: 'sent', sent_on, ...number, ...offset }, call, tx);
    return balanceOf(sent) <= 0 ? changeRecord(resource, sent, { status: 'paid' }, call, tx) : sent;
  };
}

async function offsetOfOrder(
  resource: Resource<Invoice>,
  { order_id: orderId, client_id: clientId }: Invoice,
  { session }: Transaction,
): Promise<Offset | undefined> {
  const deposits = orderId ? (await depositsOf(resource, [orderId], session)).get(orderId) : undefined;
  return deposits && offsetOf(deposits, clientId);
}

/**
 * Returns the resource with writes that run one after another while `isContended` returns true. Transactions that number
 * invoices write the same counter: at once, those of a process would conflict and be repeated many times.
 */
export function writeInTurn(resource: Resource<Invoice>, isContended: () => boolean): Resource<Invoice> {
  const { kit } = resource;
  const mutex = new Mutex();
  const write: Kit['write'] = (call, work) =>
    isContended() ? mutex.runExclusive(() => kit.write(call, work)) : kit.write(call, work);
  return { ...resource, kit: { ...kit, write } };
}
