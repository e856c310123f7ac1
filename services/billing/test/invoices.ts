import type { Answered, RpcClient, RpcOptions } from '@bms/testing';

/** An invoice as the API returns it. */
export interface ShownInvoice {
  id: number;
  invoice_number: string;
  client_id: number;
  status: string;
  total: number;
  withheld: { tax_id: number; title: string; rate: string; base: number; amount: number }[];
  withheld_total: number;
  paid: number;
  balance: number;
  refunded: number;
  written_off: number;
  reminders: { step: number; reminded_on: string; fee: number; waived_on?: string }[];
  reminder_fees: number;
  reminder_fees_paid: number;
  due_date: string;
  sent_on?: string;
  overdue: boolean;
  credited: number;
  credit_notes: { id: number; credit_note_number: string; total: number }[];
  order_id?: number;
  deposited: number;
  deposits: {
    invoice_id: number;
    invoice_number: string;
    amount: number;
    net: number;
    total: number;
    date: string;
    withheld: ShownInvoice['withheld'];
  }[];
  transferred: number;
  transfers: { invoice_id: number; amount: number; transferred_on: string }[];
  created_by: number;
  items: {
    item_id?: number;
    title: string;
    quantity: string;
    rate: string;
    total: string;
    tax_ids: number[];
    discount_percent?: string;
    net: number;
  }[];
  payments: { id: number; amount: number; paid_on: string; method: string; note: string; created_by: number }[];
}

/** The calls of a process about invoices. */
export interface Invoices {
  /** Creates an invoice of 200 that is due in the far future; `more` overrides its fields. */
  create(more?: object, options?: RpcOptions): Promise<ShownInvoice>;
  show(id: number, options?: RpcOptions): Promise<ShownInvoice>;
  update(id: number, invoice: object, options?: RpcOptions): Promise<Answered<object>>;
  pay(id: number, payment: object, options?: RpcOptions): Promise<ShownInvoice>;
  /** Creates an invoice and sends it. */
  sent(more?: object): Promise<ShownInvoice>;
}

/** Creates a credit note of all lines, or of those in `values`, and issues it. @returns its id */
export async function issueCredit({ call }: Pick<RpcClient, 'call'>, values: object): Promise<number> {
  const credit_note = { reason: 'Damaged', ...values };
  const { id } = (await call<{ record: { id: number } }>('CreditNotes/Create', { credit_note })).message.record;
  await call('CreditNotes/Issue', { id });
  return id;
}

/** Creates a tax. @returns its id */
export const createTax = async ({ call }: Pick<RpcClient, 'call'>, tax: object): Promise<number> =>
  (await call<{ record: { id: number } }>('Taxes/Create', { tax })).message.record.id;

/** Creates a value-added tax. @param rate in percent @returns its id */
export const createVat = (service: Pick<RpcClient, 'call'>, rate: string): Promise<number> =>
  createTax(service, { title: `VAT ${rate} %`, rate });

export const line = { title: 'Consulting', quantity: '2', rate: '100' };
const standard = { client_id: 1, due_date: '2999-12-31', items: [line] };

export function invoicesOf({ call }: Pick<RpcClient, 'call'>): Invoices {
  type One = { record: ShownInvoice };
  const create: Invoices['create'] = async (more = {}, options = {}) =>
    (await call<One>('Invoices/Create', { invoice: { ...standard, ...more } }, options)).message.record;
  return {
    create,
    show: async (id, options = {}) => (await call<One>('Invoices/Get', { id }, options)).message.record,
    update: (id, invoice, options = {}) =>
      call('Invoices/Update', { id, invoice, update_mask: { paths: Object.keys(invoice) } }, options),
    pay: async (id, payment, options = {}) =>
      (await call<One>('Invoices/AddPayment', { id, payment }, options)).message.record,
    sent: async (more = {}) => {
      const { id } = await create(more);
      return (await call<One>('Invoices/Send', { id })).message.record;
    },
  };
}
