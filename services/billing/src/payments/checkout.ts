import { hash } from 'node:crypto';
import { invalid } from '@bms/contracts';
import type { DocumentLinks } from '@bms/document-links';
import { type Handler, loadForView, type Resource } from '@bms/service-kit';
import { balanceOf } from '../invoices/balance.ts';
import type { Invoice } from '../invoices/invoices.model.ts';
import { notPayable, unmetCheckout } from '../invoices/preconditions.ts';
import type { PaymentProvider } from './provider.ts';

interface CheckoutDeps {
  readonly resource: Resource<Invoice>;
  readonly links: DocumentLinks<Invoice>;
  /** Undefined if no provider is configured. */
  readonly provider: PaymentProvider | undefined;
  readonly publicUrl: string;
}

/** The answer of a checkout: the page of the provider. */
interface Checkout {
  readonly url: string;
}

/**
 * Creates the handlers that start the online payment of an invoice's balance, by its id or by a link. Repeated calls on
 * one day return the same checkout while the balance is the same.
 * @throws ApiError not_found without a visible invoice; validation_failed if it cannot be paid online; unavailable
 */
export function checkouts(deps: CheckoutDeps): {
  readonly Checkout: Handler<{ id: number }, Checkout>;
  readonly CheckoutByLink: Handler<{ token: string }, Checkout>;
} {
  const { resource, links, publicUrl } = deps;
  const pageOf = (path: string) => new URL(path, publicUrl);
  return {
    Checkout: async (call) => {
      const invoice = await loadForView(resource, call, call.request.id);
      const panel = call.caller.userType === 'client' ? 'portal' : 'admin';
      return createCheckout(deps, invoice, pageOf(`/${panel}/invoices/${invoice._id}`));
    },
    CheckoutByLink: async ({ request: { token } }) => {
      const { record } = await links.open(token);
      return createCheckout(deps, record, pageOf(`/d/invoices/${token}`));
    },
  };
}

/** @param page the page to which the payer returns */
async function createCheckout(
  { resource, provider }: Pick<CheckoutDeps, 'resource' | 'provider'>,
  invoice: Invoice,
  page: URL,
): Promise<Checkout> {
  const currency = String(resource.shown['currency']!(invoice));
  const amount = balanceOf(invoice);
  const unmet = unmetCheckout(invoice);
  if (unmet || !provider?.accepts(amount, currency)) throw invalid(unmet ?? notPayable(invoice));
  const url = await provider.createCheckout({
    invoiceId: invoice._id,
    invoiceNumber: invoice.invoice_number,
    amount,
    currency,
    successUrl: new URL('?payment=completed', page).href,
    cancelUrl: page.href,
    idempotencyKey: keyOf(page.pathname.split('/').at(-1)!, invoice._id, amount, invoice.paid),
  });
  return { url };
}

const keyOf = (token: string, ...parts: number[]): string =>
  hash('sha256', [token, ...parts, new Date().toISOString().slice(0, 10)].join(' '), 'hex');
