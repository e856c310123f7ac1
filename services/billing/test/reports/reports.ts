import type { RpcOptions } from '@bms/testing';
import type { TestedBilling } from '../harness.ts';
import { type Invoices, invoicesOf, issueCredit, type ShownInvoice } from '../invoices.ts';

/** The time for the histories that a property test tries, in milliseconds: a slow machine tries fewer. */
export const HISTORIES_MS = 30_000;

/** A report as the API returns it. */
export interface ShownReport<Row = Record<string, unknown>> {
  readonly records: Row[];
  /** Of the taxes. */
  readonly withheld?: Row[];
  readonly from?: string;
  readonly to: string;
  readonly client_name?: string;
}

/** The calls of a process about reports. */
export interface Reports extends Invoices {
  /** Creates an invoice of an amount and sends it; it counts as created and sent on the given day. */
  sentOn(day: string, amount: number, more?: object): Promise<ShownInvoice>;
  /** Credits an amount of an invoice, or all of it; the credit note counts as issued on the given day. */
  creditOn(day: string, invoice_id: number, amount?: number): Promise<void>;
  /** Gets a report. @param name e.g. `Revenue` */
  report<Row = Record<string, unknown>>(
    name: string,
    request?: object,
    options?: RpcOptions,
  ): Promise<ShownReport<Row>>;
}

/** Days in the past cannot be chosen by the API, so they are set in the database. */
export function reportsOf(billing: TestedBilling): Reports {
  const invoices = invoicesOf(billing);
  const { db } = billing.running.kit;
  const move = async (name: string, _id: number, values: Record<string, Date>) =>
    void (await db.collection<{ _id: number }>(name).updateOne({ _id }, { $set: values }));
  return {
    ...invoices,
    sentOn: async (day, amount, more = {}) => {
      const items = [{ title: 'Consulting', quantity: '1', rate: String(amount) }];
      const invoice = await invoices.sent({ items, ...more });
      await move('invoices', invoice.id, { sent_on: new Date(day), created_at: new Date(`${day}T10:30:00Z`) });
      return invoice;
    },
    creditOn: async (day, invoice_id, amount) => {
      const items = amount === undefined ? [] : [{ title: 'Credit', quantity: '1', rate: String(amount) }];
      const id = await issueCredit(billing, { invoice_id, items });
      await move('credit_notes', id, { issued_on: new Date(day) });
    },
    report: async <Row>(name: string, request: object = {}, options: RpcOptions = {}) =>
      (await billing.call<ShownReport<Row>>(`Reports/${name}`, request, options)).message,
  };
}
