import { currencyDecimals } from '@bms/money';
import type { Clients } from '@bms/projections';
import {
  createResource,
  type DomainEvent,
  dayText,
  type Kit,
  type KnownOrganization,
  type RecordChange,
  type RecordEvents,
  type Resource,
  type ResourceRules,
  recordEvent,
} from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import { type Invoice, invoices } from '../invoices/invoices.model.ts';
import { type RefundRecord, refunds } from '../refunds/refunds.model.ts';
import { type PaymentRecord, payments } from './payments.model.ts';

/** The records of the payments and refunds of all invoices. */
export interface MoneyRecords {
  readonly payments: Resource<PaymentRecord>;
  readonly refunds: Resource<RefundRecord>;
}

/** Opens the payments and refunds of a process, once: all modules that write them share them. */
export function openMoneyRecords(kit: Kit, clients: Clients): MoneyRecords {
  const { organization } = kit;
  const records: MoneyRecords = {
    payments: createResource<PaymentRecord>(kit, payments, { ...rulesOf(organization), events: paymentEvents }),
    refunds: createResource<RefundRecord>(kit, refunds, {
      ...rulesOf(organization),
      defaults: () => ({ status: 'completed' }),
      events: refundEvents,
    }),
  };
  // A new record changes its invoice, which a change of the owner changes too: the two conflict without more.
  const exclude: ExcludeRecords = async () => {};
  clients.followOwner(followOwner(records.payments, exclude));
  clients.followOwner(followOwner(records.refunds, exclude));
  return records;
}

/** Returns the rules of the currency, which records of older invoices lack. */
function rulesOf(
  organization: KnownOrganization,
): Required<Pick<ResourceRules<PaymentRecord | RefundRecord>, 'computed' | 'fallbacks'>> {
  const currency = () => organization.current().currency;
  return {
    computed: { currency_decimals: (record) => currencyDecimals(record.currency || currency()) },
    fallbacks: { currency },
  };
}

/** The stored values that the record of a payment or refund takes from its invoice. */
type ValuesOfInvoice = Pick<PaymentRecord, 'invoice_id' | 'invoice_number' | 'client_id' | 'currency'> &
  Required<Pick<PaymentRecord, 'owner_id' | 'invoice_created_by'>>;

/** Returns the values that a payment or refund takes from its invoice. */
export function valuesOfInvoice(resource: Pick<Resource<Invoice>, 'shown'>, invoice: Invoice): ValuesOfInvoice {
  const { _id: invoice_id, invoice_number, client_id, owner_id = 0, created_by: invoice_created_by } = invoice;
  const currency = String(resource.shown['currency']!(invoice));
  return { invoice_id, invoice_number, client_id, currency, owner_id, invoice_created_by };
}

/** Returns the data that the events of payments and refunds have. */
function summaryOf({ _id: id, version, owner_id = 0, created_by, paid_on, ...record }: PaymentRecord | RefundRecord) {
  const { invoice_id, invoice_number, client_id, amount, currency, method } = record;
  const summary = { invoice_id, invoice_number, client_id, amount, currency, method };
  return { id, version, ...summary, paid_on: dayText(paid_on), owner_id, created_by };
}

const describedPayment: RecordEvents<PaymentRecord, 'payment'> = {
  message: 'bms.billing.PaymentEvent',
  resource: 'payment',
  // The module of the permissions that the receivers of the event need.
  module: invoices.name,
  data: (payment) => {
    const { status, voided_on } = payment;
    return { ...summaryOf(payment), status, voided_on: voided_on ? dayText(voided_on) : '' };
  },
};

const describedRefund: RecordEvents<RefundRecord, 'refund'> = {
  message: 'bms.billing.RefundEvent',
  resource: 'refund',
  module: invoices.name,
  data: summaryOf,
};

/** Returns the description of the event of a receipt. @param balance that of the invoice, in its smallest unit */
export const describedReceipt = (balance: number): RecordEvents<PaymentRecord, 'payment'> => ({
  ...describedPayment,
  message: 'bms.billing.PaymentReceiptEvent',
  data: (payment) => {
    const { method: _method, ...summary } = summaryOf(payment);
    return { ...summary, balance };
  },
});

function paymentEvents({ kind, after, changed }: RecordChange<PaymentRecord>): DomainEvent[] {
  if (kind === 'created') return [recordEvent(payments, describedPayment, 'created', after)];
  return changed.has('voided_on') ? [recordEvent(payments, describedPayment, 'voided', after)] : [];
}

const refundEvents = ({ after }: RecordChange<RefundRecord>): DomainEvent[] => [
  recordEvent(refunds, describedRefund, 'created', after),
];
