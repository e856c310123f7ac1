import { startServiceStub } from '@bms/testing';
import { contract } from './harness.ts';

/** A tax as billing returns it to other services. */
interface StubTax {
  title: string;
  rate: string;
  category: string;
}

/** A lookup of items and taxes. */
interface ItemLookup {
  ids: number[];
  own_of: number;
  tax_ids: number[];
  taxes_own_of: number;
}

/** An item with its prices. */
interface StubItem {
  title: string;
  rate: string;
  unit_type?: string;
  currency?: string;
  prices?: { currency: string; rate: string }[];
}

/** A stub of billing with items, taxes and the open invoices of clients. */
export interface TestedBilling {
  /** gRPC target. */
  readonly target: string;
  readonly items: Map<number, StubItem>;
  readonly taxes: Map<number, StubTax>;
  /** The lookups so far. */
  readonly lookups: ItemLookup[];
  readonly openInvoices: Map<number, string[]>;
  /** The number of deposit invoices by order. */
  readonly deposits: Map<number, number>;
  close(): void;
}

/** Starts the stub of billing. */
export async function startBilling(trustedKeys: string): Promise<TestedBilling> {
  const items: TestedBilling['items'] = new Map();
  const taxes: TestedBilling['taxes'] = new Map();
  const lookups: TestedBilling['lookups'] = [];
  const openInvoices: TestedBilling['openInvoices'] = new Map();
  const deposits: TestedBilling['deposits'] = new Map();
  const { target, close } = await startServiceStub(contract, 'billing', trustedKeys, {
    'Items/Lookup': ({ ids, own_of, tax_ids, taxes_own_of }: ItemLookup) => {
      lookups.push({ ids, own_of, tax_ids, taxes_own_of });
      return {
        items: ids.flatMap((id) => (items.has(id) ? [{ id, ...items.get(id) }] : [])),
        taxes: tax_ids.flatMap((tax_id) => (taxes.has(tax_id) ? [{ tax_id, ...taxes.get(tax_id) }] : [])),
      };
    },
    'Invoices/OpenInvoices': ({ client_id }: { client_id: number }) => {
      const numbers = openInvoices.get(client_id) ?? [];
      const invoices = numbers.map((invoice_number, index) => ({ id: index + 1, invoice_number, status: 'draft' }));
      return { invoices: invoices.slice(0, 20), total: invoices.length };
    },
    'Invoices/OrderDeposits': ({ order_id }: { order_id: number }) => ({ total: deposits.get(order_id) ?? 0 }),
  });
  return { target, items, taxes, lookups, openInvoices, deposits, close };
}
