import { DatabaseSync } from 'node:sqlite';
import type { ApiRecord, ChangesAnswer, ListAnswer } from './api.ts';
import type { Connection } from './connection.ts';

/** A copy of the records of some modules in a SQLite file, which follows their changes. It can be ended at any time. */
export class Mirror {
  readonly #db: DatabaseSync;
  readonly #connection: Connection;
  readonly #modules: readonly string[];

  constructor(file: string, connection: Connection, modules: readonly string[]) {
    this.#db = new DatabaseSync(file);
    this.#connection = connection;
    this.#modules = modules;
    this.#db.exec('CREATE TABLE IF NOT EXISTS place (name PRIMARY KEY, cursor)');
    this.#db.exec('CREATE TABLE IF NOT EXISTS records (module, id, version, record, PRIMARY KEY (module, id))');
  }

  /** Brings the copy up to date: the first time, and after 410, from the lists, otherwise from the changes. */
  async sync(): Promise<void> {
    let cursor = this.#cursor ?? (await this.#readLists());
    for (let hasMore = true; hasMore; ) {
      const query = `modules=${this.#modules}&fields=*&limit=1000&cursor=${cursor}`;
      const path = `/api/changes?${query}`;
      const { status, body } = await this.#connection.send<ChangesAnswer>('GET', path, undefined, 410);
      if (status === 410) cursor = await this.#readLists();
      else ({ cursor, hasMore } = this.#apply(body));
    }
  }

  /** The records of a module by id. */
  recordsOf(module: string): ReadonlyMap<number, ApiRecord> {
    const rows = this.#db.prepare('SELECT id, record FROM records WHERE module = ? AND record IS NOT NULL').all(module);
    return new Map(rows.map(({ id, record }) => [Number(id), JSON.parse(String(record))]));
  }

  async #readLists(): Promise<string> {
    let begin = '';
    this.#db.exec('DELETE FROM records');
    for (const module of this.#modules)
      for (let cursor: string | null = ''; cursor !== null; ) {
        const path: string = `/api/${module}?fields=*&limit=100&cursor=${cursor}`;
        const { body } = await this.#connection.send<ListAnswer>('GET', path);
        for (const record of body.records) this.#store(module, record.id, 0, record);
        begin ||= body.meta.changes_cursor ?? '';
        cursor = body.meta.next_cursor;
      }
    this.#cursor = begin;
    return begin;
  }

  /** Stores a page of changes with its cursor, both or nothing. */
  #apply({ records, meta }: ChangesAnswer): { cursor: string; hasMore: boolean } {
    this.#db.exec('BEGIN');
    for (const { module, record_id, version, record } of records) this.#store(module, record_id, version, record);
    this.#cursor = meta.next_cursor;
    this.#db.exec('COMMIT');
    return { cursor: meta.next_cursor, hasMore: meta.has_more };
  }

  /** Stores a record, or that there is none, unless a newer version is stored. */
  #store(module: string, id: number, version: number, record?: ApiRecord): void {
    const newer = 'ON CONFLICT DO UPDATE SET version = ?3, record = ?4 WHERE version <= ?3';
    const text = record === undefined ? null : JSON.stringify(record);
    this.#db.prepare(`INSERT INTO records VALUES (?1, ?2, ?3, ?4) ${newer}`).run(module, id, version, text);
  }

  get #cursor(): string | undefined {
    return this.#db.prepare('SELECT cursor FROM place').get()?.['cursor'] as string | undefined;
  }

  set #cursor(cursor: string) {
    this.#db.prepare('INSERT OR REPLACE INTO place VALUES (?, ?)').run('changes', cursor);
  }
}
