import { hash } from 'node:crypto';
import { invalid } from '@bms/contracts';
import type { DocumentLinks, Handler, Resource } from '@bms/service-kit';
import { balanceOf, type Invoice, OWED } from '../invoices/invoices.model.ts';
import type { PaymentProvider } from './provider.ts';

interface CheckoutDeps {
  readonly resource: Resource<Invoice>;
  readonly links: DocumentLinks<Invoice>;
  /** Undefined if no provider is configured. */
  readonly provider: PaymentProvider | undefined;
  readonly publicUrl: string;
}

/**
 * Creates the handler that starts the online payment of an invoice's balance by a link. Repeated calls on one day return
 * the same checkout while the balance is the same.
 * @throws ApiError not_found without a valid link; validation_failed if the invoice cannot be paid online; unavailable
 */
export function checkoutByLink({ resource, links, provider, publicUrl }: CheckoutDeps): Handler<{ token: string }> {
  return async ({ request: { token } }) => {
    const { record } = await links.open(token);
    const currency = String(resource.shown['currency']!(record));
    const amount = balanceOf(record);
    if (!provider || !isPayable(record) || !provider.accepts(amount, currency)) throw notPayable(record.status);
    const page = new URL(`/d/invoices/${token}`, publicUrl);
    const url = await provider.createCheckout({
      invoiceId: record._id,
      invoiceNumber: record.invoice_number,
      amount,
      currency,
      successUrl: new URL('?payment=completed', page).href,
      cancelUrl: page.href,
      idempotencyKey: keyOf(token, record._id, amount, record.paid),
    });
    return { url };
  };
}

/** True if the invoice has a balance that its recipient can pay. */
const isPayable = (invoice: Pick<Invoice, 'status' | 'total' | 'paid' | 'credited'>): boolean =>
  OWED.includes(invoice.status) && balanceOf(invoice) > 0;

const keyOf = (token: string, ...parts: number[]): string =>
  hash('sha256', [token, ...parts, new Date().toISOString().slice(0, 10)].join(' '), 'hex');

const notPayable = (status: string) =>
  invalid({
    field: 'status',
    code: 'illegal_move',
    message: `This invoice cannot be paid online; it is ${status}.`,
  });
