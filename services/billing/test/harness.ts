import { setTimeout as sleep } from 'node:timers/promises';
import { callerOfClaims, loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import {
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcClient,
  type StartedPart,
  startNats,
  testMongoUserUrl,
} from '@bms/testing';
import { billingSettings } from '../src/config.ts';
import { billingModules } from '../src/modules.ts';
import { startCrm, type TestedCrm } from './crm.ts';

export const contract = loadContract();

export const service = callerOfClaims({ kind: 'service' });

/** One process of billing, and a way to call it as a gateway does. */
export interface TestedCopy extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/** Billing with everything around it: a database, NATS and crm. */
export interface TestedBilling extends TestedCopy {
  readonly crm: TestedCrm;
  readonly nats: StartedPart;
  /** The settings of its processes. */
  readonly env: Record<string, string>;
  /** Starts one more process of it, with other settings where `env` names any. */
  startCopy(env?: Record<string, string>): Promise<TestedCopy>;
}

/** Starts billing on a database of its own. Clients 1 to 9 are there. @param settings over those of a fresh one */
export async function startBilling(settings: Record<string, string> = {}): Promise<TestedBilling> {
  const secrets = localSecrets('billing', 'crm');
  const nats = await startNats();
  const crm = await startCrm(contract, secrets.trustedKeys, nats.url);
  for (let id = 1; id < 10; id++) crm.has(id);
  const env = {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    NATS_URL: nats.url,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGODB_URL: await testMongoUserUrl('billing'),
    SIGNING_KEY: secrets.signingKey('billing'),
    TRUSTED_KEYS: secrets.trustedKeys,
    UPSTREAMS: `crm=${crm.target}`,
    ...settings,
  };
  const startCopy: TestedBilling['startCopy'] = (more) => start({ ...env, ...more }, secrets);
  const stopAround = async () => {
    await crm.stop();
    await nats.stop();
  };
  const copy = await startCopy().catch(async (error) => {
    await stopAround();
    throw error;
  });
  return { ...copy, crm, nats, env, startCopy, stop: () => copy.stop().then(stopAround) };
}

async function start(env: Record<string, string>, secrets: LocalSecrets): Promise<TestedCopy> {
  const running = await startService({ name: 'billing', settings: billingSettings, modules: billingModules }, env);
  const { call, close } = connectRpc('billing', `127.0.0.1:${running.grpcPort}`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}

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

/** What a refused call names, e.g. `items[1].title required`; its code where it names no field. */
export const refusalOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    ({ code, violations }: { code: string; violations: { field: string; code: string }[] }) =>
      violations.length > 0 ? violations.map((violation) => `${violation.field} ${violation.code}`) : [code],
  );
