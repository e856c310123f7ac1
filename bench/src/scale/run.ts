import { setTimeout as sleep } from 'node:timers/promises';
import { recountTotals } from '@bms/service-kit/maintenance';
import { type StartedMongo, type StartedSystem, startMongo, startSystem } from '@bms/testing';
import mongoose from 'mongoose';
import { authorize } from '../contenders/sign-in.ts';
import { clientAt } from '../data/clients.ts';
import { describeMachine } from '../report/report.ts';
import type { ExportsReport } from './exports-table.ts';
import { fillClients, type StoredClient } from './fill.ts';
import { type MeasureOptions, measureCalls } from './measure-calls.ts';
import { type ExportingSystem, measureExports } from './measure-exports.ts';
import type { ScaleReport } from './table.ts';

/** Options of a run. */
export interface ScaleOptions extends Omit<MeasureOptions, 'mongodPid'> {
  readonly sizes: readonly [small: number, large: number];
  /** The folder of the build of this project; undefined to run it from its sources. */
  readonly buildDir: string | undefined;
  /** Measures calls, exports or both. */
  readonly subjects: ReadonlySet<'calls' | 'exports'>;
}

/** The number of clients that the API creates, as samples of the stored form. */
const SAMPLES = 50;
const FILL_POLL_MS = 500;
/** Rate limits that no measurement reaches. */
const LIMITS = 'default=1000000/60,login=1000/60';

/**
 * Measures each call and the exports of clients on two systems at the same time, one with few and one with many clients in one mongod.
 * @param say reports progress in one line
 * @throws Error if a system does not start, or an answer is wrong
 */
export async function runScale(
  options: ScaleOptions,
  say: (line: string) => void,
): Promise<ScaleReport & ExportsReport> {
  const { sizes, buildDir, subjects, ...measuring } = options;
  const mongo = await startMongo();
  const systems: StartedSystem[] = [];
  try {
    const filled: ExportingSystem[] = [];
    for (const size of sizes) {
      const databasePrefix = `bms_${size}_`;
      const gatewaySettings = { LIMITS };
      const system = await startSystem({ mongo, buildDir, isProduction: true, databasePrefix, gatewaySettings });
      systems.push(system);
      filled.push(await fill(mongo, system, databasePrefix, size));
      say(`${size} clients are stored`);
    }
    const machine = describeMachine();
    const exports = subjects.has('exports') ? await measureExports(filled, say) : [];
    const calls = subjects.has('calls')
      ? await measureCalls(filled, { ...measuring, mongodPid: mongo.pid() }, say)
      : [];
    return { at: new Date().toISOString(), machine, sizes, options: measuring, calls, exports };
  } finally {
    for (const system of systems) await system.stop();
    await mongo.stop();
  }
}

async function fill(
  mongo: StartedMongo,
  { gateways, services, admin }: StartedSystem,
  databasePrefix: string,
  size: number,
): Promise<ExportingSystem> {
  const url = gateways[0]!.url;
  const headers = await authorize(url, admin.email, admin.password);
  for (let index = 0; index < SAMPLES; index++) await createSample(url, headers, index);
  const crm = await mongoose.createConnection(mongo.urlOf(`${databasePrefix}crm`)).asPromise();
  try {
    const client = crm.getClient();
    const db = client.db(`${databasePrefix}crm`);
    const stored = await db.collection<StoredClient>('clients').find().sort({ _id: 1 }).toArray();
    await fillClients(db, stored, size);
    await recountTotals(crm);
    await fillSearchIndex(client.db(`${databasePrefix}activity`));
    const id = stored[0]!._id;
    const pids = [...gateways, ...[...services.values()].flat()].map((process) => process.pid());
    const [gatewayPid, servicePid] = [gateways[0]!.pid(), services.get('crm')![0]!.pid()];
    return { size, url, headers: () => headers, id, pids, gatewayPid, servicePid };
  } finally {
    await crm.close();
  }
}

/** Has activity read all clients into its search index, and waits for it. */
async function fillSearchIndex(db: mongoose.mongo.Db): Promise<void> {
  const fills = db.collection<{ _id: string; is_done: boolean }>('search_fills');
  await fills.deleteMany({});
  const isFilled = async () => (await fills.findOne({ _id: 'clients' }))?.is_done === true;
  while (!(await isFilled())) await sleep(FILL_POLL_MS);
}

/** Creates client `index` of the data set by the API. @throws Error if that fails */
export async function createSample(
  url: string,
  headers: Readonly<Record<string, string>>,
  index: number,
): Promise<void> {
  const answer = await fetch(`${url}/api/clients`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(clientAt(index)),
  });
  if (answer.status !== 201) throw new Error(`creating a client answered ${answer.status}: ${await answer.text()}`);
}
