import { collectionOf, type Invariant } from './invariant.ts';

interface Order {
  readonly _id: number;
  readonly status: string;
  readonly estimate_id?: number;
}

interface Invoice {
  readonly _id: number;
  readonly invoice_number: string;
  readonly order_id?: number;
  readonly status: string;
  readonly total: number;
  readonly paid: number;
  readonly payments: readonly { readonly amount: number }[];
}

/** Every accepted estimate has exactly one order. */
export const acceptedEstimatesHaveOneOrder: Invariant = async ({ stage }) => {
  const estimates = await collectionOf<{ _id: number }>(stage, 'crm', 'estimates')
    .find({ status: 'accepted' })
    .toArray();
  const orders = await collectionOf<Order>(stage, 'crm', 'orders')
    .find({ estimate_id: { $gt: 0 } })
    .toArray();
  return notOnce('estimate', estimates, 'order', orders, ({ estimate_id }) => estimate_id);
};

/** Every confirmed order has exactly one invoice. */
export const confirmedOrdersHaveOneInvoice: Invariant = async ({ stage }) => {
  const orders = await collectionOf<Order>(stage, 'crm', 'orders').find({ status: 'confirmed' }).toArray();
  const invoices = await collectionOf<Invoice>(stage, 'billing', 'invoices')
    .find({ order_id: { $gt: 0 } })
    .toArray();
  return notOnce('order', orders, 'invoice', invoices, ({ order_id }) => order_id);
};

function notOnce<T>(
  name: string,
  records: readonly { readonly _id: number }[],
  effect: string,
  effects: readonly T[],
  causeOf: (effect: T) => number | undefined,
): string[] {
  const byCause = Map.groupBy(effects, causeOf);
  const counts = records.map(({ _id }) => ({ _id, count: byCause.get(_id)?.length ?? 0 }));
  const wrong = counts.filter(({ count }) => count !== 1);
  const known = new Set<number | undefined>(records.map(({ _id }) => _id));
  const unfounded = [...byCause.keys()].filter((cause) => !known.has(cause));
  return [
    ...wrong.map(({ _id, count }) => `${name} ${_id} has ${count} times its ${effect}`),
    ...unfounded.map((cause) => `${name} ${cause} has an ${effect} without reason`),
  ];
}

/** Invoice numbers are 1 to n without a gap. */
export const invoiceNumbersHaveNoGap: Invariant = async ({ stage }) => {
  const invoices = await collectionOf<Invoice>(stage, 'billing', 'invoices').find().toArray();
  const numbers = invoices.map(({ invoice_number }) => Number(/\d+$/.exec(invoice_number)?.[0])).sort((a, b) => a - b);
  const wrong = numbers.findIndex((number, index) => number !== index + 1);
  return wrong < 0 ? [] : [`invoice number ${wrong + 1} of ${numbers.length} is ${numbers[wrong]}`];
};

/** The paid amount of each invoice is the sum of its payments, and its balance the rest of its total. */
export const balancesAreRight: Invariant = async ({ stage, ledger }) => {
  const invoices = await collectionOf<Invoice>(stage, 'billing', 'invoices').find().toArray();
  return invoices.flatMap(({ _id, total, paid, payments }) => {
    const sum = (payments ?? []).reduce((paidSoFar, { amount }) => paidSoFar + amount, 0);
    const balance = ledger.records.get(`/api/invoices/${_id}`)?.fields['balance'];
    const isRight = sum === (paid ?? 0) && (balance === undefined || balance === total - sum);
    return isRight ? [] : [`invoice ${_id} has total ${total}, paid ${paid}, payments of ${sum}, balance ${balance}`];
  });
};
