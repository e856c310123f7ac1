import { createClientTaxCheck, createDocumentRules } from '@bms/document-lines';
import { currencyDecimals } from '@bms/money';
import type { SentCapture } from '@bms/printing';
import { type Clients, clientNameSources } from '@bms/projections';
import {
  contextKey,
  type Kit,
  type KnownOrganization,
  type Message,
  type Numbering,
  type ReadTransaction,
  type RecordChange,
  type ResourceRules,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { fieldsOfClient, fillFromClients, findClientNames, takesClient } from '../clients/owners.ts';
import { createLineLookup, documentCurrencies } from '../items/document-lookups.ts';
import { accountedTaxes, accountingTotal } from './accounting.ts';
import { balanceOf, isOverdue, isOwed, refundFields } from './balance.ts';
import { assertOrderNotCancelled } from './cancelled-orders.ts';
import { assertDepositFixed, assertDepositWithoutSupply } from './deposits/offset.ts';
import type { InvoiceEvents } from './invoice-events.ts';
import { BEYOND_DRAFT, type Invoice } from './invoices.model.ts';
import { feesOf, paidFeesOf } from './reminders/reminder.ts';
import { assertTaxParties } from './tax-parties.ts';

/** The dependencies of the invoice rules. */
interface InvoiceDeps {
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly events: InvoiceEvents;
  readonly capture: Pick<SentCapture, 'follow' | 'partiesFor'>;
  /** Updates the invoice of an order when one of its deposit invoices changes. */
  followDeposit(change: RecordChange<Invoice>, tx: Transaction): Promise<void>;
  /** Asserts that an invoice keeps the client of its deposit invoices. */
  assertDepositsKept(change: RecordChange<Invoice>, tx: ReadTransaction): Promise<void>;
}

/** The currency of the client of a new invoice with an exchange rate and no currency: the rate is from it. */
const exchanged = contextKey<string | undefined>('currency of the exchange rate');

const takesCurrency = (sent: Message): boolean => Boolean(sent['exchange_rate']) && !sent['currency'];

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
    prepare: async (sent, call, isNew) => {
      if (isNew) await organization.ready(call);
      await document.prepare(sent, call, isNew);
      if (isNew && takesCurrency(sent))
        call.context.set(exchanged, await currencies.ofClient(Number(sent['client_id']), call));
    },
    normalize: (sent, call, before) => {
      const currency = before ? undefined : call.context.get(exchanged);
      return document.normalize(currency ? { ...sent, currency } : sent, call, before);
    },
    defaults: () => ({ paid: 0, credited: 0, refunded: 0, written_off: 0, deposited: 0, transferred: 0 }),
    searchSources: clientNameSources(BEYOND_DRAFT, findClientNames(clients)),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    compute: async (invoice, { session }, change) => {
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
    assert: async (change, tx) => {
      assertDepositFixed(change);
      assertDepositWithoutSupply(change);
      await assertDepositsKept(change, tx);
      await assertOrderNotCancelled(kit, change, tx.session);
      await checkTaxes(change, tx);
      assertTaxParties(change, capture.partiesFor(change.call, change.after.client_id));
      if (takesClient(change)) await numbers.exclude(tx.session);
    },
    follow: async (change, tx) => {
      await followDeposit(change, tx);
      await capture.follow(change, tx);
    },
    events: events.ofChange,
  };
}

/**
 * Returns the stored fields by which overdue invoices are found in an index. They are refreshed later by the sweeps.
 */
export function overdueFields(invoice: StoredValues<Invoice>, today: Date): StoredValues<Invoice> {
  const overdue = isOverdue(invoice, today);
  const mayBecome = !overdue && isOwed(invoice.status);
  return {
    overdue,
    turns_overdue: mayBecome ? invoice.due_date : undefined,
    overdue_told: invoice.overdue_told ?? false,
  };
}
