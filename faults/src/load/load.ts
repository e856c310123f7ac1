import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../stage/stage.ts';
import type { Ledger } from './ledger.ts';
import type { NextGateway } from './persistent-fetch.ts';
import { runSale } from './sale.ts';
import { runSession } from './session.ts';
import { createWriter, repeat, type Writer } from './writer.ts';

/** The number of writers that run sales, and of those that write the other records. */
const SALES = 3;
const OFFICES = 1;
/** The pauses after each call of a writer and after each session, which bound the load, in milliseconds. */
const PAUSE_MS = 250;
const SESSION_PAUSE_MS = 3000;
/** The number of records that a burst creates at once. */
const BURST = 40;

/** The writers of a run. */
export interface Load {
  /** Creates clients at once, besides the other writers. */
  burst(): Promise<void>;
  /** Resolves when the writers have completed what they had begun. */
  stop(): Promise<void>;
}

/** The options of the writers. */
export interface LoadOptions {
  readonly ledger: Ledger;
  readonly nextGateway: NextGateway;
  /** True for a writer that ends sessions and then asks every gateway, which must all run. */
  readonly endsSessions: boolean;
}

/** Starts the writers: sales, records of the other services, and sessions. */
export function startLoad(stage: Stage, { ledger, nextGateway, endsSessions }: LoadOptions): Load {
  const stopping = new AbortController();
  const { signal } = stopping;
  const newWriter = (pauseMs = PAUSE_MS) =>
    createWriter({ nextGateway, token: stage.token, ledger, stopping: signal, pauseMs });
  let count = 0;
  const name = (): string => {
    count += 1;
    return String(count);
  };
  const start = (work: typeof runSale) => {
    const writer = newWriter();
    return repeat(writer, () => work(writer, name()));
  };
  const startSessions = () => {
    const writer = newWriter();
    return repeat(writer, async () => {
      await runSession(writer, stage);
      await sleep(SESSION_PAUSE_MS);
    });
  };
  const writers = [
    ...Array.from({ length: SALES }, () => start(runSale)),
    ...Array.from({ length: OFFICES }, () => start(runOffice)),
    ...(endsSessions ? [startSessions()] : []),
  ];
  const { api } = newWriter(0);
  const createClient = async (): Promise<void> => {
    const company = { company_name: `Client of a burst ${name()}`, type: 'person' } as const;
    const { data } = await api.clients.create({ body: company });
    ledger.acknowledge(`/api/clients/${data.record.id}`, company);
  };
  return {
    burst: async () => void (await Promise.all(Array.from({ length: BURST }, createClient))),
    stop: async () => {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

/** Writes a record of each of the other services: an item, a task, an announcement and a file. */
async function runOffice({ api, ledger }: Writer, name: string): Promise<void> {
  const item = { title: `Item ${name}`, rate: 1800 };
  const { data: created } = await api.items.create({ body: item });
  ledger.acknowledge(`/api/items/${created.record.id}`, item);
  const task = { title: `Task ${name}`, description: 'Pack the tea.' };
  const { data: opened } = await api.tasks.create({ body: task });
  ledger.acknowledge(`/api/tasks/${opened.record.id}`, task);
  await api.tasks.update({ path: { id: opened.record.id }, body: { description: 'Pack the tea twice.' } });
  ledger.acknowledge(`/api/tasks/${opened.record.id}`, { description: 'Pack the tea twice.' });
  const announcement = { title: `Announcement ${name}`, share_with: ['all_members'] };
  const { data: announced } = await api.announcements.create({ body: announcement });
  ledger.acknowledge(`/api/announcements/${announced.record.id}`, announcement);
  const file = new File([`The file ${name}\n`.repeat(100)], `${name}.txt`, { type: 'text/plain' });
  const { data: uploaded } = await api.files.upload({ body: { file } });
  ledger.acknowledge(`/api/file-manager/files/${uploaded.record.id}`, { file_name: file.name, size: file.size });
}
