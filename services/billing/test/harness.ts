import { callerOfClaims, loadContract } from '@bms/contracts';
import { type Kit, type RunningService, startService } from '@bms/service-kit';
import {
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcClient,
  type StartedPart,
  serviceMongoUrl,
  startKeptDocuments,
  startNats,
  type TestedKeptDocuments,
  untilDayIsLong,
} from '@bms/testing';
import type { BillingConfig } from '../src/config.ts';
import { billingService } from '../src/service.ts';
import type { Billing } from '../src/setup.ts';
import { startCrm, type TestedCrm } from './crm.ts';
import { startTestedOrganization, type TestedOrganization } from './organization.ts';

export const contract = loadContract();

export const service = callerOfClaims({ kind: 'service' });

/** One process of billing, and an RPC client that calls it as a gateway does. */
export interface TestedCopy extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  /** The parts that its modules share. */
  readonly shared: Billing;
  stop(): Promise<void>;
}

/** Billing with its backing services: a database, NATS and a stub of crm. */
export interface TestedBilling extends TestedCopy {
  readonly crm: TestedCrm;
  readonly nats: StartedPart;
  readonly identity: TestedOrganization;
  readonly files: TestedKeptDocuments;
  /** The environment of its processes. */
  readonly env: Record<string, string>;
  /** Starts another process of billing; `env` overrides its settings. */
  startCopy(env?: Record<string, string>): Promise<TestedCopy>;
}

/** The local environment of billing. */
export interface TestEnvironment {
  readonly crm: TestedCrm;
  readonly nats: StartedPart;
  readonly identity: TestedOrganization;
  readonly files: TestedKeptDocuments;
  readonly secrets: LocalSecrets;
  /** The environment of its processes, without their addresses. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the backing services of billing and the stub of crm with the clients 1 to 9. */
export async function startEnvironment(): Promise<TestEnvironment> {
  await untilDayIsLong();
  const secrets = localSecrets('billing', 'crm');
  const nats = await startNats();
  const crm = await startCrm(contract, secrets.trustedKeys, nats.url);
  const identity = await startTestedOrganization(contract, secrets.trustedKeys, nats.url);
  const files = await startKeptDocuments(contract, secrets.trustedKeys);
  for (let id = 1; id < 10; id++) crm.has(id);
  const env = {
    NATS_URL: nats.url,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: await serviceMongoUrl('billing'),
    SIGNING_KEY: secrets.signingKey('billing'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: `crm=${crm.target},identity=${identity.target},files=${files.target}`,
  };
  const stop = async () => {
    await crm.stop();
    await identity.stop();
    files.close();
    await nats.stop();
  };
  return { crm, nats, identity, files, secrets, env, stop };
}

/** Starts billing on a database of its own. @param settings override the defaults */
export async function startBilling(settings: Record<string, string> = {}): Promise<TestedBilling> {
  const { crm, nats, identity, files, secrets, env, stop } = await startEnvironment();
  const startCopy: TestedBilling['startCopy'] = (more) => start({ ...env, ...settings, ...more }, secrets);
  const copy = await startCopy().catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...copy, crm, nats, identity, files, env, startCopy, stop: () => copy.stop().then(stop) };
}

/** Starts a process of billing with the given settings. */
export async function start(env: Record<string, string>, secrets: LocalSecrets): Promise<TestedCopy> {
  const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };
  let shared: Billing | undefined;
  const options = {
    ...billingService,
    migrations: [],
    setup: async (kit: Kit, config: BillingConfig) => {
      shared = await billingService.setup(kit, config);
      return shared;
    },
    contract,
  };
  const running = await startService(options, { ...addresses, ...env });
  const { call, close } = connectRpc('billing', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, shared: shared!, call, stop };
}
