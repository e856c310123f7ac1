import type { DomainEvent } from '@bms/events';
import { currencyDecimals } from '@bms/money';
import type { SentCapture } from '@bms/printing';
import {
  type Call,
  type Clients,
  clientNameSources,
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
import { fieldsOfClient, fillFromClients, findClientNames, takesClient } from '../clients/owners.ts';
import { type Invoice, invoices as invoiceDefinition } from '../invoices/invoices.model.ts';
import { createLineLookup } from '../items/line-lookup.ts';
import { type CreditNote, creditNotes, ISSUED } from './credit-notes.model.ts';
import {
  assertCreditableDraft,
  creditInvoice,
  discountShare,
  findInvoice,
  loadCreditedInvoice,
  requestLines,
  valuesOfInvoice,
} from './credited-invoice.ts';

/** The dependencies of the rules. */
interface CreditNoteDeps {
  readonly invoices: Resource<Invoice>;
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly capture: Pick<SentCapture, 'check'>;
}

/** Creates the rules of credit notes that the contract does not state. */
export function creditNoteRules(
  kit: Kit,
  { invoices, clients, organization, numbers, capture }: CreditNoteDeps,
): ResourceRules<CreditNote> {
  const currency = () => organization.current().currency;
  const document = createDocumentRules(withoutTaxes(createLineLookup(kit.db)));
  const credited = new WeakMap<Call, Invoice>();
  return {
    numbers,
    normalize: async (sent, call, before) => {
      if (before && !call.mask.includes('items')) return sent;
      await organization.ready(call);
      const invoice = before
        ? await findInvoice(invoices, before.invoice_id)
        : await loadCreditedInvoice(invoices, Number(sent['invoice_id']), call);
      if (!before) credited.set(call, invoice);
      const items = sent['items'] as unknown[] | undefined;
      const known = before ? { ...before, taxes: invoice.taxes } : invoice;
      return document.normalize({ ...sent, items: items?.length ? items : requestLines(invoice) }, call, known);
    },
    defaults: (call) => valuesOfInvoice(credited.get(call)!, currency()),
    computeStored: async (record, { session }, change) => {
      const isChanged = record.version === undefined || change.changed.has('items');
      const invoice = isChanged && (await findInvoice(invoices, record.invoice_id!, session));
      const discount = invoice ? discountShare(invoice, record) : {};
      return {
        ...discount,
        ...document.amounts({ ...record, ...discount }, change),
        ...(record.version !== undefined && (await fieldsOfClient(clients, record, session, ISSUED))),
      };
    },
    searchSources: clientNameSources(ISSUED, findClientNames(clients)),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency),
    },
    check: async (change, tx) => {
      if (takesClient(change)) await numbers.exclude(tx.session);
      if (isIssued(change)) await creditInvoice(invoices, change, tx);
      else if (change.kind !== 'deleted') await assertCreditableDraft(invoices, change, tx);
      await capture.check(change, tx);
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
const sentEvents = statusEvents(creditNotes, { ...described, statuses: ['sent'] });

/** Returns true if a change issues a draft, by sending it or without. */
const isIssued = ({ kind, before, after }: RecordChange<CreditNote>): boolean =>
  kind === 'updated' && before?.status === 'draft' && ISSUED.includes(after.status);

function events(change: RecordChange<CreditNote>): DomainEvent[] {
  const named = (event: string) => recordEvent(creditNotes, described, event, change.after);
  if (change.kind === 'created') return [named('created')];
  return [...(isIssued(change) ? [named('issued')] : []), ...sentEvents(change)];
}
