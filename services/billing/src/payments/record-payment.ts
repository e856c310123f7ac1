import { type Call, changeRecord, insertRecord, type ModelDefinition, ownCall, type Resource } from '@bms/service-kit';
import { Schema } from 'mongoose';
import { amountsAfterPayment } from '../invoices/add-payment.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import { valuesOfInvoice } from './money-records.ts';
import type { PaymentRecord } from './payments.model.ts';
import type { ReceivedPayment } from './provider.ts';

/** The dependencies of recording payments. */
export interface PaymentDeps {
  /** The invoices. */
  readonly resource: Resource<Invoice>;
  readonly payments: Resource<PaymentRecord>;
}

const NAME = 'online_payments';

/** A payment of a provider that is recorded in its invoice, by the id of the provider. */
interface RecordedPayment {
  _id: string;
  invoice_id: number;
  recorded_at: Date;
}

/** The model of the recorded payments of providers. */
export const onlinePaymentsModel: ModelDefinition = {
  name: NAME,
  schema: new Schema({ _id: String, invoice_id: Number, recorded_at: Date }, { collection: NAME, versionKey: false }),
};

/**
 * Records a payment of a provider in its invoice, once. The money has been received, so it is recorded also if the invoice
 * has been paid otherwise or cancelled: its balance is then negative, the amount to be refunded.
 * @param method the name of the provider
 */
export async function recordPayment(
  { resource, payments: records }: PaymentDeps,
  method: string,
  payment: ReceivedPayment,
  cause: Call,
): Promise<void> {
  const { kit, model } = resource;
  const { reference, invoiceId, amount, currency } = payment;
  const recorded = kit.db.collection<RecordedPayment>(NAME);
  const { requestId, traceparent } = cause;
  const own = ownCall(kit, { rpc: resource.rpc('AddPayment').path, requestId, traceparent });
  const _id = await kit.nextId('payments');
  await kit.write(own, async (tx) => {
    const { session } = tx;
    if (await recorded.findOne({ _id: reference }, { session })) return;
    const invoice = await model.findById(invoiceId).session(session).lean();
    if (!invoice || String(resource.shown['currency']!(invoice)) !== currency) {
      cause.log.error({ reference, invoiceId, amount, currency }, 'an online payment fits no invoice');
      return;
    }
    const now = new Date();
    await recorded.insertOne({ _id: reference, invoice_id: invoiceId, recorded_at: now }, { session });
    const added = { _id, amount, paid_on: kit.days.of(now), method, note: reference, created_by: 0, created_at: now };
    const payments = [...(invoice.payments ?? []), added];
    const changes = { payments, ...amountsAfterPayment(invoice, amount) };
    const paid = await changeRecord(resource, invoice, changes, own, tx);
    await insertRecord(records, { ...added, provider: method, ...valuesOfInvoice(resource, paid) }, own, tx);
  });
}
