import { eventually, type RpcOptions } from '@bms/testing';
import type { ShownOrder } from './crm.ts';
import type { TestedBilling } from './harness.ts';
import { invoicesOf, type ShownInvoice } from './invoices.ts';

export const VAT = { tax_id: 1, title: 'VAT 19 %', rate: '19', category: 'S', base: 1000, amount: 190 };
const REDUCED = { tax_id: 2, title: 'VAT 7 %', rate: '7', category: 'S', base: 500, amount: 35 };

/** The calls of a process about deposits. */
export interface Deposits {
  /** Stores an order of 1,000 at 19 % and 500 at 7 %, 1,725 with taxes. */
  newOrder(more?: Partial<ShownOrder>): ShownOrder;
  /** Creates a deposit invoice, by default of 30 %. */
  deposit(orderId: number, values?: object, options?: RpcOptions): Promise<ShownInvoice>;
  send(id: number): Promise<ShownInvoice>;
  sentDeposit(orderId: number, values?: object): Promise<ShownInvoice>;
  /** Confirms an order. @returns its invoice, a draft */
  confirmed(order: ShownOrder): Promise<ShownInvoice>;
}

type One = { record: ShownInvoice };

export function depositsOf(billing: TestedBilling): Deposits {
  const { call, crm, running } = billing;
  let nextOrder = 100;
  const deposit: Deposits['deposit'] = async (order_id, values = { percent: '30' }, options = {}) =>
    (await call<One>('Invoices/CreateDeposit', { order_id, ...values }, options)).message.record;
  const send: Deposits['send'] = async (id) => (await call<One>('Invoices/Send', { id })).message.record;
  return {
    newOrder: (more = {}) => {
      nextOrder += 1;
      const order = {
        id: nextOrder,
        order_number: `ORD-${nextOrder}`,
        client_id: 1,
        created_by: 1,
        status: 'processing',
        currency: 'EUR',
        items: [
          { title: 'Chai', quantity: '10', rate: '100', tax_ids: [1], net: 1000, tax_total: 190 },
          { title: 'Bread', quantity: '5', rate: '100', tax_ids: [2], net: 500, tax_total: 35 },
        ],
        taxes: [VAT, REDUCED],
        withheld: [],
        subtotal: 1500,
        discount_total: 0,
        total: 1725,
        ...more,
      };
      crm.orders.set(order.id, order);
      return order;
    },
    deposit,
    send,
    sentDeposit: async (orderId, values) => send((await deposit(orderId, values)).id),
    confirmed: async ({ id, client_id, items, taxes, withheld }) => {
      const lines = items.map(({ title, quantity, rate, tax_ids }) => ({ title, quantity, rate, tax_ids }));
      await crm.confirm({ id, client_id, items: lines, taxes, withheld });
      const found = await eventually(() => running.kit.db.collection('invoices').findOne({ order_id: id }));
      return invoicesOf(billing).show(Number(found!['_id']));
    },
  };
}
