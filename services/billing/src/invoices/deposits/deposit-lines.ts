import type { Order } from '@bms/contracts/types/crm';
import { split } from '@bms/money';
import { mongo } from 'mongoose';

/** An order as crm returns it to other services. */
export type DepositOrder = Pick<
  Order,
  | 'id'
  | 'order_number'
  | 'client_id'
  | 'currency'
  | 'items'
  | 'taxes'
  | 'withheld'
  | 'subtotal'
  | 'discount_total'
  | 'total'
>;

/**
 * Returns the stored lines and taxes of a deposit invoice: one line for each combination of taxes in the order, with a
 * part of the amount in proportion to the gross amounts of the order, so that each tax has its share of the deposit.
 * @param amount with taxes, in the smallest unit of the order's currency
 */
export function depositLines(order: DepositOrder, amount: number) {
  const keyed = order.items.map((line) => ({ line, key: [...line.tax_ids].sort((a, b) => a - b).join() }));
  const groups = [...Map.groupBy(keyed, ({ key }) => key)];
  const weights = groups.map(([, members]) => members.reduce((sum, { line }) => sum + grossOf(order, line), 0n));
  const parts = split(
    BigInt(amount),
    weights,
    groups.map(([key]) => key),
  );
  const items = groups.map(([, [first]], index) => ({
    title: `Deposit for order ${order.order_number}`,
    quantity: decimalOf('1'),
    rate: decimalOf(String(parts[index])),
    tax_ids: first!.line.tax_ids,
    unit_type: '',
  }));
  return {
    items: items.filter((_item, index) => parts[index]! > 0n),
    taxes: order.taxes.map((tax) => ({ ...tax, rate: decimalOf(tax.rate) })),
    withheld: order.withheld.map((tax) => ({ ...tax, rate: decimalOf(tax.rate) })),
    prices_include_tax: order.taxes.length > 0,
  };
}

/** Returns the gross amount of a line after all discounts, multiplied by the subtotal of the order to stay an integer. */
function grossOf(
  { subtotal, discount_total }: DepositOrder,
  { net, tax_total }: DepositOrder['items'][number],
): bigint {
  return BigInt(net) * BigInt(subtotal - discount_total) + BigInt(tax_total) * BigInt(subtotal);
}

const decimalOf = (text: string) => mongo.Decimal128.fromString(text);
