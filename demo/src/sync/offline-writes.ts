import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { BulkAnswer, Problem, Write } from './api.ts';
import type { Connection } from './connection.ts';

/** The maximum number of items of a bulk. */
const MAX_ITEMS = 1000;

interface Row {
  readonly n: number;
  readonly module: string;
  readonly write: Write & { readonly key: string };
}

/** A rejected write. Its `problem` has `conflicts` if the record has changed meanwhile. */
export type Rejected = Row & { readonly problem: Problem };

/** The writes of a client app without a connection, in a SQLite file. It can be ended at any time, also while it sends. */
export class OfflineWrites {
  readonly #db: DatabaseSync;
  readonly #connection: Connection;

  constructor(file: string, connection: Connection) {
    this.#db = new DatabaseSync(file);
    this.#connection = connection;
    this.#db.exec('CREATE TABLE IF NOT EXISTS writes (n INTEGER PRIMARY KEY, module, write, problem)');
  }

  /** Queues a write. Its key makes it take effect once, however often it is sent within 72 hours. */
  add(module: string, write: Write): void {
    const text = JSON.stringify({ ...write, key: randomUUID() });
    this.#db.prepare('INSERT INTO writes (module, write) VALUES (?, ?)').run(module, text);
  }

  /** Sends what is queued, in its order. @throws Error without a connection; what has no answer yet stays queued */
  async send(): Promise<void> {
    for (let rows = this.#next(); rows.length > 0; rows = this.#next()) {
      const items = rows.map(({ write }) => write);
      const { body } = await this.#connection.send<BulkAnswer>('POST', `/api/${rows[0]!.module}/bulk`, { items });
      this.#db.exec('BEGIN');
      for (const { index, problem } of body.results) this.#finish(rows[index]!, problem);
      this.#db.exec('COMMIT');
      const failed = body.results.find(({ problem }) => isTransient(problem));
      if (failed) throw new Error(`${failed.problem!.code}: send again later`);
    }
  }

  /** Removes the rejected writes, to be shown to the user; they are not sent again. */
  takeRejected(): Rejected[] {
    const rows = this.#db.prepare('DELETE FROM writes WHERE problem IS NOT NULL RETURNING *').all();
    return rows.map((row) => ({ ...rowOf(row), problem: JSON.parse(String(row['problem'])) as Problem }));
  }

  /** The next writes of one module, up to the second of a record, since a bulk writes each record once. */
  #next(): Row[] {
    const found = this.#db.prepare('SELECT * FROM writes WHERE problem IS NULL ORDER BY n LIMIT ?').all(MAX_ITEMS);
    const rows = found.map(rowOf);
    const records = rows.map(({ write: { id, external_id, key } }) => JSON.stringify(id ?? external_id ?? key));
    const isLater = ({ module }: Row, at: number) => module !== rows[0]!.module || records.indexOf(records[at]!) < at;
    const end = rows.findIndex(isLater);
    return end < 0 ? rows : rows.slice(0, end);
  }

  #finish({ n }: Row, problem: Problem | undefined): void {
    if (isTransient(problem)) return;
    if (problem) this.#db.prepare('UPDATE writes SET problem = ? WHERE n = ?').run(JSON.stringify(problem), n);
    else this.#db.prepare('DELETE FROM writes WHERE n = ?').run(n);
  }
}

const isTransient = (problem: Problem | undefined): boolean => (problem?.status ?? 0) >= 500;

const rowOf = (row: Record<string, unknown>): Row => ({ ...row, write: JSON.parse(String(row['write'])) }) as Row;
