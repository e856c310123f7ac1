/** The stored fields that are locked together with the lines of an estimate or an order: they determine its meaning. */
export const MONEY_FIELDS = ['items', 'discount_percent', 'discount_amount', 'prices_include_tax', 'terms'] as const;
