import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { connectRpc, type LocalSecrets, localSecrets, type RpcClient, serviceMongoUrl, startNats } from '@bms/testing';
import { workService } from '../src/service.ts';
import { startIdentity, type TestedIdentity } from './identity.ts';
import { startRelated, type TestedRelated } from './related.ts';

export const contract = loadContract();

/** One process of work, and an RPC client that calls it as a gateway does. */
export interface TestedCopy extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/** The local environment of work: a database, NATS and stubs of identity and of the services that tasks refer to. */
export interface TestEnvironment {
  readonly identity: TestedIdentity;
  readonly related: TestedRelated;
  readonly secrets: LocalSecrets;
  /** The environment of its processes, without their addresses. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Work in this process, with its local environment. */
export interface TestedWork extends TestedCopy {
  readonly identity: TestedIdentity;
  readonly related: TestedRelated;
  /** Starts another copy; `env` overrides its settings. */
  startCopy(env?: Record<string, string>): Promise<TestedCopy>;
}

/** Starts the local environment of work. Users 1 to 50 are active staff. */
export async function startEnvironment(): Promise<TestEnvironment> {
  const secrets = localSecrets('work', 'identity', 'crm', 'billing');
  const nats = await startNats();
  const identity = await startIdentity(contract, secrets.trustedKeys, nats.url);
  const related = await startRelated(contract, secrets.trustedKeys, nats.url);
  for (let id = 1; id <= 50; id++) identity.has(id);
  const env = {
    NATS_URL: nats.url,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: await serviceMongoUrl('work'),
    SIGNING_KEY: secrets.signingKey('work'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: `identity=${identity.target},${related.upstreams}`,
  };
  const stop = async () => {
    await identity.stop();
    await related.stop();
    await nats.stop();
  };
  return { identity, related, secrets, env, stop };
}

/** Starts work on a database of its own. */
export async function startWork(): Promise<TestedWork> {
  const { identity, related, secrets, env, stop } = await startEnvironment();
  const startCopy: TestedWork['startCopy'] = (more) => start({ ...env, ...more }, secrets);
  const copy = await startCopy().catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...copy, identity, related, startCopy, stop: () => copy.stop().then(stop) };
}

async function start(env: Record<string, string>, secrets: LocalSecrets): Promise<TestedCopy> {
  const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  const running = await startService({ ...workService, migrations: [], contract }, { ...addresses, ...env });
  const { call, close } = connectRpc('work', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}
