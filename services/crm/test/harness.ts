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

const contract = loadContract();
/** Nothing listens here: events stay in the outbox, where tests look at them. */
const NO_NATS = 'nats://127.0.0.1:9';

/** crm on a database of its own, and a way to call it as a gateway does. */
export interface TestedCrm extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/** Starts crm in this process. @param upstreams where the services are that it asks, `name=host:port` */
export async function startCrm(upstreams = '', secrets: LocalSecrets = testSecrets()): Promise<TestedCrm> {
  const env = { ...(await common('crm', secrets)), GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  const running = await startService({ name: 'crm', settings, modules }, { ...env, UPSTREAMS: upstreams });
  const { call, close } = connectRpc('crm', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}

/** The keys of crm and of the services that it asks. */
export const testSecrets = (): LocalSecrets => localSecrets('crm', 'identity');

/** Starts a real identity, whose first user is the administrator 1. */
export async function startIdentity(secrets: LocalSecrets): Promise<StartedProcess> {
  return startProcess('identity', {
    ...(await common('identity', secrets)),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64'),
  });
}

async function common(service: string, secrets: LocalSecrets): Promise<Record<string, string>> {
  return {
    NATS_URL: NO_NATS,
    LOG_LEVEL: 'silent',
    MONGODB_URL: await testMongoUserUrl(service),
    SIGNING_KEY: secrets.signingKey(service),
    TRUSTED_KEYS: secrets.trustedKeys,
  };
}
