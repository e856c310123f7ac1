import { randomBytes } from 'node:crypto';
import { type Caller, callerOfClaims, fromGrpcError, loadContract, readSigner, signCallerToken } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { type LocalSecrets, localSecrets, testMongoUserUrl } from '@bms/testing';
import { Client, credentials, Metadata, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import { identitySettings } from '../src/config.ts';
import { identityModules } from '../src/modules.ts';

const contract = loadContract();

export const adminEmail = 'admin@example.com';
export const adminPassword = 'a long enough password';

export const gateway = callerOfClaims({ kind: 'gateway' });
export const service = callerOfClaims({ kind: 'service' });
export const nobody = callerOfClaims({ kind: 'public' });

/** An administrator in a session. */
export const administrator = userCaller(1, 'none', { isAdmin: true });

/** A caller in a session, as a gateway tells it. */
export function userCaller(userId: number, sessionId = 'none', more: Partial<Caller> = {}): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', sid: sessionId }), ...more };
}

interface CallOptions {
  readonly caller?: Caller;
  readonly headers?: Record<string, string>;
}

/** Identity on a database of its own, and a way to call it as a gateway does. */
export interface TestedIdentity {
  readonly running: RunningService;
  readonly env: Record<string, string>;
  /** Calls an rpc, e.g. `Account/Login`. @throws ApiError */
  call<Answer = Record<string, unknown>>(rpc: string, message?: object, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

/** The settings of one identity with a database of its own; several copies may be started with the same. */
export async function identityEnv(secrets: LocalSecrets = localSecrets('identity')): Promise<Record<string, string>> {
  return {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    LOG_LEVEL: 'silent',
    NATS_URL: 'nats://127.0.0.1:4222',
    MONGODB_URL: await testMongoUserUrl('identity'),
    SIGNING_KEY: secrets.signingKey('identity'),
    TRUSTED_KEYS: secrets.trustedKeys,
    GATEWAY_KEY: secrets.signingKey('gateway'),
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: 'smtp://127.0.0.1:9',
    KEY_ENCRYPTION_SECRET: randomBytes(32).toString('base64'),
  };
}

/** Starts identity in this process, with `env` over the settings of a fresh one. */
export async function startIdentity(env: Record<string, string> = {}): Promise<TestedIdentity> {
  const settings: Record<string, string> = { ...(env['MONGODB_URL'] ? {} : await identityEnv()), ...env };
  const options = { name: 'identity', settings: identitySettings, modules: identityModules, contract };
  const running = await startService(options, settings);
  const { call, close } = connectTo(`127.0.0.1:${running.grpcPort}`, settings);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, env: settings, call, stop };
}

/** Calls an identity as its gateway does, or as another service where the caller is one. */
export function connectTo(
  target: string,
  settings: Record<string, string>,
): Pick<TestedIdentity, 'call'> & { close(): void } {
  const client = new Client(target, credentials.createInsecure());
  const asGateway = readSigner(settings['GATEWAY_KEY']!);
  const asService = readSigner(settings['SIGNING_KEY']!);
  return {
    call: (rpc, message = {}, { caller = nobody, headers = {} } = {}) => {
      const signs = caller.kind === 'service' ? asService : asGateway;
      const authorization = `Bearer ${signCallerToken(signs, caller, 'identity')}`;
      return send(client, rpc, message, { 'x-client-address': '192.0.2.1', authorization, ...headers });
    },
    close: () => client.close(),
  };
}

function send<Answer>(client: Client, rpc: string, message: object, headers: Record<string, string>): Promise<Answer> {
  const [serviceName, name] = rpc.split('/') as [string, string];
  const methods = contract.packageDefinition[`bms.identity.${serviceName}`] as unknown as Record<
    string,
    MethodDefinition<object, Answer>
  >;
  const { path, requestSerialize, responseDeserialize } = methods[name]!;
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(headers)) metadata.set(key, value);
  return new Promise((resolve, reject) => {
    const done = (error: ServiceError | null, answer?: Answer) =>
      error ? reject(fromGrpcError(error)) : resolve(answer!);
    const deadline = Date.now() + 20_000;
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, message, metadata, { deadline }, done);
  });
}

/** The types of the events that a database's outbox holds, with the ids of their records, oldest first. */
export async function eventsOf(identity: TestedIdentity): Promise<string[]> {
  const rows = await identity.running.kit.db.collection('outbox').find().sort({ occurredAt: 1, position: 1 }).toArray();
  return rows.map((row) => String(row['subject']).replace('bms.identity.', ''));
}

/** What an ApiError says: its code, and the fields that it names with theirs. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => ({ code: 'nothing', violations: [] }),
    (caught: { code: string; violations: { field: string; code: string }[] }) => caught,
  );
  return [error.code, ...error.violations.map(({ field, code }) => `${field} ${code}`)].join(': ');
}
