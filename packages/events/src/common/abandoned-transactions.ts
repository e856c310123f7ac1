import type { Connection, mongo } from 'mongoose';

/** Time without an operation after which a transaction counts as abandoned, in milliseconds. */
const ABANDONED_AFTER_MS = 2000;
/** Duration of retries after which an abandoned transaction may be the cause, in milliseconds. */
const BLOCKED_AFTER_MS = 500;
/** Minimum time between two checks of the server's sessions by a process, in milliseconds. */
const CHECK_INTERVAL_MS = 500;

/** The last check of a connection. */
interface Check {
  /** In milliseconds of `performance.now()`, like all times here. */
  readonly at: number;
  /** The open transactions by the operations that they have done, with the time since which they have done no other. */
  readonly idleSince: ReadonlyMap<string, number>;
}

const lastChecks = new WeakMap<Connection, Check>();

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
    const { at, idleSince } = lastChecks.get(connection) ?? { at: Number.NEGATIVE_INFINITY, idleSince: new Map() };
    if (now - at < CHECK_INTERVAL_MS) return;
    lastChecks.set(connection, { at: now, idleSince });
    // If the server denies the commands, the attempts continue without the check.
    const seen = await endAbandonedTransactions(connection, idleSince).catch(() => idleSince);
    lastChecks.set(connection, { at: now, idleSince: seen });
  };
}

/** A session with an open transaction and no running operation. */
interface IdleSession {
  readonly lsid: { readonly id: mongo.Binary };
  readonly transaction: {
    readonly parameters: { readonly txnNumber: number };
    /** The duration of its operations; the inactive time that MongoDB also tells is a sum of all pauses between them. */
    readonly timeActiveMicros: number;
  };
}

/** Returns the identity of a transaction after its last operation. */
const progressOf = ({ lsid, transaction: { parameters, timeActiveMicros } }: IdleSession): string =>
  `${lsid.id.toString('hex')} ${parameters.txnNumber} ${timeActiveMicros}`;

/**
 * Ends transactions of processes with this connection's `appName` and database user that have done no operation for two
 * seconds. Does nothing without an `appName`, since the transactions could belong to another service.
 * @param idleSince those of the last check
 * @returns those of this check
 * @throws MongoError if the server denies listing or ending sessions
 */
async function endAbandonedTransactions(
  connection: Connection,
  idleSince: Check['idleSince'],
): Promise<Check['idleSince']> {
  const client = connection.getClient();
  const { appName } = client.options;
  if (!appName) return idleSince;
  const admin = client.db('admin');
  const pipeline = [
    { $currentOp: { allUsers: false, idleSessions: true } },
    { $match: { appName, type: 'idleSession', transaction: { $exists: true } } },
    { $project: { lsid: 1, 'transaction.parameters.txnNumber': 1, 'transaction.timeActiveMicros': 1 } },
  ];
  // MongoDB lists its operations with this level only.
  const sessions = await admin.aggregate<IdleSession>(pipeline, { readConcern: { level: 'local' } }).toArray();
  const now = performance.now();
  const seen = new Map(sessions.map(progressOf).map((progress) => [progress, idleSince.get(progress) ?? now]));
  const abandoned = sessions.filter((session) => now - seen.get(progressOf(session))! >= ABANDONED_AFTER_MS);
  if (abandoned.length > 0) await admin.command({ killSessions: abandoned.map(({ lsid }) => ({ id: lsid.id })) });
  return seen;
}
