import type { DomainEvent, RecordChange, StoredRecord } from '@bms/service-kit';

/** Status that others are told of by an event of its own. */
const TOLD = ['sent', 'paid'];

/** Tells of each change of an invoice, and of those that others wait for. */
export function invoiceEvents({ kind, before, after }: RecordChange & { after: StoredRecord }): DomainEvent[] {
  const status = String(after['status']);
  const reached = kind === 'updated' && before?.['status'] !== status && TOLD.includes(status);
  return [`invoice.${kind}`, ...(reached ? [`invoice.${status}`] : [])].map((type) => invoiceEvent(type, after));
}

/** An event that tells of an invoice as it is, e.g. `invoice.overdue`. */
export function invoiceEvent(type: string, invoice: StoredRecord): DomainEvent {
  const { _id: id, version, invoice_number, client_id, status, total, paid, due_date } = invoice;
  const { order_id = 0, owner_id = 0, created_by } = invoice as StoredRecord & { owner_id?: number };
  return {
    message: 'bms.billing.InvoiceEvent',
    type,
    recordId: id,
    version,
    module: 'invoices',
    owners: [...new Set([created_by, owner_id])].filter((user) => user > 0),
    clientId: Number(client_id),
    data: {
      id,
      version,
      invoice_number,
      client_id,
      status,
      total,
      paid,
      due_date: due_date instanceof Date ? due_date.toISOString().slice(0, 10) : '',
      order_id,
      owner_id,
      created_by,
    },
  };
}
