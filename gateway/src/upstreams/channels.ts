import { type ChannelCredentials, type ChannelOptions, Client, connectivityState } from '@grpc/grpc-js';

/**
 * Channel options. A short backoff, so that requests succeed soon after a service is available again; pings, to detect
 * an unreachable peer.
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

/** Time limit for a call to get a connection, in milliseconds: longer than the maximum backoff with its jitter. */
const CONNECT_WAIT_MS = 800;

/**
 * Channels to one service, used round robin: one connection carries the load that one core of the service can handle.
 */
export class Channels {
  readonly #clients: readonly Client[];
  #next = 0;

  /** @param target a gRPC target; a name with several addresses is load balanced over all of them */
  constructor(target: string, credentials: ChannelCredentials, count: number, options: ChannelOptions = {}) {
    this.#clients = Array.from({ length: count }, () => new Client(target, credentials, { ...CONNECTION, ...options }));
    // Connects now instead of on the first request.
    for (const client of this.#clients) client.getChannel().getConnectivityState(true);
  }

  /** Returns the next connected channel; undefined if there is none. */
  ready(): Client | undefined {
    for (let tried = 0; tried < this.#clients.length; tried++) {
      const client = this.#nextClient();
      if (client.getChannel().getConnectivityState(false) === connectivityState.READY) return client;
    }
    return undefined;
  }

  /** Waits up to 0.8 s for a connection; undefined if the target does not answer. */
  connect(): Promise<Client | undefined> {
    const client = this.#nextClient();
    return new Promise((resolve) => {
      client.waitForReady(Date.now() + CONNECT_WAIT_MS, (error) => resolve(error ? undefined : client));
    });
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #nextClient(): Client {
    this.#next = (this.#next + 1) % this.#clients.length;
    return this.#clients[this.#next]!;
  }
}
