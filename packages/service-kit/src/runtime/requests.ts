import {
  ApiError,
  CALLER_TOKEN_SECONDS,
  type CallerSigner,
  type Contract,
  callerOfClaims,
  fromGrpcError,
  type Rpc,
  signCallerToken,
} from '@bms/contracts';
import {
  type ChannelOptions,
  Client,
  credentials,
  Metadata,
  type MethodDefinition,
  type ServiceError,
} from '@grpc/grpc-js';
import type { Call } from './call.ts';

/** The maximum timeout of a call to another service, in milliseconds, regardless of the deadline. */
const MAX_TIMEOUT_MS = 5000;
/** Load-balanced over all replicas; short reconnect backoff, so that calls succeed soon after a service returns. */
const CONNECTION: ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 3000,
};
const serviceCaller = callerOfClaims({ kind: 'service' });

type Method = MethodDefinition<object, object>;

/** A response with the record version that its rpc set. */
export interface Versioned<Answer> {
  readonly answer: Answer;
  readonly version: number | undefined;
}

/** A client for the rpcs of other services. */
export interface Requests {
  /** @throws ApiError as thrown by the other service, or unavailable */
  request<Answer>(path: string, message: object, within?: Call): Promise<Answer>;
  /** Like `request`, with the record version of the response; undefined if the rpc sets none. */
  requestVersioned<Answer>(path: string, message: object, within?: Call): Promise<Versioned<Answer>>;
  close(): void;
}

/**
 * Creates the client for other services: it sends the caller token of this service, and the request id, trace and
 * deadline of the current call.
 * @param targets gRPC targets by service name, e.g. `{identity: '127.0.0.1:50051'}`
 */
export function createRequests(contract: Contract, signer: CallerSigner, targets: Record<string, string>): Requests {
  const clients = new Map<string, Client>();
  const tokens = new Map<string, { token: string; freshUntil: number }>();

  function clientFor(owner: string): Client {
    const target = targets[owner];
    if (!target) throw new ApiError('unavailable', `The setting UPSTREAMS has no address for ${owner}.`);
    const client = clients.get(owner) ?? new Client(target, credentials.createInsecure(), CONNECTION);
    clients.set(owner, client);
    return client;
  }

  function tokenFor(owner: string): string {
    const known = tokens.get(owner);
    if (known && known.freshUntil > Date.now()) return known.token;
    const token = signCallerToken(signer, serviceCaller, owner);
    tokens.set(owner, { token, freshUntil: Date.now() + (CALLER_TOKEN_SECONDS * 1000) / 2 });
    return token;
  }

  async function requestVersioned<Answer>(path: string, message: object, within?: Call): Promise<Versioned<Answer>> {
    const rpc = contract.rpc(path);
    const { owner } = rpc.service;
    const metadata = headersOf(within, tokenFor(owner));
    const sent = await send(clientFor(owner), methodOf(contract, rpc), message, metadata, within);
    return sent as Versioned<Answer>;
  }

  return {
    requestVersioned,
    request: async <Answer>(path: string, message: object, within?: Call) =>
      (await requestVersioned<Answer>(path, message, within)).answer,
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
}

function methodOf(contract: Contract, rpc: Rpc): Method {
  return contract.packageDefinition[rpc.service.name]![rpc.name]!;
}

function headersOf(within: Call | undefined, token: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${token}`);
  if (within?.requestId) metadata.set('x-request-id', within.requestId);
  if (within?.traceparent) metadata.set('traceparent', within.traceparent);
  return metadata;
}

function send(
  client: Client,
  method: Method,
  message: object,
  metadata: Metadata,
  within?: Call,
): Promise<Versioned<object>> {
  const deadline = Math.min(Date.now() + MAX_TIMEOUT_MS, within?.deadline ?? Infinity);
  const { path, requestSerialize, responseDeserialize } = method;
  return new Promise((resolve, reject) => {
    let version: number | undefined;
    const done = (error: ServiceError | null, answer?: object) =>
      error ? reject(fromGrpcError(error)) : resolve({ answer: answer!, version });
    client
      .makeUnaryRequest(path, requestSerialize, responseDeserialize, message, metadata, { deadline }, done)
      .on('metadata', (received: Metadata) => {
        const [etag] = received.get('etag');
        version = etag === undefined ? undefined : Number(etag);
      });
  });
}
