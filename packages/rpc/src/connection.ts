import {
  type ChannelCredentials,
  type ChannelOptions,
  Client,
  credentials,
  type Metadata,
  type status,
} from '@grpc/grpc-js';
import { StreamPool } from './streams/stream-pool.ts';

/** The maximum size of a message between processes, in bytes: a bulk has up to 8 MB, and its results up to 16 MB with records. */
export const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/**
 * Channel options. Calls are balanced over all addresses of a target. A short backoff, so that calls succeed soon after
 * a service is available again; pings, to detect an unreachable peer. One on a busy machine may answer after seconds, and a
 * connection that is closed too early fails all calls in progress.
 */
const CHANNEL: ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.keepalive_permit_without_calls': 1,
  // Limits the time until a new instance of a service behind the same name is found.
  'grpc.dns_min_time_between_resolutions_ms': 5000,
  // By default, channels to one target share one connection.
  'grpc.use_local_subchannel_pool': 1,
};

/**
 * Observes the calls of a connection, for metrics.
 * @param path the path of the rpc, e.g. `/bms.crm.Clients/Get`
 * @param seconds duration of the call, in seconds
 * @param metadata the metadata that was sent; undefined if there was no connection
 */
export type CallObserver = (path: string, code: status, seconds: number, metadata?: Metadata) => void;

/** Options for channels that serve a special purpose. */
export interface ConnectionOptions {
  readonly channel?: ChannelOptions;
  /** Called at the end of each call; no observer by default. */
  readonly observe?: CallObserver;
  /** True if no streams are used: each call is a unary call of grpc-js. */
  readonly isUnary?: boolean;
  /** Credentials for TLS; plain text by default. */
  readonly credentials?: ChannelCredentials;
}

/** A channel to a service. */
export interface Connection {
  readonly client: Client;
  /** The open streams; undefined if none are used. */
  readonly streams: StreamPool | undefined;
  readonly observe: CallObserver | undefined;
  /** Closes the channel. Calls in progress are completed. */
  close(): void;
}

/**
 * Opens a channel to a service. It connects on the first call.
 * @param target a gRPC target; a name with several addresses is load balanced over all of them
 */
export function openConnection(target: string, options: ConnectionOptions = {}): Connection {
  const { channel, observe, isUnary = false, credentials: own = credentials.createInsecure() } = options;
  const client = new Client(target, own, { ...CHANNEL, ...channel });
  const streams = isUnary ? undefined : new StreamPool(client);
  return {
    client,
    streams,
    observe,
    close: () => {
      streams?.close();
      client.close();
    },
  };
}
