import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection } from 'mongoose';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-settings.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** A server that is there but busy gets longer than one that is not there; in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
/** A server that takes the connection and then says nothing is given up, or calls would pile up behind it. */
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Connects to the service's database and tries again, ever slower, until it answers: a service may start before its database.
 * @throws the last error once `signal` is aborted
 */
export async function connectDatabase(
  config: ServiceConfig['mongo'],
  log: Logger,
  signal: AbortSignal,
): Promise<Connection> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await connectOnce(config);
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, retryInMs: pause }, 'the database does not answer yet');
      await sleep(pause, undefined, { signal });
    }
  }
}

async function connectOnce(config: ServiceConfig['mongo']): Promise<Connection> {
  const connection = createConnection(config.url, {
    serverSelectionTimeoutMS: config.selectionTimeoutMs,
    waitQueueTimeoutMS: BUSY_TIMEOUT_MS,
    connectTimeoutMS: BUSY_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
    maxPoolSize: config.poolSize,
    // A buffered call would outlive its deadline; the driver's own server selection waits as long as it should.
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
  });
  connection.set('sanitizeFilter', true);
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.close(true);
    throw error;
  }
}
