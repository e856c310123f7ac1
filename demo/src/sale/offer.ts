import type { ApiProblem } from '@bms/client';
import { formatMoney } from '@bms/money';
import { readAll } from '../lists.ts';
import type { Request } from './find-sale.ts';
import type { Taxes } from './parties.ts';
import { awaitOne, byEvent, type Scenario } from './scenario.ts';

interface Line {
  item_id: number;
  title: string;
  quantity: number;
  rate: number;
}
interface Sold {
  id: number;
  status: string;
  total: number;
  currency: string;
  items: Line[];
}
type Estimate = Sold & {
  estimate_number: string;
  subtotal: number;
  taxes: readonly { title: string; amount: number }[];
};
type One<Item> = { record: Item };

/** Requested products by productID: Chai and Côte de Blaye. */
const WANTED = [
  { product: '1', quantity: 40, tax: 'food' },
  { product: '38', quantity: 2.5, tax: 'standard' },
] as const;

/** The ids that lines refer to. */
interface Assortment {
  /** The ids of items by productID. */
  readonly items: ReadonlyMap<string, number>;
  readonly taxes: Taxes;
}
const DECIDED = ['accepted', 'declined'];

/** Creates an estimate line by line, sends and accepts it. @returns the estimate */
export async function offer(
  scenario: Scenario,
  client: number,
  request: Request,
  assortment: Assortment,
): Promise<Estimate> {
  const { api, show } = scenario;
  const draft = await writeEstimate(scenario, client, request, assortment);
  const { id, estimate_number: which } = draft;
  if (draft.status === 'draft') await api.post(`/api/estimates/${id}/send`, {});
  show({ what: 'estimate sent', which, detail: 'draft → sent', isNew: draft.status === 'draft' });
  const error = await errorOf(api.patch(`/api/estimates/${id}`, { items: [{ title: 'x', quantity: 1, rate: 1 }] }));
  show({ what: 'change of its lines refused', which, detail: error, isNew: draft.status === 'draft' });
  const isOpen = !DECIDED.includes(draft.status);
  if (isOpen) await api.post(`/api/estimates/${id}/accept`, {});
  show({ what: 'estimate accepted', which, detail: 'sent → accepted', isNew: isOpen });
  return draft;
}

/** Creates the estimate. The total is updated with each line; titles and rates come from the items. */
async function writeEstimate(
  { api, show }: Scenario,
  client_id: number,
  request: Request,
  { items, taxes }: Assortment,
): Promise<Estimate> {
  const lines = WANTED.map(({ product, quantity, tax }) => ({
    item_id: items.get(product),
    quantity,
    tax_ids: [taxes[tax]],
  }));
  const [known] = await readAll<Estimate>(api, `/api/estimates?client_id=${client_id}`);
  const body = { client_id, estimate_request_id: request.id, items: lines.slice(0, 1) };
  const { id } = known ?? (await api.post<One<Estimate>>('/api/estimates', body)).record;
  const read = async () => (await api.get<One<Estimate>>(`/api/estimates/${id}`)).record;
  const before = await read();
  const { currency } = before;
  const first = formatMoney(Math.round(before.items[0]!.quantity * before.items[0]!.rate), { currency });
  const which = before.estimate_number;
  const isNew = before.items.length < lines.length;
  show({
    what: 'estimate with a line',
    which,
    detail: `${lineText(before.items[0]!, currency)} = ${first}`,
    isNew: !known,
  });
  if (isNew) await api.patch(`/api/estimates/${id}`, { items: lines });
  const after = await read();
  const detail = `+ ${after.items
    .slice(1)
    .map((line) => lineText(line, currency))
    .join(' + ')} = ${totalText(after)}`;
  show({ what: 'and with another line', which, detail, isNew });
  return after;
}

/** Writes a total with its taxes. */
const totalText = ({ subtotal, taxes, total, currency }: Estimate): string => {
  const parts = [
    formatMoney(subtotal, { currency }),
    ...taxes.map(({ title, amount }) => `${title} ${formatMoney(amount, { currency })}`),
  ];
  return `${parts.join(' + ')} = ${formatMoney(total, { currency })}`;
};

const lineText = ({ title, quantity, rate }: Line, currency: string): string =>
  `${quantity} × ${title} ${formatMoney(rate, { currency })}`;

/** Waits for the order created from the estimate and confirms it. @returns the order */
export async function fulfil({ api, show }: Scenario, client: number, estimate: Estimate): Promise<Sold> {
  const isNew = !DECIDED.includes(estimate.status);
  const { item: order, tookMs } = await awaitOne<Sold>(api, `/api/orders?client_id=${client}`);
  const which = `order ${order.id}`;
  const detail = `${formatMoney(order.total, { currency: order.currency })}; ${byEvent(tookMs, isNew)}`;
  show({ what: 'one order made', which, detail, isNew });
  const steps = ['new', 'processing', 'confirmed'];
  for (const [index, status] of steps.slice(1).entries()) {
    const isAhead = steps.indexOf(order.status) <= index && steps.includes(order.status);
    if (isAhead) await api.patch(`/api/orders/${order.id}`, { status });
    show({ what: `order ${status}`, which, detail: `${steps[index]} → ${status}`, isNew: isAhead });
  }
  return order;
}

/** Returns the message of a call rejected with 422. @throws Error for any other outcome */
export async function errorOf(call: Promise<unknown>): Promise<string> {
  const problem = await call.then(
    () => undefined,
    (error: ApiProblem) => error,
  );
  if (problem?.status !== 422) throw new Error(`expected an answer with 422, got ${problem?.message ?? 'a success'}`);
  return problem.message;
}
