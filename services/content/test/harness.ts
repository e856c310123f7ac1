import { setTimeout as sleep } from 'node:timers/promises';
import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { connectRpc, type LocalSecrets, localSecrets, type RpcClient, startNats, testMongoUserUrl } from '@bms/testing';
import { settings } from '../src/config.ts';
import { modules } from '../src/modules.ts';
import { type Neighbours, startNeighbours } from './neighbours.ts';

export const contract = loadContract();

/** One process of content, and a way to call it as a gateway does. */
export interface TestedCopy extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/** What content needs around it: a database, NATS and the services that it knows. */
export interface Surroundings {
  readonly around: Neighbours;
  readonly secrets: LocalSecrets;
  /** The settings of its processes but their addresses. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Content in this process, with everything around it. */
export interface TestedContent extends TestedCopy {
  readonly around: Neighbours;
  /** Starts one more copy of it, with other settings where `env` names any. */
  startCopy(env?: Record<string, string>): Promise<TestedCopy>;
}

/** Starts what content needs. @param mongodbUrl a database; one of its own on the shared mongod by default */
export async function startSurroundings(mongodbUrl?: string): Promise<Surroundings> {
  const secrets = localSecrets('content', 'identity', 'crm');
  const nats = await startNats();
  const around = await startNeighbours(contract, secrets.trustedKeys, nats.url);
  const env = {
    NATS_URL: nats.url,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: mongodbUrl ?? (await testMongoUserUrl('content')),
    SIGNING_KEY: secrets.signingKey('content'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: around.upstreams,
  };
  const stop = async () => {
    await around.stop();
    await nats.stop();
  };
  return { around, secrets, env, stop };
}

/** Starts content on a database of its own. */
export async function startContent(): Promise<TestedContent> {
  const { around, secrets, env, stop } = await startSurroundings();
  const startCopy: TestedContent['startCopy'] = (more) => start({ ...env, ...more }, secrets);
  const copy = await startCopy().catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...copy, around, startCopy, stop: () => copy.stop().then(stop) };
}

async function start(env: Record<string, string>, secrets: LocalSecrets): Promise<TestedCopy> {
  const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  const running = await startService({ name: 'content', settings, modules }, { ...addresses, ...env });
  const { call, close } = connectRpc('content', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}

/** What a refused call names, e.g. `options required`; its code where it names no field; nothing where it is not refused. */
export const refusalOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ code, violations }: { code: string; violations: { field: string; code: string }[] }) =>
      violations.length > 0 ? violations.map((violation) => `${violation.field} ${violation.code}`) : [code],
  );

/** Waits until a condition holds. @throws Error with what was seen last when it does not in time */
export async function eventually<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  for (const deadline = Date.now() + withinMs; ; await sleep(20)) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms; last seen: ${JSON.stringify(seen)}`);
  }
}
