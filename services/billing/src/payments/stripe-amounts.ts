/**
 * Currencies that Stripe counts with two decimals although they have none (ISO 4217); amounts are multiples of 100.
 * @see https://docs.stripe.com/currencies#special-cases
 */
const AS_TWO_DECIMALS = ['ISK', 'UGX'];
/** Currencies with three decimals, of which Stripe charges two: amounts are multiples of 10. */
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/** Returns an amount as Stripe counts it; undefined if Stripe cannot charge it. @param currency ISO 4217 */
export function toStripeAmount(amount: number, currency: string): number | undefined {
  if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0) return undefined;
  return AS_TWO_DECIMALS.includes(currency) ? amount * 100 : amount;
}

/** Returns an amount of Stripe in the smallest unit of the currency. @param currency ISO 4217 */
export const fromStripeAmount = (amount: number, currency: string): number =>
  AS_TWO_DECIMALS.includes(currency) ? Math.round(amount / 100) : amount;
