import type { HandlerOf, Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { type Invoice, OPEN } from './invoices.model.ts';

/** Returns the oldest open invoices of a client, and the number of all of them. */
export function listOpenInvoices({ model, rpc }: Resource<Invoice>): HandlerOf<'/bms.billing.Invoices/OpenInvoices'> {
  const most = rpc('OpenInvoices').response.field('invoices')!.rules.maxItems;
  return async ({ request: { client_id } }) => {
    const open = { client_id, status: trusted({ $in: OPEN }) };
    const [found, total] = await Promise.all([
      model.find(open, { invoice_number: 1, status: 1 }).sort({ created_at: 1 }).limit(most).lean(),
      model.countDocuments(open),
    ]);
    return { invoices: found.map(({ _id: id, invoice_number, status }) => ({ id, invoice_number, status })), total };
  };
}
