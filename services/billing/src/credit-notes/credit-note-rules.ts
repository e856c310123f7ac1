import { currencyDecimals } from '@bms/money';
import {
  type Call,
  type Clients,
  createDocumentRules,
  dayText,
  type Kit,
  type KnownOrganization,
  type LineLookup,
  type Numbering,
  type RecordChange,
  type RecordEvents,
  type Resource,
  type ResourceRules,
  recordEvent,
  statusEvents,
} from '@bms/service-kit';
import { fillFromClients, ownerOf, takesOwner } from '../clients/owners.ts';
import { type Invoice, invoices as invoiceDefinition } from '../invoices/invoices.model.ts';
import { createLineLookup } from '../items/line-lookup.ts';
import { type CreditNote, creditNotes } from './credit-notes.model.ts';
import { creditInvoice, loadCreditedInvoice, requestLines, valuesOfInvoice } from './credited-invoice.ts';

/** The dependencies of the rules. */
interface CreditNoteDeps {
  readonly invoices: Resource<Invoice>;
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
}

/** The invoice that a new credit note corrects. */
interface Credited {
  readonly invoice: Invoice;
  /** True if all lines are credited. */
  readonly isWhole: boolean;
}

/** Creates the rules of credit notes that the contract does not state. */
export function creditNoteRules(
  kit: Kit,
  { invoices, clients, organization, numbers }: CreditNoteDeps,
): ResourceRules<CreditNote> {
  const currency = () => organization.current().currency;
  const document = createDocumentRules(withoutTaxes(createLineLookup(kit.db)));
  const credited = new WeakMap<Call, Credited>();
  return {
    numbers,
    normalize: async (sent, call) => {
      await organization.ready(call);
      const invoice = await loadCreditedInvoice(invoices, Number(sent['invoice_id']), call);
      const items = sent['items'] as unknown[] | undefined;
      const isWhole = !items?.length;
      credited.set(call, { invoice, isWhole });
      return document.normalize({ ...sent, items: isWhole ? requestLines(invoice) : items }, call, invoice);
    },
    defaults: (call) => {
      const { invoice, isWhole } = credited.get(call)!;
      return valuesOfInvoice(invoice, isWhole, currency());
    },
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computeStored: async (record, { session }, change) => ({
      ...document.amounts(record, change),
      ...(record.version !== undefined && (await ownerOf(clients, record, session))),
    }),
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency),
    },
    check: async (change, tx) => {
      if (takesOwner(change)) await numbers.exclude(tx.session);
      if (change.kind === 'created') await creditInvoice(invoices, change, tx);
    },
    events,
  };
}

/** A credit note has the taxes of its invoice with their rates, so taxes are never looked up. */
const withoutTaxes =
  (lookup: LineLookup): LineLookup =>
  (ids, call) =>
    lookup({ ...ids, taxes: [] }, call);

const described: RecordEvents<CreditNote> = {
  message: 'bms.billing.CreditNoteEvent',
  resource: 'credit_note',
  // The module of the permissions that the receivers of the event need.
  module: invoiceDefinition.name,
  data: ({ _id: id, version, owner_id = 0, created_by, created_at, ...note }) => {
    const { credit_note_number, invoice_id, invoice_number, client_id, status, total, currency } = note;
    const document = { credit_note_number, invoice_id, invoice_number, client_id, status, total, currency };
    return { id, version, ...document, created_on: dayText(created_at), owner_id, created_by };
  },
};
const statuses = statusEvents(creditNotes, { ...described, statuses: ['sent'] });

const events = (change: RecordChange<CreditNote>) =>
  change.kind === 'created' ? [recordEvent(creditNotes, described, 'created', change.after)] : statuses(change);
