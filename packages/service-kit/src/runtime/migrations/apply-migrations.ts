import { setTimeout as sleep } from 'node:timers/promises';
import { type Lease, takeLease } from '@bms/events';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { Migration, MigrationContext } from './migration.ts';

/** The lease that only the process with migrations in progress holds; it expires if that process dies. */
const LEASE = { name: 'migrations', ttlMs: 15_000 };
/** The interval at which a waiting process tries to take the lease, in milliseconds. */
const POLL_MS = 500;

/** A migration that was made. */
interface AppliedRow {
  readonly _id: string;
  readonly at: Date;
}

/** The dependencies of applying migrations. */
export interface MigrationsOptions {
  readonly db: Connection;
  /** All migrations of the service, in the order in which they are made. */
  readonly migrations: readonly Migration[];
  readonly log: Logger;
  /** Aborts the wait for another process, and the migration in progress. */
  readonly aborted: AbortSignal;
}

/**
 * Makes the migrations that were not yet made in this database, in their order. If several processes start at once, one
 * makes them and the others wait.
 * @returns the names of those made by this process
 * @throws Error if one fails: those before it are kept, and the next start begins with it; the reason of `aborted`
 */
export async function applyMigrations(options: MigrationsOptions): Promise<string[]> {
  if ((await findPending(options)).length === 0) return [];
  const lease = await waitForLease(options);
  try {
    return await applyPending(options, AbortSignal.any([options.aborted, lease.signal]));
  } finally {
    await lease.release();
  }
}

function appliedOf(db: Connection): mongo.Collection<AppliedRow> {
  return db.db!.collection<AppliedRow>('migrations', { writeConcern: { w: 'majority' } });
}

async function findPending({ db, migrations }: MigrationsOptions): Promise<Migration[]> {
  if (migrations.length === 0) return [];
  const applied = new Set((await appliedOf(db).find().toArray()).map(({ _id }) => _id));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function waitForLease({ db, log, aborted }: MigrationsOptions): Promise<Lease> {
  for (let isFirst = true; ; isFirst = false) {
    const lease = await takeLease({ connection: db, ...LEASE });
    if (lease) return lease;
    if (isFirst) log.info('waiting for the migrations of another process');
    await sleep(POLL_MS, undefined, { signal: aborted });
  }
}

/** Makes what is pending now: another process may have made migrations while this one waited for the lease. */
async function applyPending(options: MigrationsOptions, signal: AbortSignal): Promise<string[]> {
  const { db, log } = options;
  const made: string[] = [];
  for (const migration of await findPending(options)) {
    await makeOne(migration, { db: db.db!, log, signal });
    await appliedOf(db).insertOne({ _id: migration.name, at: new Date() });
    made.push(migration.name);
  }
  return made;
}

async function makeOne({ name, up }: Migration, context: MigrationContext): Promise<void> {
  const { log, signal } = context;
  signal.throwIfAborted();
  const since = performance.now();
  log.info({ migration: name }, 'migration started');
  await up(context);
  signal.throwIfAborted();
  log.info({ migration: name, ms: Math.round(performance.now() - since) }, 'migration completed');
}
