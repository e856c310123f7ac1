import type { SharedPayment } from '@bms/contracts/types/api';
import type { Invoice as ShownInvoice } from '@bms/contracts/types/billing';
import type { OrganizationRecord } from '@bms/contracts/types/identity';
import { epcPayload } from '@bms/documents';
import type { DocumentFeatures } from '@bms/printing';
import { compileEncoder, type HandlerOf, loadForView, type Resource } from '@bms/service-kit';
import type { PaymentProvider } from '../payments/provider.ts';
import { OWED } from './balance.ts';
import type { Invoice } from './invoices.model.ts';

/** The fields of an invoice that a payment needs. */
type PayableInvoice = Pick<ShownInvoice, 'invoice_number' | 'status' | 'balance' | 'currency'>;
type Payee = Pick<OrganizationRecord, 'name' | 'iban' | 'bic'>;

/**
 * Creates the function that returns how to pay the balance of an invoice: by bank transfer, and online if a provider is
 * configured; undefined if nothing is due.
 */
export function createPaymentOf(provider: Pick<PaymentProvider, 'accepts'> | undefined) {
  return (shown: object, seller: Payee): SharedPayment | undefined => {
    const { invoice_number: number, status, balance, currency } = shown as PayableInvoice;
    if (!OWED.includes(status) || balance <= 0) return undefined;
    const { name, iban, bic } = seller;
    const qr_content = epcPayload({ kind: 'invoice', number, currency, total: balance, seller }) ?? '';
    const has_checkout = provider?.accepts(balance, currency) ?? false;
    return { account_holder: name, iban, bic, reference: number, amount: balance, qr_content, has_checkout };
  };
}

type PaymentOf = ReturnType<typeof createPaymentOf>;

/** Creates the handler that returns how to pay an invoice, with the bank account that was sent with it. */
export function getPayment(
  resource: Resource<Invoice>,
  inputsOf: DocumentFeatures<Invoice>['inputsOf'],
  paymentOf: PaymentOf,
): HandlerOf<'/bms.billing.Invoices/GetPayment'> {
  const encode = compileEncoder(resource.record, resource.kit.days, resource.shown);
  return async (call) => {
    const invoice = await loadForView(resource, call, call.request.id);
    const { organization } = await inputsOf(invoice, call);
    return { payment: paymentOf(encode(invoice), organization) };
  };
}
