import { randomBytes } from 'node:crypto';
import { type Caller, callerOfClaims, loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { connectRpc, type LocalSecrets, localSecrets, type RpcOptions, serviceMongoUrl } from '@bms/testing';
import { identityService } from '../src/service.ts';

export const contract = loadContract();
/** An address where nothing listens: events stay in the outbox, where tests read them. */
const NO_NATS = 'nats://127.0.0.1:9';

export const adminEmail = 'admin@example.com';
export const adminPassword = 'a long enough password';

export const gateway = callerOfClaims({ kind: 'gateway' });
export const service = callerOfClaims({ kind: 'service' });
const nobody = callerOfClaims({ kind: 'public' });

/** Returns a caller with a session, as a gateway identifies it. */
export function userCaller(userId: number, sessionId = 'none', more: Partial<Caller> = {}): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', sid: sessionId }), ...more };
}

/** Calls an rpc, e.g. `Account/Login`, without a caller by default. @throws ApiError */
export type CallIdentity = <Answer = Record<string, unknown>>(
  rpc: string,
  message?: object,
  options?: RpcOptions,
) => Promise<Answer>;

/** Identity on a database of its own, and a client that calls it as a gateway does. */
export interface TestedIdentity {
  readonly running: RunningService;
  /** Its settings and keys; another process with the same ones is a copy of it. */
  readonly start: IdentityStart;
  readonly call: CallIdentity;
  stop(): Promise<void>;
}

/** The settings and keys of a copy of identity. */
export interface IdentityStart {
  readonly env: Record<string, string>;
  readonly secrets: LocalSecrets;
}

/** Creates the settings of identity with a database of its own; `env` overrides them. */
export async function identityStart(env: Record<string, string> = {}): Promise<IdentityStart> {
  const secrets = localSecrets('identity');
  const settings = {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    LOG_LEVEL: 'silent',
    NATS_URL: NO_NATS,
    MONGODB_URL: await serviceMongoUrl('identity'),
    SIGNING_KEY: secrets.signingKey('identity'),
    TRUSTED_KEYS: secrets.trustedKeys,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: 'smtp://127.0.0.1:9',
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64'),
  };
  return { env: { ...settings, ...env }, secrets };
}

/** Starts identity in this process; `env` overrides its settings. */
export async function startIdentity(env: Record<string, string> = {}): Promise<TestedIdentity> {
  return startCopy(await identityStart(env));
}

/** Starts another copy with the same settings and keys. */
export async function startCopy(start: IdentityStart): Promise<TestedIdentity> {
  const running = await startService({ ...identityService, migrations: [], contract }, start.env);
  const { call, close } = connectTo(`127.0.0.1:${running.grpcPort}`, start.secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, start, call, stop };
}

/** Connects to identity as its gateway does. */
export function connectTo(target: string, secrets: LocalSecrets): { call: CallIdentity; close(): void } {
  const client = connectRpc('identity', target, contract, secrets);
  const call: CallIdentity = async <Answer>(rpc: string, message: object = {}, options: RpcOptions = {}) => {
    const headers = { 'x-client-address': '192.0.2.1', ...options.headers };
    return (await client.call<Answer>(rpc, message, { caller: nobody, ...options, headers })).message;
  };
  return { call, close: client.close };
}

/** Returns the event types in a database's outbox, with the ids of their records, oldest first. */
export async function eventsOf(identity: TestedIdentity): Promise<string[]> {
  const rows = await identity.running.kit.db.collection('outbox').find().sort({ occurredAt: 1, position: 1 }).toArray();
  return rows.map((row) => String(row['subject']).replace('bms.identity.', ''));
}
