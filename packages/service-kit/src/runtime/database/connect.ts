import { isTracing } from '@bms/telemetry';
import { type Connection, createConnection } from 'mongoose';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-settings.ts';
import { retryUntilAvailable } from './retry.ts';
import { monitorSampledCommands, traceCommands } from './trace-commands.ts';

/**
 * The timeout of connecting and of waiting for a pooled connection, in milliseconds; longer than server selection,
 * since the server may be busy.
 */
const BUSY_TIMEOUT_MS = 5000;
/** The timeout of an unresponsive connection, in milliseconds; without it, calls would pile up. */
const SOCKET_TIMEOUT_MS = 30_000;

/** Connection settings of a database. */
interface DatabaseOptions extends Omit<ServiceConfig['mongo'], 'backgroundPoolSize'> {
  /** The application name of the connections; replicas of a service share it. */
  readonly appName: string;
}

/**
 * Connects to the service's database and retries with exponential backoff until it is available: a service may start
 * before its database.
 * @throws the last error once `signal` is aborted
 */
export function connectDatabase(config: DatabaseOptions, log: Logger, signal: AbortSignal): Promise<Connection> {
  return retryUntilAvailable(() => connectOnce(config), { log, signal });
}

async function connectOnce(config: DatabaseOptions): Promise<Connection> {
  if (isTracing()) monitorSampledCommands();
  const connection = createConnection(config.url, {
    appName: config.appName,
    serverSelectionTimeoutMS: config.selectionTimeoutMs,
    waitQueueTimeoutMS: BUSY_TIMEOUT_MS,
    connectTimeoutMS: BUSY_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
    maxPoolSize: config.poolSize,
    // A transaction reads from the snapshot that a majority has, while a local read also shows writes that it lacks: a
    // record that was just shown would not exist for the write that follows.
    readConcern: { level: 'majority' },
    // A buffered call would outlive its deadline; the driver's server selection already waits as long as allowed.
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    monitorCommands: isTracing(),
  });
  connection.set('sanitizeFilter', true);
  try {
    await connection.asPromise();
    if (isTracing()) traceCommands(connection.getClient());
    return connection;
  } catch (error) {
    await connection.close(true);
    throw error;
  }
}
