import { callRpc, type Method, openClient } from '@bms/rpc';
import { type ChannelOptions, type Client, connectivityState, Metadata } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';

/** Time limit for a call to get a connection, in milliseconds: longer than the maximum backoff with its jitter. */
const CONNECT_WAIT_MS = 800;

/**
 * Channels to one service, used round robin: one connection carries the load that one core of the service can handle.
 */
export class Channels {
  readonly #clients: readonly Client[];
  #next = 0;

  /** @param target a gRPC target; a name with several addresses is load balanced over all of them */
  constructor(target: string, count: number, options?: ChannelOptions) {
    this.#clients = Array.from({ length: count }, () => openClient(target, options));
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

const CHECK_MS = 1000;

const check = healthService['Check'] as Method<{ status: string | number }>;

/**
 * Checks the health of a service by grpc.health.v1. @throws Error for any status but SERVING, or without an answer
 * within 1 s
 */
export async function askHealth(channels: Channels): Promise<void> {
  const client = channels.ready() ?? (await channels.connect());
  if (!client) throw new Error('no connection');
  const options = { metadata: new Metadata(), deadline: Date.now() + CHECK_MS };
  const { status } = (await callRpc(client, check, { service: '' }, options)).message;
  if (status !== 'SERVING' && status !== 1) throw new Error(`the service says ${status}`);
}
