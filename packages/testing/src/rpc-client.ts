import {
  CALLER_TOKEN_SECONDS,
  type Caller,
  type Contract,
  callerOfClaims,
  fromGrpcError,
  readSigner,
  signCallerToken,
} from '@bms/contracts';
import { Client, credentials, Metadata, type MethodDefinition, type ServiceError } from '@grpc/grpc-js';
import type { LocalSecrets } from './secrets.ts';

/** The default deadline in milliseconds: longer than any call on a busy machine, shorter than a test's timeout. */
const DEADLINE_MS = 50_000;

/** An administrator with a session; the default caller. */
export const administrator: Caller = callerOfClaims({ kind: 'user', uid: 1, typ: 'staff', adm: true });

/** Creates a staff caller with these grants, e.g. `{'tasks.view': 'own'}`. */
export function staff(userId: number, grants: Caller['grants']): Caller {
  return { ...callerOfClaims({ kind: 'user', uid: userId, typ: 'staff', rol: 1 }), grants };
}

/** Creates a portal user of a client. */
export function portalUser(clientId: number, userId = 900): Caller {
  return callerOfClaims({ kind: 'user', uid: userId, typ: 'client', cid: clientId });
}

/** The response of a call. */
export interface Answered<Answer> {
  readonly message: Answer;
  /** The version that a gateway would return as ETag. */
  readonly etag: number | undefined;
}

export interface RpcOptions {
  readonly caller?: Caller;
  /** Additional or overridden metadata. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly deadlineMs?: number;
}

/** Calls the rpcs of one service as a gateway does. */
export interface RpcClient {
  /** Calls an rpc, e.g. `Clients/Get`. @throws ApiError */
  call<Answer = Record<string, unknown>>(
    rpc: string,
    message?: object,
    options?: RpcOptions,
  ): Promise<Answered<Answer>>;
  close(): void;
}

/**
 * Connects to a service as a gateway.
 * @param service its name, e.g. `crm`
 * @param target its gRPC target, e.g. `127.0.0.1:50051`
 */
export function connectRpc(service: string, target: string, contract: Contract, secrets: LocalSecrets): RpcClient {
  const client = new Client(target, credentials.createInsecure());
  const signer = readSigner(secrets.signingKey('gateway'));
  const token = cacheTokens((caller) => signCallerToken(signer, caller, service));
  return {
    call: <Answer>(rpc: string, message: object = {}, options: RpcOptions = {}) => {
      const authorization = `Bearer ${token(options.caller ?? administrator)}`;
      const headers = { authorization, ...options.headers };
      return send(client, methodOf<Answer>(contract, service, rpc), message, { ...options, headers });
    },
    close: () => client.close(),
  };
}

/** Caches tokens like a gateway: a token is used for half of its lifetime. */
function cacheTokens(sign: (caller: Caller) => string): (caller: Caller) => string {
  const known = new WeakMap<Caller, { token: string; freshUntil: number }>();
  return (caller) => {
    const last = known.get(caller);
    if (last && last.freshUntil > Date.now()) return last.token;
    const token = sign(caller);
    known.set(caller, { token, freshUntil: Date.now() + (CALLER_TOKEN_SECONDS * 1000) / 2 });
    return token;
  };
}

type Method<Answer> = MethodDefinition<object, Answer>;

function methodOf<Answer>(contract: Contract, service: string, rpc: string): Method<Answer> {
  const [resource, name] = rpc.split('/') as [string, string];
  const method: Method<Answer> | undefined = contract.packageDefinition[`bms.${service}.${resource}`]?.[name];
  if (!method) throw new Error(`bms.${service} has no rpc ${rpc}`);
  return method;
}

function send<Answer>(
  client: Client,
  { path, requestSerialize, responseDeserialize }: Method<Answer>,
  message: object,
  { headers, deadlineMs = DEADLINE_MS }: RpcOptions,
): Promise<Answered<Answer>> {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers ?? {})) metadata.set(name, value);
  const deadline = Date.now() + deadlineMs;
  return new Promise((resolve, reject) => {
    let etag: number | undefined;
    const done = (error: ServiceError | null, answer?: Answer) =>
      error ? reject(fromGrpcError(error)) : resolve({ message: answer!, etag });
    client
      .makeUnaryRequest(path, requestSerialize, responseDeserialize, message, metadata, { deadline }, done)
      .on('metadata', (received: Metadata) => {
        const [sent] = received.get('etag');
        etag = sent === undefined ? undefined : Number(sent);
      });
  });
}
