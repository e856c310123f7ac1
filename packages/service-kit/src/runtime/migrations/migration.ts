import type { mongo } from 'mongoose';
import type { Logger } from 'pino';

/** The dependencies of a migration. */
export interface MigrationContext {
  /** The service's own database. */
  readonly db: mongo.Db;
  readonly log: Logger;
  /** Aborted when the process stops, or when another process has taken over the migrations. */
  readonly signal: AbortSignal;
}

/**
 * A change of the stored data of a service that is made once in each database, before the first process of the version
 * accepts calls. Processes of the version before run meanwhile and afterwards, so they must be able to read and write
 * the changed data.
 * @see docs/adr/0206-migrations.md
 */
export interface Migration {
  /** Unique in the service and never changed, e.g. `2026-11-23-index-of-tokens`. */
  readonly name: string;
  /** Makes the change. It is called again if a process ended while it ran, so it must be repeatable. */
  up(context: MigrationContext): Promise<void>;
}
