import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCacheDir, type RunningProcess, startProcess } from '@bms/backing-services';
import { eventually, type StartedMongo, type StartedNats, startMongo, startNats } from '@bms/testing';
import type { Connection } from 'mongoose';
import { connectMongo } from './world.ts';

/** A process of the tests with its output. */
export interface Actor extends RunningProcess {
  /** Versions of clients that it reported as committed, as `id version`. */
  readonly acknowledged: Set<string>;
  /** True if it printed that line. */
  said(word: string): boolean;
}

/** Real backing services, and real processes that use them. */
export interface Stage {
  readonly mongo: StartedMongo;
  readonly nats: StartedNats;
  readonly crmDb: Connection;
  readonly billingDb: Connection;
  /** Starts a publishing service; `FAULT` and `WRITES` control it. */
  crm(env?: Record<string, string>): Promise<Actor>;
  billing(env?: Record<string, string>): Promise<Actor>;
  /** Ends all processes and backing services. */
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const [mongo, nats] = await Promise.all([startMongo(), startNats()]);
  await lengthenTransactions(mongo.url);
  const urls = { crm: await mongo.addUser('bms_crm'), billing: await mongo.addUser('bms_billing') };
  const crmDb = await connectMongo(urls.crm);
  const billingDb = await connectMongo(urls.billing);
  const actors: Actor[] = [];
  const launch = async (name: 'crm' | 'billing', env: Record<string, string> = {}): Promise<Actor> => {
    const actor = await act(`${name}-process.ts`, { MONGODB_URL: urls[name], NATS_URL: nats.url, ...env });
    actors.push(actor);
    return actor;
  };
  return {
    mongo,
    nats,
    crmDb,
    billingDb,
    crm: (env) => launch('crm', env),
    billing: (env) => launch('billing', env),
    close: async () => {
      for (const actor of actors) actor.signal('SIGCONT');
      await Promise.all(actors.map((actor) => actor.kill()));
      await Promise.all([crmDb.close(), billingDb.close()]);
      await Promise.all([mongo.stop(), nats.stop()]);
    },
  };
}

/** Sets mongod's own default, so that the processes themselves must end the transactions of a killed one. */
async function lengthenTransactions(adminUrl: string): Promise<void> {
  const admin = await connectMongo(adminUrl);
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: 60 });
  await admin.close();
}

async function act(file: string, env: Record<string, string>): Promise<Actor> {
  const acknowledged = new Set<string>();
  const words = new Set<string>();
  let rest = '';
  const hear = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('ack ')) acknowledged.add(line.slice(4));
      else words.add(line);
    }
  };
  const script = fileURLToPath(new URL(file, import.meta.url));
  const command = {
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compileCacheDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
      ...env,
    },
  };
  const running = await startProcess(command, hear);
  running.unref();
  return { ...running, acknowledged, said: (word) => words.has(word) };
}

/** Settles when the process has ended by itself, e.g. by its fault. */
export async function ended(actor: Actor, withinMs = 180_000): Promise<void> {
  let over = false;
  void actor.exited.then(() => {
    over = true;
  });
  await eventually(() => over, Boolean, withinMs).catch(() => {
    throw new Error(`it did not end:\n${actor.output()}`);
  });
}

/** Settles when the process has stopped itself by its fault (SIGSTOP). */
export async function frozen(actor: Actor): Promise<void> {
  const state = (): string =>
    execFileSync('ps', ['-o', 'state=', '-p', String(actor.pid)], { encoding: 'utf8' }).trim();
  await eventually(state, (now) => now.startsWith('T'));
}
