import { currencyDecimals } from '@bms/contracts/money';
import {
  type Clients,
  type Kit,
  type KnownOrganization,
  linesOf,
  linesWithTotals,
  type Numbering,
  normalizeLines,
  type RecordChange,
  type ResourceRules,
  sumOfLines,
  type Transaction,
} from '@bms/service-kit';
import { createItemLookup } from '../items/item-lookup.ts';
import type { InvoiceEvents } from './invoice-events.ts';
import type { Invoice } from './invoices.model.ts';
import { isOverdue, overdueFields } from './overdue.ts';
import { fillFromClients, ownerOf } from './owners.ts';

/** The dependencies of the invoice rules. */
interface InvoiceDeps {
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly events: InvoiceEvents;
}

/** Creates the rules of invoices that the contract does not state. */
export function invoiceRules(
  kit: Kit,
  { clients, organization, numbers, events }: InvoiceDeps,
): ResourceRules<Invoice> {
  const currency = () => organization.current().currency;
  const withItems = normalizeLines(createItemLookup(kit.db));
  return {
    numbers,
    normalize: async (sent, call, before) => {
      if (!before) await organization.ready(call);
      return withItems(sent, call, before);
    },
    defaults: () => ({ paid: 0 }),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computeStored: async (invoice, { session }) => ({
      total: sumOfLines(linesOf(invoice)),
      ...overdueFields(invoice, new Date()),
      ...(invoice.version !== undefined && (await ownerOf(clients, invoice, session))),
    }),
    computed: {
      items: (invoice) => linesWithTotals(invoice),
      balance: ({ total, paid }) => total - paid,
      overdue: (invoice) => isOverdue(invoice, new Date()),
      currency_decimals: (invoice) => currencyDecimals(invoice.currency || currency()),
    },
    fallbacks: { currency },
    check: (change, tx) => check(change, tx, numbers),
    events: events.ofChange,
  };
}

async function check(change: RecordChange<Invoice>, { session }: Transaction, numbers: Numbering): Promise<void> {
  // An invoice that gets another client takes that client's owner, which must not change concurrently.
  if (change.kind === 'updated' && change.changed.has('client_id')) await numbers.exclude(session);
}
