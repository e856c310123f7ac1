import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { connectRpc, type LocalSecrets, localSecrets, type RpcClient, serviceMongoUrl } from '@bms/testing';
import { contentService } from '../src/service.ts';
import { type ServiceStubs, startServiceStubs } from './service-stubs.ts';

export const contract = loadContract();
/** An address where nothing listens: events stay in the outbox, where tests read them. */
const NO_NATS = 'nats://127.0.0.1:9';

/** One process of content, and an RPC client that calls it as a gateway does. */
export interface TestedCopy extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/** The local environment of content: a database and stubs of the services that it calls. */
export interface TestEnvironment {
  readonly stubs: ServiceStubs;
  readonly secrets: LocalSecrets;
  /** The environment of its processes, without their addresses. */
  readonly env: Record<string, string>;
}

/** Content in this process, with its local environment. */
export interface TestedContent extends TestedCopy {
  readonly stubs: ServiceStubs;
  /** Starts another copy; `env` overrides its settings. */
  startCopy(env?: Record<string, string>): Promise<TestedCopy>;
}

/**
 * Starts the local environment of content.
 * @param more overrides the default settings, such as NATS_URL or MONGODB_URL
 */
export async function startEnvironment(more: Readonly<Record<string, string>> = {}): Promise<TestEnvironment> {
  const secrets = localSecrets('content', 'identity', 'crm');
  const stubs = await startServiceStubs(contract, secrets.trustedKeys);
  const env = {
    NATS_URL: NO_NATS,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: more['MONGODB_URL'] ?? (await serviceMongoUrl('content')),
    SIGNING_KEY: secrets.signingKey('content'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: stubs.upstreams,
    ...more,
  };
  return { stubs, secrets, env };
}

/** Starts content on a database of its own. @param more overrides the default settings, such as NATS_URL */
export async function startContent(more?: Readonly<Record<string, string>>): Promise<TestedContent> {
  const { stubs, secrets, env } = await startEnvironment(more);
  const startCopy: TestedContent['startCopy'] = (others) => start({ ...env, ...others }, secrets);
  const copy = await startCopy().catch((error) => {
    stubs.stop();
    throw error;
  });
  const stop = async () => {
    await copy.stop();
    stubs.stop();
  };
  return { ...copy, stubs, startCopy, stop };
}

async function start(env: Record<string, string>, secrets: LocalSecrets): Promise<TestedCopy> {
  const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  const running = await startService({ ...contentService, migrations: [], contract }, { ...addresses, ...env });
  const { call, close } = connectRpc('content', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}
