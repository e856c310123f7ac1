import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Contract } from '@bms/contracts';
import { type Connection, createConnection } from 'mongoose';
import { type StartedMongo, startMongo } from './backing-services.ts';
import { eventually } from './eventually.ts';
import { type StartedProcess, startService } from './processes.ts';
import { type Answered, connectRpc, type RpcClient, type RpcOptions } from './rpc-client.ts';
import type { LocalSecrets } from './secrets.ts';

/** The default number of replicas. */
const REPLICAS = 2;
const TRANSACTION_SECONDS = 60;

/** The rounds of each kill test, counted from 1: one, or as many as the setting KILL_ROUNDS says. */
export const killRounds: readonly number[] = Array.from(
  { length: Number(process.env['KILL_ROUNDS'] ?? 1) },
  (_, index) => index + 1,
);

const WITHIN_MS = 180_000;
/** The pause before a repeated call, in milliseconds. */
const PAUSE_MS = 100;

/** Replicas of a service as real processes on their own mongod, to be killed while they work. */
export interface KilledReplicas {
  readonly mongo: StartedMongo;
  readonly replicas: readonly StartedProcess[];
  /** Clients of the replicas. */
  readonly rpcs: readonly RpcClient[];
  /** The database of the replicas. */
  readonly db: Connection;
  /**
   * Calls a random replica, and again with the same Idempotency-Key while it is unavailable or times out, as on a busy
   * machine after a start.
   */
  readonly call: RpcClient['call'];
  /**
   * Kills all replicas one after the other, each after a random pause of at most `withinMs` milliseconds, and starts
   * them again.
   */
  killAll(withinMs?: number): Promise<void>;
  /** Waits until all events in the outbox are published. */
  untilAllPublished(): Promise<void>;
  stop(): Promise<void>;
}

export interface KilledOptions {
  readonly contract: Contract;
  readonly secrets: LocalSecrets;
  /** The settings of the replicas except their addresses and MONGODB_URL. */
  readonly env: Readonly<Record<string, string>>;
  /** Two by default. */
  readonly count?: number;
}

/** Starts replicas of a service, e.g. `crm`. */
export async function startKilledReplicas(
  service: string,
  { contract, secrets, env, count = REPLICAS }: KilledOptions,
): Promise<KilledReplicas> {
  const mongo = await startMongo();
  await lengthenTransactions(mongo.url);
  const settings = { ...env, MONGODB_URL: await mongo.addUser(`bms_${service}`) };
  const replicas = await Promise.all(Array.from({ length: count }, () => startService(service, settings)));
  const rpcs = replicas.map(({ target }) => connectRpc(service, target, contract, secrets));
  const db = await createConnection(settings.MONGODB_URL).asPromise();
  const unsent = () => db.collection('outbox').countDocuments({ unsent: true });
  return {
    mongo,
    replicas,
    rpcs,
    db,
    call: (...args) => callUntilAnswered(rpcs, ...args),
    killAll: (withinMs = 60) => killAll(replicas, withinMs),
    untilAllPublished: async () => void (await eventually(unsent, (count) => count === 0)),
    stop: async () => {
      for (const rpc of rpcs) rpc.close();
      await db.close();
      await Promise.all(replicas.map((copy) => copy.stop()));
      await mongo.stop();
    },
  };
}

async function callUntilAnswered<Answer>(
  rpcs: readonly RpcClient[],
  rpc: string,
  message?: object,
  options?: RpcOptions,
): Promise<Answered<Answer>> {
  const headers = { 'idempotency-key': randomUUID(), ...options?.headers };
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      const replica = rpcs[Math.floor(Math.random() * rpcs.length)]!;
      return await replica.call<Answer>(rpc, message, { ...options, headers });
    } catch (error) {
      const isRepeatable = error instanceof ApiError && ['unavailable', 'timeout'].includes(error.code);
      if (!isRepeatable || Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function killAll(replicas: readonly StartedProcess[], withinMs: number): Promise<void> {
  for (const copy of replicas) {
    await sleep(Math.random() * withinMs);
    await copy.kill();
  }
  await Promise.all(replicas.map((copy) => copy.restart()));
}

/**
 * Sets the transaction lifetime to mongod's default, which is longer than a test: the services themselves must abort
 * transactions left open by a killed replica.
 */
async function lengthenTransactions(url: string): Promise<void> {
  const admin = await createConnection(url).asPromise();
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_SECONDS });
  await admin.close();
}
