/** A checkout of the balance of an invoice. */
export interface CheckoutRequest {
  readonly invoiceId: number;
  readonly invoiceNumber: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The page to which the payer returns after the payment. */
  readonly successUrl: string;
  /** The page to which the payer returns without a payment. */
  readonly cancelUrl: string;
  /** Requests with the same key get the same checkout. */
  readonly idempotencyKey: string;
}

/** A payment that the provider has received. */
export interface ReceivedPayment {
  /** The id of the payment at the provider, unique. */
  readonly reference: string;
  readonly invoiceId: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A provider of online payments. */
export interface PaymentProvider {
  /** The payment method of its payments, e.g. `Stripe`. */
  readonly name: string;
  /** True if the provider can charge an amount of the currency, in the smallest unit. */
  accepts(amount: number, currency: string): boolean;
  /** Creates a checkout. @returns the address of its page @throws ApiError unavailable */
  createCheckout(request: CheckoutRequest): Promise<string>;
  /**
   * Reads a notification of the provider.
   * @returns the payment; undefined if the notification is about something else
   * @throws ApiError bad_request if the signature is not valid
   */
  readNotification(body: Buffer, signature: string): Promise<ReceivedPayment | undefined>;
}
