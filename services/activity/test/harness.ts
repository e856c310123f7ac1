import { randomBytes } from 'node:crypto';
import { type Caller, callerOfClaims, loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import {
  connectRpc,
  type LocalSecrets,
  localSecrets,
  type RpcOptions,
  type StartedProcess,
  serviceMongoUrl,
  startService as startProcess,
} from '@bms/testing';
import { type Connection, createConnection } from 'mongoose';
import { activityService } from '../src/service.ts';

const contract = loadContract();

export const adminEmail = 'admin@example.com';
export const adminPassword = 'a long enough password';

/** Returns a caller with a session, as a gateway identifies it. */
export function userCaller(userId: number, sessionId = 'none', more: Partial<Caller> = {}): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', sid: sessionId }), ...more };
}

/** Calls an rpc, e.g. `Webhooks/Create`, without a caller by default. @throws ApiError */
export type CallRpc = <Answer = Record<string, unknown>>(
  rpc: string,
  message?: object,
  options?: RpcOptions,
) => Promise<Answer>;

/** Identity in a process of its own, with its database. Its first user is the administrator 1. */
export interface TestedIdentity {
  readonly target: string;
  readonly db: Connection;
  readonly call: CallRpc;
  /** Ends the process at once. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The settings and keys of a copy of activity. */
export interface ActivityStart {
  readonly env: Record<string, string>;
  readonly secrets: LocalSecrets;
}

/** Activity on a database of its own, and a client that calls it as a gateway does. */
export interface TestedActivity {
  readonly running: RunningService;
  /** Its settings and keys; another process with the same ones is a copy of it. */
  readonly start: ActivityStart;
  readonly call: CallRpc;
  stop(): Promise<void>;
}

/** Creates the keys of activity and of the services that it calls. */
export const testSecrets = (): LocalSecrets => localSecrets('activity', 'identity');

/** Creates the settings of activity with a database of its own; `env` overrides them. */
export async function activityStart(
  env: Readonly<Record<string, string>> = {},
  secrets = testSecrets(),
): Promise<ActivityStart> {
  return { env: { ...(await settingsOf('activity', secrets)), ...addresses, ...env }, secrets };
}

/** Starts activity in this process, without identity. `env` overrides its settings. */
export async function startActivity(env: Readonly<Record<string, string>> = {}): Promise<TestedActivity> {
  return startCopy(await activityStart(env));
}

/** Starts another copy with the same settings and keys. */
export async function startCopy(start: ActivityStart): Promise<TestedActivity> {
  const running = await startService({ ...activityService, migrations: [], contract }, start.env);
  const { call, close } = connectTo('activity', `127.0.0.1:${running.grpcPort}`, start.secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, start, call, stop };
}

/**
 * Starts a real identity and activity. `env` overrides the settings of both, such as NATS_URL.
 * @param more keys, and the addresses of further services that activity calls
 */
export async function startBoth(
  env: Readonly<Record<string, string>> = {},
  { secrets = testSecrets(), upstreams = '' }: { secrets?: LocalSecrets; upstreams?: string } = {},
): Promise<{ identity: TestedIdentity; activity: TestedActivity }> {
  const identity = await startIdentity(secrets, { ...env, UPSTREAMS: upstreams });
  const UPSTREAMS = [`identity=${identity.target}`, upstreams].filter(Boolean).join(',');
  const start = await activityStart({ UPSTREAMS, ...env }, secrets);
  return { identity, activity: await startCopy(start) };
}

/** Starts a real identity. */
export async function startIdentity(
  secrets: LocalSecrets,
  env: Readonly<Record<string, string>> = {},
): Promise<TestedIdentity> {
  const settings = await settingsOf('identity', secrets);
  const administrator = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword };
  const running: StartedProcess = await startProcess('identity', { ...settings, ...administrator, ...env });
  const db = await createConnection(settings['MONGODB_URL']!).asPromise();
  const { call, close } = connectTo('identity', running.target, secrets);
  const stop = async () => {
    close();
    await Promise.all([db.close(), running.stop()]);
  };
  return { target: running.target, db, call, kill: running.kill, restart: running.restart, stop };
}

const addresses = { GRPC_ADDRESS: '127.0.0.1:0', HTTP_ADDRESS: '127.0.0.1:0' };

async function settingsOf(service: string, secrets: LocalSecrets): Promise<Record<string, string>> {
  return {
    LOG_LEVEL: 'silent',
    NATS_URL: 'nats://127.0.0.1:9',
    MONGODB_URL: await serviceMongoUrl(service),
    SIGNING_KEY: secrets.signingKey(service),
    TRUSTED_KEYS: secrets.trustedKeys,
    SMTP_URL: 'smtp://127.0.0.1:9',
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64'),
  };
}

/** Connects to a service as its gateway does. */
export function connectTo(service: string, target: string, secrets: LocalSecrets): { call: CallRpc; close(): void } {
  const client = connectRpc(service, target, contract, secrets);
  const nobody = callerOfClaims({ kind: 'public' });
  const call: CallRpc = async <Answer>(rpc: string, message: object = {}, options: RpcOptions = {}) => {
    const headers = { 'x-client-address': '192.0.2.1', ...options.headers };
    return (await client.call<Answer>(rpc, message, { caller: nobody, ...options, headers })).message;
  };
  return { call, close: client.close };
}
