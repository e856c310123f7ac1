import { createDocumentRules, type DocumentRules, type LineLookup, supplyOf, taxesOf } from '@bms/document-lines';
import type { DomainEvent } from '@bms/events';
import { currencyDecimals } from '@bms/money';
import type { SentCapture } from '@bms/printing';
import { type Clients, clientNameSources } from '@bms/projections';
import {
  contextKey,
  type Days,
  dayText,
  type Kit,
  type KnownOrganization,
  type Numbering,
  type RecordChange,
  type RecordEvents,
  type RecordModel,
  type Resource,
  type ResourceRules,
  recordEvent,
  recordModel,
  statusEvents,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { fieldsOfClient, fillFromClients, findClientNames, takesClient } from '../clients/owners.ts';
import { accountingTotal } from '../invoices/accounting.ts';
import { type Invoice, invoices as invoiceDefinition } from '../invoices/invoices.model.ts';
import { createLineLookup, documentCurrencies } from '../items/document-lookups.ts';
import { creditAmounts, issuedNotesOf } from './credit-amounts.ts';
import { type CreditNote, creditNotes, ISSUED } from './credit-notes.model.ts';
import {
  assertCreditableDraft,
  assertOpenToCredit,
  creditInvoice,
  findInvoice,
  loadCreditedInvoice,
  requestLine,
  valuesOfInvoice,
} from './credited-invoice.ts';
import { restOfInvoice } from './rest-of-invoice.ts';

/** The dependencies of the rules. */
interface CreditNoteDeps {
  readonly invoices: Resource<Invoice>;
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  readonly numbers: Numbering;
  readonly capture: Pick<SentCapture, 'follow'>;
}

/** Creates the rules of credit notes that the contract does not state. */
export function creditNoteRules(
  kit: Kit,
  { invoices, clients, organization, numbers, capture }: CreditNoteDeps,
): ResourceRules<CreditNote> {
  const currency = () => organization.current().currency;
  const currencies = documentCurrencies(kit, clients, organization);
  const document = createDocumentRules(withoutTaxes(createLineLookup(kit.db)), currencies);
  const credited = contextKey<Invoice>('credited invoice');
  const model = recordModel(kit.db, creditNotes);
  const amounts = createAmounts(invoices, model, document);
  return {
    numbers,
    prepare: async (sent, call, isNew) => {
      await organization.ready(call);
      if (!isNew) return document.prepare(sent, call, isNew);
      const invoice = await loadCreditedInvoice(invoices, Number(sent['invoice_id']), call);
      call.context.set(credited, invoice);
      return document.prepare({ ...sent, currency: invoice.currency || currency() }, call, isNew);
    },
    normalize: async (sent, call, before) => {
      if (before && !call.mask.includes('items')) return sent;
      const invoice = call.context.get(credited) ?? (await findInvoice(invoices, before!.invoice_id));
      const known = before ? { ...before, taxes: invoice.taxes, withheld: invoice.withheld } : invoice;
      const lines = sent['items'] as unknown[] | undefined;
      const items = lines?.length
        ? lines
        : restOfInvoice(invoice, await issuedNotesOf({ model }, invoice._id)).map(requestLine);
      return document.normalize({ ...sent, items }, call, known);
    },
    defaults: (call) => {
      const invoice = call.context.get(credited);
      return invoice ? valuesOfInvoice(invoice, currency()) : {};
    },
    compute: async (record, tx, change) => ({
      ...(await amounts(record, tx, change)),
      ...(record.version !== undefined && (await fieldsOfClient(clients, record, tx.session, ISSUED))),
    }),
    searchSources: clientNameSources(ISSUED, findClientNames(clients)),
    populate: (created, session) => fillFromClients(clients, organization, created, session),
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency),
      accounting_tax_total: accountingTotal,
    },
    computedFrom: { currency_decimals: ['currency'] },
    assert: async (change, tx) => {
      if (takesClient(change)) await numbers.exclude(tx.session);
      if (change.kind !== 'deleted') await assertCreditableDraft(invoices, change, tx);
    },
    follow: async (change, tx) => {
      if (isIssued(change)) await creditInvoice(invoices, change, tx);
      await capture.follow(change, tx);
    },
    events: eventsOf(kit.days),
  };
}

/**
 * Creates the function that computes the amounts of a credit note whenever its lines change, and again when it is issued:
 * until then, other credit notes may take what is left. Other changes have none.
 */
function createAmounts(
  invoices: Resource<Invoice>,
  model: RecordModel<CreditNote>,
  document: Pick<DocumentRules, 'amounts'>,
): NonNullable<ResourceRules<CreditNote>['compute']> {
  const isDraft = async (_id: number, session: ClientSession) =>
    (await model.exists({ _id, status: 'draft' }).session(session)) !== null;
  return async (note, { session }, change) => {
    const { changed } = change;
    const isNew = note.version === undefined;
    const isIssuing = !isNew && changed.has('status') && (await isDraft(note._id!, session));
    if (!isNew && !isIssuing && !changed.has('items')) return {};
    const invoice = await findInvoice(invoices, note.invoice_id!, session);
    assertOpenToCredit(invoice);
    // The lines by themselves are validated like those of any document.
    document.amounts({ items: note.items ?? [], taxes: taxesOf(invoice), ...supplyOf(invoice) }, change);
    return creditAmounts(invoices, invoice, await issuedNotesOf({ model }, invoice._id, session), note);
  };
}

/** A credit note has the taxes of its invoice with their rates, so taxes are never looked up. */
const withoutTaxes =
  (lookup: LineLookup): LineLookup =>
  (ids, call) =>
    lookup({ ...ids, taxes: [] }, call);

const describedIn = (days: Days): RecordEvents<CreditNote, 'credit_note'> => ({
  message: 'bms.billing.CreditNoteEvent',
  resource: 'credit_note',
  // The module of the permissions that the receivers of the event need.
  module: invoiceDefinition.name,
  data: ({ _id: id, version, owner_id = 0, created_by, created_at, ...note }) => {
    const { credit_note_number, invoice_id, invoice_number, client_id, status, total, currency } = note;
    const document = { credit_note_number, invoice_id, invoice_number, client_id, status, total, currency };
    return { id, version, ...document, created_on: dayText(days.of(created_at)), owner_id, created_by };
  },
});

/** Returns true if a change issues a draft, by sending it or without. */
const isIssued = ({ kind, before, after }: RecordChange<CreditNote>): boolean =>
  kind === 'updated' && before?.status === 'draft' && ISSUED.includes(after.status);

/** Creates the function that returns the events of a change. */
function eventsOf(days: Days): (change: RecordChange<CreditNote>) => DomainEvent[] {
  const described = describedIn(days);
  const sentEvents = statusEvents(creditNotes, { ...described, statuses: ['sent'] });
  return (change) => {
    const named = (event: 'created' | 'issued') => recordEvent(creditNotes, described, event, change.after);
    if (change.kind === 'created') return [named('created')];
    return [...(isIssued(change) ? [named('issued')] : []), ...sentEvents(change)];
  };
}
