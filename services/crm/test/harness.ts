import { randomBytes } from 'node:crypto';
import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import {
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcClient,
  type StartedProcess,
  serviceMongoUrl,
  startKeptDocuments,
  startOrganization,
  startService as startProcess,
} from '@bms/testing';
import { crmService } from '../src/service.ts';

export const contract = loadContract();
/** An address where nothing listens: events stay in the outbox, where tests read them. */
const NO_NATS = 'nats://127.0.0.1:9';

/** crm on a database of its own, and an RPC client that calls it as a gateway does. */
export interface TestedCrm extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts crm in this process.
 * @param upstreams the addresses of the services that it calls, `name=host:port`; without identity, a stub that only
 * knows the organization is started
 * @param env overrides the default settings, such as NATS_URL or the MONGODB_URL of another copy
 */
export async function startCrm(
  upstreams = '',
  secrets: LocalSecrets = testSecrets(),
  env: Readonly<Record<string, string>> = {},
): Promise<TestedCrm> {
  const organization = await startOrganization(contract, secrets.trustedKeys);
  const files = await startKeptDocuments(contract, secrets.trustedKeys);
  const stubs = `files=${files.target}${upstreams.includes('identity=') ? '' : `,identity=${organization.target}`}`;
  const own = {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    UPSTREAMS: [stubs, upstreams].filter(Boolean).join(','),
  };
  const all = { ...(await common('crm', secrets)), ...own, ...env };
  const running = await startService({ ...crmService, migrations: [], contract }, all);
  const { call, close } = connectRpc('crm', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
    organization.close();
    files.close();
  };
  return { running, env: all, call, stop };
}

/** Creates the keys of crm and of the services that it calls. */
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

/** Returns the settings of a service without its addresses: a database of its own, and no NATS. */
export async function common(service: string, secrets: LocalSecrets): Promise<Record<string, string>> {
  return {
    NATS_URL: NO_NATS,
    LOG_LEVEL: 'silent',
    MONGODB_URL: await serviceMongoUrl(service),
    SIGNING_KEY: secrets.signingKey(service),
    TRUSTED_KEYS: secrets.trustedKeys,
  };
}
