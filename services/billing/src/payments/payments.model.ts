import { ApiError } from '@bms/contracts';
import { dayText, defineModel, type RecordOf, type Rejection } from '@bms/service-kit';

/**
 * The part that the models of payments and refunds share. An invoice holds them for its balance; these records are written
 * with it, to list those of all invoices, and are visible to those who may view the invoice.
 */
export const moneyModel = {
  title: 'invoice_number',
  search: ['invoice_number', 'method'],
  ownerFields: ['invoice_created_by', 'owner_id'],
  portal: { view: ({ clientId }: { clientId: number }) => ({ client_id: clientId }) },
  keepDeleted: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The user who created the invoice. */
    invoice_created_by: Number,
  },
} as const;

/** The model of payments. */
export const payments = defineModel('payments', {
  ...moneyModel,
  service: 'bms.billing.Payments',
  preconditions: { Void: unmetVoid, SendReceipt: unmetReceipt },
  fields: {
    ...moneyModel.fields,
    /** The payment provider that received it. */
    provider: String,
  },
});

/** A payment as stored. */
export type PaymentRecord = RecordOf<typeof payments>;

/** The fields of a payment that tell if it can be voided. */
interface Voidable {
  readonly status: string;
  readonly voided_on?: Date;
  readonly provider?: string;
}

/** The precondition of voiding a payment: it counts, and no payment provider holds its money. */
function unmetVoid({ status, voided_on, provider }: Voidable): Rejection | undefined {
  if (status === 'voided' && voided_on)
    return new ApiError('conflict', `The payment was already voided on ${dayText(voided_on)}.`);
  if (!provider) return undefined;
  const message = `A payment that ${provider} received cannot be voided. Refund it with ${provider}, then add a refund to the invoice.`;
  return { field: 'id', code: 'not_voidable', message };
}

/** The precondition of a receipt: the payment counts. */
function unmetReceipt({ status, voided_on }: Voidable): Rejection | undefined {
  if (status !== 'voided' || !voided_on) return undefined;
  return new ApiError('conflict', `The payment was voided on ${dayText(voided_on)}, so it has no receipt.`);
}
