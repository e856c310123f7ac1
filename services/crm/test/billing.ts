import { startServiceStub } from '@bms/testing';
import { contract } from './harness.ts';

/** A stub of billing with items and the open invoices of clients. */
export interface TestedBilling {
  /** gRPC target. */
  readonly target: string;
  readonly items: Map<number, { title: string; rate: string }>;
  readonly openInvoices: Map<number, string[]>;
  close(): void;
}

/** Starts the stub of billing. */
export async function startBilling(trustedKeys: string): Promise<TestedBilling> {
  const items: TestedBilling['items'] = new Map();
  const openInvoices: TestedBilling['openInvoices'] = new Map();
  const { target, close } = await startServiceStub(contract, 'billing', trustedKeys, {
    'Items/Lookup': ({ ids }: { ids: number[] }) => ({
      items: ids.flatMap((id) => (items.has(id) ? [{ id, ...items.get(id) }] : [])),
    }),
    'Invoices/OpenInvoices': ({ client_id }: { client_id: number }) => {
      const numbers = openInvoices.get(client_id) ?? [];
      const invoices = numbers.map((invoice_number, index) => ({ id: index + 1, invoice_number, status: 'draft' }));
      return { invoices: invoices.slice(0, 20), total: invoices.length };
    },
  });
  return { target, items, openInvoices, close };
}
