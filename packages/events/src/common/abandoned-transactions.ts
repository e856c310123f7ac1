import type { Connection, mongo } from 'mongoose';

/** Idle time after which a transaction counts as abandoned, in microseconds. */
const ABANDONED_AFTER_US = 2_000_000;
/** Duration of retries after which an abandoned transaction may be the cause, in milliseconds. */
const BLOCKED_AFTER_MS = 500;
/** Minimum time between two checks of the server's sessions by a process, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

/** Time of the last check by connection, in milliseconds of `performance.now()`. */
const lastChecks = new WeakMap<Connection, number>();

/**
 * Creates a check to run before each attempt of a transaction. After half a second of attempts, it ends the
 * transactions that killed processes of the same service left open. Their locks would otherwise hold until the server's
 * `transactionLifetimeLimitSeconds`, a minute by default. If a live transaction is ended by mistake, its process
 * retries it.
 */
export function watchForAbandoned(connection: Connection): () => Promise<void> {
  const startedAt = performance.now();
  return async () => {
    const now = performance.now();
    if (now - startedAt < BLOCKED_AFTER_MS) return;
    if (now - (lastChecks.get(connection) ?? Number.NEGATIVE_INFINITY) < CHECK_INTERVAL_MS) return;
    lastChecks.set(connection, now);
    // If the server denies the commands, the attempts continue without the check.
    await endAbandonedTransactions(connection).catch(() => undefined);
  };
}

interface IdleSession {
  readonly lsid: { readonly id: mongo.Binary };
}

/**
 * Ends transactions of processes with this connection's `appName` and database user that are idle for two seconds. Does
 * nothing without an `appName`, since the transactions could belong to another service.
 * @returns the number of transactions ended
 * @throws MongoError if the server denies listing or ending sessions
 */
async function endAbandonedTransactions(connection: Connection): Promise<number> {
  const client = connection.getClient();
  const { appName } = client.options;
  if (!appName) return 0;
  const admin = client.db('admin');
  const idle = { appName, type: 'idleSession', 'transaction.timeInactiveMicros': { $gte: ABANDONED_AFTER_US } };
  const pipeline = [
    { $currentOp: { allUsers: false, idleSessions: true } },
    { $match: idle },
    { $project: { lsid: 1 } },
  ];
  // MongoDB lists its operations with this level only.
  const sessions = await admin.aggregate<IdleSession>(pipeline, { readConcern: { level: 'local' } }).toArray();
  if (sessions.length > 0) await admin.command({ killSessions: sessions.map(({ lsid }) => ({ id: lsid.id })) });
  return sessions.length;
}
