import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '@bms/contracts';
import { type Connection, createConnection } from 'mongoose';
import { eventually } from './eventually.ts';
import { type StartedMongo, startMongo } from './parts.ts';
import { type StartedProcess, startService } from './processes.ts';
import { connectRpc, type RpcClient } from './rpc-client.ts';
import type { LocalSecrets } from './secrets.ts';

const COPIES = 2;
/** What a killed process had locked is free after that time: MongoDB does not notice that nobody will end the transaction. */
const TRANSACTION_SECONDS = 3;
const WITHIN_MS = 60_000;

/** Copies of a service as real processes on a mongod of their own, to be killed while they work. */
export interface KilledCopies {
  readonly mongo: StartedMongo;
  readonly copies: readonly StartedProcess[];
  /** Calls to each of the copies. */
  readonly rpcs: readonly RpcClient[];
  /** Their database. */
  readonly db: Connection;
  /** Calls any of them. */
  readonly call: RpcClient['call'];
  /** Kills all of them one after the other, at moments nobody chose, and starts them again. */
  killAll(withinMs?: number): Promise<void>;
  /** Waits until every event that they have to tell was published. */
  untilAllTold(): Promise<void>;
  stop(): Promise<void>;
}

/** What the copies are started with. */
export interface KilledOptions {
  readonly contract: Contract;
  readonly secrets: LocalSecrets;
  /** Their settings but addresses and MONGODB_URL. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts two copies of a service, e.g. `crm`. */
export async function startKilledCopies(
  service: string,
  { contract, secrets, env }: KilledOptions,
): Promise<KilledCopies> {
  const mongo = await startMongo();
  await shortenTransactions(mongo.url);
  const settings = { ...env, MONGODB_URL: await mongo.addUser(`bms_${service}`) };
  const copies = await Promise.all(Array.from({ length: COPIES }, () => startService(service, settings)));
  const rpcs = copies.map(({ target }) => connectRpc(service, target, contract, secrets));
  const db = await createConnection(settings.MONGODB_URL).asPromise();
  const unsent = () => db.collection('outbox').countDocuments({ unsent: true });
  return {
    mongo,
    copies,
    rpcs,
    db,
    call: (...args) => rpcs[Math.floor(Math.random() * rpcs.length)]!.call(...args),
    killAll: (withinMs = 60) => killAll(copies, withinMs),
    untilAllTold: async () => void (await eventually(unsent, (count) => count === 0, WITHIN_MS)),
    stop: async () => {
      for (const rpc of rpcs) rpc.close();
      await db.close();
      await Promise.all(copies.map((copy) => copy.stop()));
      await mongo.stop();
    },
  };
}

async function killAll(copies: readonly StartedProcess[], withinMs: number): Promise<void> {
  for (const copy of copies) {
    await sleep(Math.random() * withinMs);
    await copy.kill();
  }
  await Promise.all(copies.map((copy) => copy.restart()));
}

async function shortenTransactions(url: string): Promise<void> {
  const admin = await createConnection(url).asPromise();
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_SECONDS });
  await admin.close();
}
