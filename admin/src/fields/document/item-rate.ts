/** An item with its prices; an item of a list lacks those in other currencies. */
export interface PricedItem {
  readonly rate?: number;
  readonly currency?: string;
  readonly prices?: readonly { readonly currency: string; readonly rate: number }[];
}

/** Returns the rate of an item in a currency; null if it has no price in it. */
export function rateOfItem({ rate, currency, prices = [] }: PricedItem, wanted: string): number | null {
  if (currency === wanted) return rate ?? null;
  return prices.find((price) => price.currency === wanted)?.rate ?? null;
}
