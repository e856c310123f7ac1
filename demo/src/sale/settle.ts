import { formatMoney } from '@bms/money';
import { errorOf } from './offer.ts';
import { saveDocuments } from './save-document.ts';
import { awaitOne, byEvent, type Scenario } from './scenario.ts';

interface Invoice {
  id: number;
  invoice_number: string;
  status: string;
  total: number;
  currency: string;
  paid: number;
  balance: number;
  due_date: string;
  payments: { amount: number; method: string }[];
}
type One<Item> = { record: Item };

/** Share of the first payment, in percent of the total. */
const FIRST_PART = 40;

/**
 * Waits for the order's draft invoice, sends it, and pays it in two parts; shows that an overpayment is rejected. Saves
 * the PDF of the invoice in a folder.
 */
export async function settle(scenario: Scenario, client: number, isNewOrder: boolean, folder: string): Promise<void> {
  const { api, show } = scenario;
  const { item, tookMs } = await awaitOne<Invoice>(api, `/api/invoices?client_id=${client}&include=currency`);
  const which = item.invoice_number;
  const isDraft = item.status === 'draft';
  const detail = `${formatMoney(item.total, { currency: item.currency })}, due ${item.due_date}; ${byEvent(tookMs, isNewOrder)}`;
  show({ what: 'one draft invoice made', which, detail, isNew: isNewOrder });
  if (isDraft) await api.post(`/api/invoices/${item.id}/send`, {});
  show({ what: 'invoice sent', which, detail: 'draft → sent', isNew: isDraft });
  await payInTwoParts(scenario, item.id);
  await saveDocuments(scenario, [{ id: item.id, number: which, of: 'invoices' }], folder);
}

async function payInTwoParts({ api, show }: Scenario, id: number): Promise<void> {
  const path = `/api/invoices/${id}`;
  const { record: before } = await api.get<One<Invoice>>(path);
  const which = before.invoice_number;
  const written = (amount: number) => formatMoney(amount, { currency: before.currency });
  const pay = async (amount: number) =>
    (await api.post<One<Invoice>>(`${path}/payments`, { amount, method: 'bank transfer' })).record;
  const isUnpaid = before.payments.length === 0;
  const part = isUnpaid ? await pay(Math.floor((before.total * FIRST_PART) / 100)) : before;
  const first = part.payments[0]!.amount;
  const left = `${written(first)} of ${written(part.total)}, ${written(part.total - first)} to go`;
  show({ what: 'partial payment', which, detail: left, isNew: isUnpaid });
  const error = await errorOf(pay(part.balance + 1));
  show({ what: 'overpayment refused', which, detail: error, isNew: part.status !== 'paid' });
  const settled = part.status === 'paid' ? part : await pay(part.balance);
  const detail = `${written(settled.paid)} of ${written(settled.total)}: ${settled.status}`;
  show({ what: 'invoice paid', which, detail, isNew: part.status !== 'paid' });
}
