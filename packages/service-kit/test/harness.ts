import { fileURLToPath } from 'node:url';
import {
  type Caller,
  type Contract,
  callerOfClaims,
  fromGrpcError,
  loadContract,
  readSigner,
  signCallerToken,
} from '@bms/contracts';
import { type LocalSecrets, localSecrets, testMongoUserUrl } from '@bms/testing';
import { Client, credentials, Metadata, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import { type RunningService, type ServiceModule, startService } from '../src/index.ts';

/** The made-up contract of this package's tests. */
const protos = { protoDirs: [fileURLToPath(new URL('./protos', import.meta.url))] };
const stockContract: Contract = loadContract(protos);

export const administrator = callerOfClaims({ kind: 'user', uid: 1, typ: 'staff', adm: true });

/** A member of staff with these grants, e.g. `{'widgets.view': 'own'}`. */
export function staff(userId: number, grants: Caller['grants']): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', rol: 1 }), grants };
}

/** What a call answered. */
export interface Answered<Answer> {
  readonly message: Answer;
  /** The version that the gateway would show as ETag. */
  readonly etag: number | undefined;
}

interface CallOptions {
  readonly caller?: Caller;
  readonly headers?: Record<string, string>;
  readonly deadlineMs?: number;
}

/** The `stock` service with the given modules, on a database of its own, and a way to call it as a gateway does. */
export interface TestedService {
  readonly running: RunningService;
  readonly secrets: LocalSecrets;
  readonly env: Record<string, string>;
  /** Calls an rpc, e.g. `Widgets/Get`. @throws ApiError */
  call<Answer = Record<string, unknown>>(
    rpc: string,
    message?: object,
    options?: CallOptions,
  ): Promise<Answered<Answer>>;
  stop(): Promise<void>;
}

/** Starts the service under test; `env` overrides its settings. The settings and secrets of another one make it a copy of that. */
export async function startTested(
  modules: readonly ServiceModule[],
  env: Record<string, string> = {},
  secrets: LocalSecrets = localSecrets('stock'),
): Promise<TestedService> {
  const settings = {
    GRPC_ADDRESS: '127.0.0.1:0',
    HTTP_ADDRESS: '127.0.0.1:0',
    NATS_URL: 'nats://127.0.0.1:4222',
    LOG_LEVEL: 'silent',
    MONGODB_URL: env['MONGODB_URL'] ?? (await testMongoUserUrl('stock')),
    SIGNING_KEY: secrets.signingKey('stock'),
    TRUSTED_KEYS: secrets.trustedKeys,
    ...env,
  };
  const running = await startService({ name: 'stock', modules: () => modules, protos }, settings);
  const client = new Client(`127.0.0.1:${running.grpcPort}`, credentials.createInsecure());
  const token = (caller: Caller) => signCallerToken(readSigner(secrets.signingKey('gateway')), caller, 'stock');
  return {
    running,
    secrets,
    env: settings,
    call: (rpc, message = {}, options = {}) => call(client, rpc, message, options, token),
    stop: async () => {
      client.close();
      await running.stop();
    },
  };
}

function call<Answer>(
  client: Client,
  rpc: string,
  message: object,
  { caller = administrator, headers = {}, deadlineMs = 20_000 }: CallOptions,
  token: (caller: Caller) => string,
): Promise<Answered<Answer>> {
  const [service, name] = rpc.split('/') as [string, string];
  const definition = stockContract.packageDefinition[`bms.stock.${service}`] as unknown as Record<
    string,
    MethodDefinition<object, Answer>
  >;
  const { path, requestSerialize, responseDeserialize } = definition[name]!;
  const metadata = new Metadata();
  for (const [key, value] of Object.entries({ authorization: `Bearer ${token(caller)}`, ...headers }))
    metadata.set(key, value);
  return new Promise((resolve, reject) => {
    let etag: number | undefined;
    client
      .makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        message,
        metadata,
        { deadline: Date.now() + deadlineMs },
        (error: ServiceError | null, answer?: Answer) =>
          error ? reject(fromGrpcError(error)) : resolve({ message: answer!, etag }),
      )
      .on('metadata', (received: Metadata) => {
        const [sent] = received.get('etag');
        etag = sent === undefined ? undefined : Number(sent);
      });
  });
}
