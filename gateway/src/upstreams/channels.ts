import {
  type CallObserver,
  type Connection,
  type ConnectionOptions,
  callRpc,
  type Method,
  openConnection,
} from '@bms/rpc';
import { status as code, connectivityState, Metadata } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';

/** Time limit for a call to get a connection, in milliseconds: longer than the maximum backoff with its jitter. */
const CONNECT_WAIT_MS = 800;

/**
 * Channels to one service, used round robin: one connection carries the load that one core of the service can handle.
 */
export class Channels {
  readonly #connections: readonly Connection[];
  readonly #observe: CallObserver | undefined;
  #next = 0;
  #wasConnected = false;

  /** @param target a gRPC target; a name with several addresses is load balanced over all of them */
  constructor(target: string, count: number, options?: ConnectionOptions) {
    this.#connections = Array.from({ length: count }, () => openConnection(target, options));
    this.#observe = options?.observe;
    // Connects now instead of on the first request.
    this.#startConnecting();
  }

  /** Returns the next connected channel; undefined if there is none. */
  ready(): Connection | undefined {
    for (let tried = 0; tried < this.#connections.length; tried++) {
      const connection = this.#nextConnection();
      if (connection.client.getChannel().getConnectivityState(false) !== connectivityState.READY) continue;
      this.#wasConnected = true;
      return connection;
    }
    return undefined;
  }

  /**
   * Returns a connected channel for a health check; undefined if there is none. It waits like `connect` only if the target
   * was connected before: one that has not started yet is asked again soon, and must not delay the check of the others.
   */
  async forCheck(): Promise<Connection | undefined> {
    const connection = this.ready();
    if (connection || this.#wasConnected) return connection ?? this.connect();
    this.#startConnecting();
    return undefined;
  }

  /** Waits up to 0.8 s for a connection; undefined if the target does not answer. */
  connect(): Promise<Connection | undefined> {
    const connection = this.#nextConnection();
    return new Promise((resolve) => {
      connection.client.waitForReady(Date.now() + CONNECT_WAIT_MS, (error) => resolve(error ? undefined : connection));
    });
  }

  /** Records a call that got no connection, for metrics. @param seconds time for which it waited for one */
  noteUnavailable(path: string, seconds: number): void {
    this.#observe?.(path, code.UNAVAILABLE, seconds);
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  #startConnecting(): void {
    for (const { client } of this.#connections) client.getChannel().getConnectivityState(true);
  }

  #nextConnection(): Connection {
    this.#next = (this.#next + 1) % this.#connections.length;
    return this.#connections[this.#next]!;
  }
}

const CHECK_MS = 1000;

const check = healthService['Check'] as Method<{ status: string | number }>;

/**
 * Checks the health of a service by grpc.health.v1. @throws Error for any status but SERVING, or without an answer
 * within 1 s
 */
export async function askHealth(channels: Channels): Promise<void> {
  const connection = await channels.forCheck();
  if (!connection) throw new Error('no connection');
  const options = { metadata: new Metadata(), deadline: Date.now() + CHECK_MS };
  const { status } = (await callRpc({ ...connection, streams: undefined }, check, { service: '' }, options)).message;
  if (status !== 'SERVING' && status !== 1) throw new Error(`the service says ${status}`);
}
