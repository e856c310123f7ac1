import { type Contract, fromGrpcError, type Rpc } from '@bms/contracts';
import {
  type ChannelOptions,
  Client,
  credentials,
  type Metadata,
  type MethodDefinition,
  type ServiceError,
} from '@grpc/grpc-js';

/**
 * Channel options. Calls are balanced over all addresses of a target. A short backoff, so that calls succeed soon after
 * a service is available again; pings, to detect an unreachable peer.
 */
const CONNECTION: ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 3000,
  'grpc.keepalive_permit_without_calls': 1,
  // Limits the time until a new instance of a service behind the same name is found.
  'grpc.dns_min_time_between_resolutions_ms': 5000,
  // By default, channels to one target share one connection.
  'grpc.use_local_subchannel_pool': 1,
};

/**
 * Opens a channel to a service. It connects on the first call.
 * @param target a gRPC target; a name with several addresses is load balanced over all of them
 */
export function openClient(target: string, options: ChannelOptions = {}): Client {
  return new Client(target, credentials.createInsecure(), { ...CONNECTION, ...options });
}

export type Message = Record<string, unknown>;

/** The path of an rpc and the serialization of its messages. */
export type Method<Answer = Message> = Pick<
  MethodDefinition<object, Answer>,
  'path' | 'requestSerialize' | 'responseDeserialize'
>;

/** A response of a service in its wire format. */
export interface Answered<Answer = Message> {
  readonly message: Answer;
  /** The version of the record; undefined if the response has none. */
  readonly version: number | undefined;
  /** True if the response is that of an earlier call with the same Idempotency-Key. */
  readonly isReplayed: boolean;
}

/** Options of a call. */
export interface CallOptions {
  readonly metadata: Metadata;
  /** In milliseconds since the Unix epoch. */
  readonly deadline: number;
  /** Called with a function that cancels the call. */
  readonly onStart?: (cancel: () => void) => void;
}

/** Returns the method of an rpc of the contract. */
export function methodOf<Answer = Message>(contract: Contract, rpc: Rpc): Method<Answer> {
  return contract.packageDefinition[rpc.service.name]![rpc.name] as Method<Answer>;
}

/** Calls an rpc. @throws ApiError of the service; unavailable, timeout or too_large if the call itself fails */
export function callRpc<Answer>(
  client: Client,
  { path, requestSerialize, responseDeserialize }: Method<Answer>,
  message: object,
  { metadata, deadline, onStart }: CallOptions,
): Promise<Answered<Answer>> {
  return new Promise((resolve, reject) => {
    let version: number | undefined;
    let isReplayed = false;
    const done = (error: ServiceError | null, answer?: Answer): void => {
      if (error) reject(fromGrpcError(error));
      else resolve({ message: answer as Answer, version, isReplayed });
    };
    const call = client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      message,
      metadata,
      { deadline },
      done,
    );
    call.once('metadata', (received: Metadata) => {
      const [etag] = received.get('etag');
      if (etag !== undefined) version = Number(etag);
      isReplayed = received.get('idempotent-replayed').length > 0;
    });
    onStart?.(() => call.cancel());
  });
}
