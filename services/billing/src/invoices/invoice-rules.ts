import { currencyDecimals } from '@bms/money';
import type { SentCapture } from '@bms/printing';
import {
  type Call,
  type Clients,
  clientNameSources,
  createClientTaxCheck,
  createDocumentRules,
  type DocumentCurrencies,
  type Kit,
  type KnownOrganization,
  type Message,
  type Numbering,
  type RecordChange,
  type ResourceRules,
  type Transaction,
} from '@bms/service-kit';
import { fieldsOfClient, fillFromClients, findClientNames, takesClient } from '../clients/owners.ts';
import { documentCurrencies } from '../items/document-currencies.ts';
import { createLineLookup } from '../items/line-lookup.ts';
import { accountedTaxes, accountingTotal } from './accounting.ts';
import { assertOrderNotCancelled } from './cancelled-orders.ts';
import { assertDepositFixed, assertDepositWithoutSupply } from './deposits/offset.ts';
import type { InvoiceEvents } from './invoice-events.ts';
import { BEYOND_DRAFT, balanceOf, type Invoice, refundFields } from './invoices.model.ts';
import { isOverdue, overdueFields } from './overdue.ts';
import { feesOf, paidFeesOf } from './reminders/reminder.ts';
import { assertTaxParties } from './tax-parties.ts';

/** The dependencies of the invoice rules. */
interface InvoiceDeps {
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly events: InvoiceEvents;
  readonly capture: Pick<SentCapture, 'check' | 'partiesFor'>;
  /** Updates the invoice of an order when one of its deposit invoices changes. */
  followDeposit(change: RecordChange<Invoice>, tx: Transaction): Promise<void>;
  /** Asserts that an invoice keeps the client of its deposit invoices. */
  assertDepositsKept(change: RecordChange<Invoice>, tx: Transaction): Promise<void>;
}

/** Returns a new invoice with the currency that its exchange rate is from: its own, else that of its client. */
async function withExchangedCurrency(sent: Message, call: Call, currencies: DocumentCurrencies): Promise<Message> {
  if (!sent['exchange_rate'] || sent['currency']) return sent;
  const currency = await currencies.ofClient(Number(sent['client_id']), call);
  return currency ? { ...sent, currency } : sent;
}

/** Creates the rules of invoices that the contract does not state. */
export function invoiceRules(
  kit: Kit,
  { clients, organization, numbers, events, capture, followDeposit, assertDepositsKept }: InvoiceDeps,
): ResourceRules<Invoice> {
  const currency = () => organization.current().currency;
  const currencies = documentCurrencies(kit, clients, organization);
  const document = createDocumentRules(createLineLookup(kit.db), currencies);
  const checkTaxes = createClientTaxCheck(clients.find);
  return {
    numbers,
    normalize: async (sent, call, before) => {
      if (before) return document.normalize(sent, call, before);
      await organization.ready(call);
      return document.normalize(await withExchangedCurrency(sent, call, currencies), call, undefined);
    },
    defaults: () => ({ paid: 0, credited: 0, refunded: 0, written_off: 0, deposited: 0, transferred: 0 }),
    searchSources: clientNameSources(BEYOND_DRAFT, findClientNames(clients)),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computeStored: async (invoice, { session }, change) => {
      const computed = document.amounts(invoice, change);
      const accounting = accountedTaxes(invoice, computed.taxes, currency());
      const amounts = { ...computed, ...accounting, reminder_fees: feesOf(invoice) };
      return {
        ...amounts,
        ...overdueFields(invoice, kit.days.today()),
        ...refundFields({ ...invoice, ...amounts }),
        ...(invoice.version !== undefined && (await fieldsOfClient(clients, invoice, session, BEYOND_DRAFT))),
      };
    },
    computed: {
      ...document.computed,
      balance: balanceOf,
      accounting_tax_total: accountingTotal,
      reminder_fees_paid: paidFeesOf,
      overdue: (invoice) => isOverdue(invoice, kit.days.today()),
      currency_decimals: (invoice) => currencyDecimals(invoice.currency || currency()),
    },
    fallbacks: { currency },
    check: async (change, tx) => {
      assertDepositFixed(change);
      assertDepositWithoutSupply(change);
      await assertDepositsKept(change, tx);
      await assertOrderNotCancelled(kit, change, tx.session);
      await checkTaxes(change, tx);
      assertTaxParties(change, capture.partiesFor(change.call, change.after.client_id));
      await followDeposit(change, tx);
      if (takesClient(change)) await numbers.exclude(tx.session);
      await capture.check(change, tx);
    },
    events: events.ofChange,
  };
}
