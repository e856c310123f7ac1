import { currencyDecimals } from '@bms/money';
import {
  type Clients,
  createClientTaxCheck,
  createDocumentRules,
  type Kit,
  type KnownOrganization,
  type Numbering,
  type RecordChange,
  type ResourceRules,
  type Transaction,
} from '@bms/service-kit';
import { fillFromClients, ownerOf, takesOwner } from '../clients/owners.ts';
import { createLineLookup } from '../items/line-lookup.ts';
import { assertDepositFixed } from './deposits/offset.ts';
import type { InvoiceEvents } from './invoice-events.ts';
import { balanceOf, type Invoice } from './invoices.model.ts';
import { isOverdue, overdueFields } from './overdue.ts';
import { feesOf } from './reminders/reminder.ts';

/** The dependencies of the invoice rules. */
interface InvoiceDeps {
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly events: InvoiceEvents;
  /** Updates the invoice of an order when one of its deposit invoices changes. */
  followDeposit(change: RecordChange<Invoice>, tx: Transaction): Promise<void>;
}

/** Creates the rules of invoices that the contract does not state. */
export function invoiceRules(
  kit: Kit,
  { clients, organization, numbers, events, followDeposit }: InvoiceDeps,
): ResourceRules<Invoice> {
  const currency = () => organization.current().currency;
  const document = createDocumentRules(createLineLookup(kit.db));
  const checkTaxes = createClientTaxCheck(clients.find);
  return {
    numbers,
    normalize: async (sent, call, before) => {
      if (!before) await organization.ready(call);
      return document.normalize(sent, call, before);
    },
    defaults: () => ({ paid: 0, credited: 0, refunded: 0, written_off: 0, deposited: 0 }),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computeStored: async (invoice, { session }, change) => ({
      ...document.amounts(invoice, change),
      ...overdueFields(invoice, new Date()),
      ...(invoice.version !== undefined && (await ownerOf(clients, invoice, session))),
    }),
    computed: {
      ...document.computed,
      balance: balanceOf,
      reminder_fees: feesOf,
      overdue: (invoice) => isOverdue(invoice, new Date()),
      currency_decimals: (invoice) => currencyDecimals(invoice.currency || currency()),
    },
    fallbacks: { currency },
    check: async (change, tx) => {
      assertDepositFixed(change);
      await checkTaxes(change, tx);
      await followDeposit(change, tx);
      if (takesOwner(change)) await numbers.exclude(tx.session);
    },
    events: events.ofChange,
  };
}
