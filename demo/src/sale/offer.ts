import type { ApiProblem } from '@bms/client';
import { readAll } from '../lists.ts';
import { money } from '../money.ts';
import type { Request } from './find-sale.ts';
import { awaitOne, byEvent, type Walk } from './walk.ts';

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
  items: Line[];
}
type Estimate = Sold & { estimate_number: string };
type One<Item> = { record: Item };

/** What is asked for, by productID: Chai, and Côte de Blaye. */
const WANTED = [
  { product: '1', quantity: 40 },
  { product: '38', quantity: 2.5 },
];
const DECIDED = ['accepted', 'declined'];

/** Writes an estimate line by line, sends it, and has it accepted. @returns the estimate */
export async function offer(
  walk: Walk,
  client: number,
  request: Request,
  items: ReadonlyMap<string, number>,
): Promise<Estimate> {
  const { api, show } = walk;
  const draft = await writeEstimate(walk, client, request, items);
  const { id, estimate_number: which } = draft;
  if (draft.status === 'draft') await api.post(`/api/estimates/${id}/send`, {});
  show({ what: 'estimate sent', which, detail: 'draft → sent', isNew: draft.status === 'draft' });
  const refused = await refusal(api.patch(`/api/estimates/${id}`, { items: [{ title: 'x', quantity: 1, rate: 1 }] }));
  show({ what: 'change of its lines refused', which, detail: refused, isNew: draft.status === 'draft' });
  const isOpen = !DECIDED.includes(draft.status);
  if (isOpen) await api.post(`/api/estimates/${id}/accept`, {});
  show({ what: 'estimate accepted', which, detail: 'sent → accepted', isNew: isOpen });
  return draft;
}

/** The total follows each line at once; titles and rates are those of the items. */
async function writeEstimate(
  { api, show }: Walk,
  client_id: number,
  request: Request,
  items: ReadonlyMap<string, number>,
): Promise<Estimate> {
  const lines = WANTED.map(({ product, quantity }) => ({ item_id: items.get(product), quantity }));
  const [known] = await readAll<Estimate>(api, `/api/estimates?client_id=${client_id}`);
  const body = { client_id, estimate_request_id: request.id, items: lines.slice(0, 1) };
  const { id } = known ?? (await api.post<One<Estimate>>('/api/estimates', body)).record;
  const read = async () => (await api.get<One<Estimate>>(`/api/estimates/${id}`)).record;
  const before = await read();
  const first = money(Math.round(before.items[0]!.quantity * before.items[0]!.rate));
  const which = before.estimate_number;
  const isNew = before.items.length < lines.length;
  show({ what: 'estimate with a line', which, detail: `${told(before.items[0]!)} = ${first}`, isNew: !known });
  if (isNew) await api.patch(`/api/estimates/${id}`, { items: lines });
  const after = await read();
  const detail = `+ ${after.items.slice(1).map(told).join(' + ')} = ${money(after.total)}`;
  show({ what: 'and with another line', which, detail, isNew });
  return after;
}

const told = ({ title, quantity, rate }: Line): string => `${quantity} × ${title} ${money(rate)}`;

/** Waits for the order of the estimate, and leads it to its confirmation. @returns the order */
export async function fulfil({ api, show }: Walk, client: number, estimate: Estimate): Promise<Sold> {
  const isNew = !DECIDED.includes(estimate.status);
  const { item: order, tookMs } = await awaitOne<Sold>(api, `/api/orders?client_id=${client}`);
  const which = `order ${order.id}`;
  const detail = `${money(order.total)}; ${byEvent(tookMs, isNew)}`;
  show({ what: 'one order made', which, detail, isNew });
  const steps = ['new', 'processing', 'confirmed'];
  for (const [index, status] of steps.slice(1).entries()) {
    const isAhead = steps.indexOf(order.status) <= index && steps.includes(order.status);
    if (isAhead) await api.patch(`/api/orders/${order.id}`, { status });
    show({ what: `order ${status}`, which, detail: `${steps[index]} → ${status}`, isNew: isAhead });
  }
  return order;
}

/** What a refused call says. @throws Error when it is not refused with 422 */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const problem = await call.then(
    () => undefined,
    (error: ApiProblem) => error,
  );
  if (problem?.status !== 422) throw new Error(`expected a refusal with 422, got ${problem?.message ?? 'a success'}`);
  return problem.message;
}
