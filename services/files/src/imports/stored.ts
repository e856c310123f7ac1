import type { Connection } from 'mongoose';
import type { MappedColumn } from './columns/mapping.ts';
import type { Encoding } from './file/inspect.ts';
import type { DateFormat } from './values/dates.ts';
import type { DecimalName } from './values/numbers.ts';

/** The phases of a job: reading the file, validating the rows, writing them, undoing them; the last one has no work. */
export type Phase = 'stage' | 'validate' | 'write' | 'undo' | 'end';

/** The calls of a chunk, in their order: look-ups of parents and of records to match, reads of records to update, and the writes. */
export type ChunkStep = 'parent' | 'match' | 'read' | 'send';

export type ImportStatus = 'validating' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone';

/** The numbers of rows and records that a job reports. */
export interface Counts {
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly reverted: number;
  readonly left: number;
}

/** An import as stored. */
export interface ImportJob extends Counts {
  readonly _id: number;
  readonly file_name: string;
  readonly module: string;
  readonly status: ImportStatus;
  readonly dry_run: boolean;
  readonly rows: number;
  /** The code of the reason why it failed; empty if it did not. */
  readonly reason: string;
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly decimal: DecimalName | '';
  readonly date_format: DateFormat | '';
  readonly amounts: string;
  readonly preset: string;
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly unmapped: readonly string[];
  /** JSON text. */
  readonly defaults: string;
  readonly match_by: string;
  /** The path of the column by which parents are found; empty or absent if records have none. */
  readonly parent_by?: string;
  readonly sha256: string;
  readonly size: number;
  /** The location of the file until it is read. */
  readonly bytes_key: string;
  readonly stored_in: string;
  readonly created_by: number;
  /** The API key that it was made with; 0 for a session. */
  readonly api_key_id: number;
  readonly created_at: Date;
  readonly finished_at?: Date;
  /** The delegation of the caller while there is work to do. */
  readonly delegation: string;
  readonly phase: Phase;
  /** The number of chunks, and the current one. */
  readonly chunks: number;
  readonly chunk: number;
  readonly chunk_step: ChunkStep;
  /** True while there is work to do. */
  readonly is_active: boolean;
  readonly is_cancelled: boolean;
  /** True from the time at which a gateway gets writes until their results are stored. */
  readonly is_sent: boolean;
  /** The id of the calls that a gateway makes; undefined while there are none. */
  readonly calls_id?: string;
  /** The end of the lease of who works on the job, and the earliest time of a retry. */
  readonly leased_until: Date;
  readonly attempts: number;
}

/** A row as stored. */
export interface ImportRow {
  readonly line: number;
  /** The cells, of rows that are not stored. */
  cells?: readonly string[] | undefined;
  /** The record as JSON text; absent if the row has errors. */
  record?: string | undefined;
  /** The value by which an existing record is matched; empty for none. */
  readonly match: string;
  /** The value by which the parent is found, and its id; absent if records have none. */
  readonly parent?: string;
  parent_id?: number | undefined;
  /** True if the row is not written. */
  is_invalid: boolean;
  /** The id of the record: of that which is matched, then of that which was written. */
  id?: number | undefined;
  /** The ETag of the record before the write, and after it. */
  before_etag?: string | undefined;
  etag?: string | undefined;
  /** The former values of the fields as JSON text. */
  before?: string | undefined;
  outcome?: 'created' | 'updated' | 'failed' | undefined;
  undone?: 'reverted' | 'left' | undefined;
}

/** The rows that are written together. */
export interface ImportChunk {
  /** The import and the number of the chunk, from 0. */
  readonly _id: string;
  readonly import_id: number;
  readonly rows: ImportRow[];
}

/** An error of an import as stored. */
export interface StoredError {
  /** The import, the line and the number of the error, padded so that they sort. */
  readonly _id: string;
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly message: string;
  readonly record_id: number;
}

/** The lock of a file and a module: of two uploads of one file at once, one waits for the other. */
interface ImportLock {
  readonly _id: string;
  /** When it was taken last. */
  readonly taken_at: Date;
}

const MAJORITY = { writeConcern: { w: 'majority' as const } };

/** Returns the collections of imports. */
export const collectionsOf = (db: Connection) => ({
  jobs: db.collection<ImportJob>('imports', MAJORITY),
  chunks: db.collection<ImportChunk>('import_chunks', MAJORITY),
  errors: db.collection<StoredError>('import_errors', MAJORITY),
  locks: db.collection<ImportLock>('import_locks', MAJORITY),
});

export type Collections = ReturnType<typeof collectionsOf>;

/** The time after which a lock is deleted, in seconds; longer than a transaction. */
const LOCK_SECONDS = 3600;

/** Creates the collections of imports with their indexes: a transaction that creates one would conflict with others. */
export async function prepareCollections({ jobs, chunks, errors, locks }: Collections): Promise<void> {
  await Promise.all([
    jobs.createIndex({ is_active: 1, leased_until: 1 }, { partialFilterExpression: { is_active: true } }),
    jobs.createIndex({ calls_id: 1 }, { sparse: true }),
    jobs.createIndex({ sha256: 1, module: 1 }),
    jobs.createIndex({ created_by: 1, _id: -1 }),
    chunks.createIndex({ import_id: 1 }),
    errors.createIndex({ line: 1 }),
    locks.createIndex({ taken_at: 1 }, { expireAfterSeconds: LOCK_SECONDS }),
  ]);
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** Returns the id of a chunk. */
export const chunkId = (importId: number, chunk: number): string => `${importId}:${padded(chunk, 6)}`;

/** Returns the id of an error. @param series `v` of validation, `w` of writes, `x` of an undo */
export const errorId = (importId: number, line: number, series: string, index: number): string =>
  `${importId}:${padded(line, 8)}:${series}${padded(index, 3)}`;

/** Returns the range of the ids of an import's chunks or errors. */
export const idsOf = (importId: number) => ({ $gte: `${importId}:`, $lt: `${importId};` });
