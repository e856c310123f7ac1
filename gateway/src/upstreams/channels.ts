import { type ChannelCredentials, type ChannelOptions, Client, connectivityState } from '@grpc/grpc-js';

/**
 * How the gateway connects. A short backoff, so that the next request after a service's return finds it; pings, so that a
 * peer that vanished without a word is noticed.
 */
const CONNECTION: ChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 3000,
  'grpc.keepalive_permit_without_calls': 1,
  // How soon a new copy of a service behind the same name is seen.
  'grpc.dns_min_time_between_resolutions_ms': 5000,
  // Else channels to one target share one connection, and several channels are one.
  'grpc.use_local_subchannel_pool': 1,
};

/** How long a call waits for a connection, in milliseconds: longer than the longest backoff with its jitter. */
const CONNECT_WAIT_MS = 800;

/** Several channels to one service, used in turn: one connection carries what one core of the service can take. */
export class Channels {
  readonly #clients: readonly Client[];
  #next = 0;

  /** @param target a gRPC target; a name with several addresses is balanced over all of them */
  constructor(target: string, credentials: ChannelCredentials, count: number, options: ChannelOptions = {}) {
    this.#clients = Array.from({ length: count }, () => new Client(target, credentials, { ...CONNECTION, ...options }));
    // Connect now rather than when the first request comes.
    for (const client of this.#clients) client.getChannel().getConnectivityState(true);
  }

  /** The next channel that is connected, if there is one. */
  ready(): Client | undefined {
    for (let tried = 0; tried < this.#clients.length; tried++) {
      const client = this.#turn();
      if (client.getChannel().getConnectivityState(false) === connectivityState.READY) return client;
    }
    return undefined;
  }

  /** Waits for a connection, at most 0.8 s. Undefined where nobody answers at the target. */
  connect(): Promise<Client | undefined> {
    const client = this.#turn();
    return new Promise((resolve) => {
      client.waitForReady(Date.now() + CONNECT_WAIT_MS, (error) => resolve(error ? undefined : client));
    });
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #turn(): Client {
    this.#next = (this.#next + 1) % this.#clients.length;
    return this.#clients[this.#next]!;
  }
}
