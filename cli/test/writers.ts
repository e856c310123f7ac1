import { setTimeout as sleep } from 'node:timers/promises';
import { type Bms, createApi } from '@bms/client';
import { eventually } from '@bms/testing';

const lines = [{ title: 'Chai', quantity: 2, rate: 1800 }];
/** The time within which an event creates its record, in milliseconds. */
const CREATED_TIMEOUT_MS = 180_000;

/** Writers that use the API until they are stopped. */
export interface Writers {
  /** The number of completed rounds. */
  rounds(): number;
  /** Ends the current rounds. @throws the first error of a writer */
  stop(): Promise<void>;
}

/**
 * Starts writers that make sales, from the estimate to the payment of the invoice, and upload files.
 * @param count number of writers that make sales at the same time
 */
export function startWriters(url: string, token: string, count: number): Writers {
  const api = createApi({ url, token });
  const stopping = new AbortController();
  let rounds = 0;
  const repeat = async (work: (name: string) => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work(`${++rounds}`);
      await sleep(20);
    }
  };
  const all = [
    ...Array.from({ length: count }, () => repeat((name) => makeSale(api, name, stopping.signal))),
    repeat((name) => uploadFile(api, name)),
  ];
  const done = Promise.all(all);
  done.catch(() => stopping.abort());
  return {
    rounds: () => rounds,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function makeSale(api: Bms, name: string, stopping: AbortSignal): Promise<void> {
  const { data: client } = await api.clients.create({ body: { company_name: `Client ${name}`, type: 'organization' } });
  const client_id = client.record.id;
  const { data: estimate } = await api.estimates.create({ body: { client_id, items: lines } });
  await api.estimates.send({ path: { id: estimate.record.id } });
  await api.estimates.accept({ path: { id: estimate.record.id } });
  const order = await createdOne(stopping, async () => (await api.orders.list({ query: { client_id } })).data.records);
  if (!order) return;
  for (const status of ['processing', 'confirmed'] as const)
    await api.orders.update({ path: { id: order.id }, body: { status } });
  const list = async () => (await api.invoices.list({ query: { client_id } })).data.records;
  const invoice = await createdOne(stopping, list);
  if (!invoice) return;
  await api.invoices.send({ path: { id: invoice.id } });
  await api.invoices.addPayment({ path: { id: invoice.id }, body: { amount: 1000 } });
}

/** Uploads a file of some chunks, whose bytes differ from those of every other file. */
async function uploadFile(api: Bms, name: string): Promise<void> {
  const text = `The file ${name} of ${Math.random()}\n`.repeat(60_000);
  await api.files.upload({ body: { file: new File([text], `${name}.txt`, { type: 'text/plain' }) } });
}

/** Waits for the record that an event creates; undefined if the writers stop first. */
async function createdOne<T>(stopping: AbortSignal, list: () => Promise<readonly T[]>): Promise<T | undefined> {
  const [found] = await eventually(list, ({ length }) => length > 0 || stopping.aborted, CREATED_TIMEOUT_MS);
  return found;
}
