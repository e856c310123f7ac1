import { randomBytes } from 'node:crypto';
import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import {
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcClient,
  type StartedProcess,
  startService as startProcess,
  testMongoUserUrl,
} from '@bms/testing';
import { settings } from '../src/config.ts';
import { modules } from '../src/modules.ts';

export const contract = loadContract();
/** Nothing listens here: events stay in the outbox, where tests look at them. */
const NO_NATS = 'nats://127.0.0.1:9';

/** crm on a database of its own, and a way to call it as a gateway does. */
export interface TestedCrm extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  /** The settings of the process. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts crm in this process.
 * @param upstreams where the services are that it asks, `name=host:port`
 * @param env settings over the usual ones, such as NATS_URL or the MONGODB_URL of another copy
 */
export async function startCrm(
  upstreams = '',
  secrets: LocalSecrets = testSecrets(),
  env: Readonly<Record<string, string>> = {},
): Promise<TestedCrm> {
  const own = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0', UPSTREAMS: upstreams };
  const all = { ...(await common('crm', secrets)), ...own, ...env };
  const running = await startService({ name: 'crm', settings, modules, contract }, all);
  const { call, close } = connectRpc('crm', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, env: all, call, stop };
}

/** The keys of crm and of the services that it asks. */
export const testSecrets = (): LocalSecrets => localSecrets('crm', 'identity', 'billing');

/** Starts a real identity, whose first user is the administrator 1. */
export async function startIdentity(secrets: LocalSecrets, natsUrl = NO_NATS): Promise<StartedProcess> {
  return startProcess('identity', {
    ...(await common('identity', secrets)),
    NATS_URL: natsUrl,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64'),
  });
}

/** The settings of a service but where it listens; a database of its own, and no NATS. */
export async function common(service: string, secrets: LocalSecrets): Promise<Record<string, string>> {
  return {
    NATS_URL: NO_NATS,
    LOG_LEVEL: 'silent',
    MONGODB_URL: await testMongoUserUrl(service),
    SIGNING_KEY: secrets.signingKey(service),
    TRUSTED_KEYS: secrets.trustedKeys,
  };
}
