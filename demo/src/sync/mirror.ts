import { DatabaseSync } from 'node:sqlite';

/** Access of a client app. */
export interface Access {
  readonly url: string;
  readonly token: string;
}

interface Shown {
  readonly id: number;
}
interface Change {
  readonly module: string;
  readonly record_id: number;
  readonly version: number;
  readonly action: string;
  readonly record?: Shown;
}
interface Page {
  readonly records: readonly Shown[];
  readonly meta: { readonly next_cursor: string | null; readonly changes_cursor?: string };
}
interface Changes {
  readonly records: readonly Change[];
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

/** A copy of the records of some modules in a SQLite file, which follows their changes. It can be ended at any time. */
export class Mirror {
  /** The calls and the bytes of their answers since the start. */
  readonly used = { calls: 0, bytes: 0 };
  readonly #db: DatabaseSync;
  readonly #access: Access;
  readonly #modules: readonly string[];

  constructor(file: string, access: Access, modules: readonly string[]) {
    this.#db = new DatabaseSync(file);
    this.#access = access;
    this.#modules = modules;
    this.#db.exec('CREATE TABLE IF NOT EXISTS place (name PRIMARY KEY, cursor)');
    this.#db.exec('CREATE TABLE IF NOT EXISTS records (module, id, version, record, PRIMARY KEY (module, id))');
  }

  /** Brings the copy up to date: the first time, and after 410, from the lists, otherwise from the changes. */
  async sync(): Promise<void> {
    let cursor = this.#cursor ?? (await this.#readLists());
    for (let hasMore = true; hasMore; ) {
      const query = `modules=${this.#modules}&fields=*&limit=1000&cursor=${cursor}`;
      const { status, body } = await this.#get(`/api/changes?${query}`);
      if (status === 410) cursor = await this.#readLists();
      else ({ cursor, hasMore } = this.#apply(body as Changes));
    }
  }

  /** The records of a module by id. */
  recordsOf(module: string): ReadonlyMap<number, unknown> {
    const rows = this.#db.prepare('SELECT id, record FROM records WHERE module = ? AND record IS NOT NULL').all(module);
    return new Map(rows.map(({ id, record }) => [Number(id), JSON.parse(String(record))]));
  }

  async #readLists(): Promise<string> {
    let begin = '';
    this.#db.exec('DELETE FROM records');
    for (const module of this.#modules)
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = (await this.#get(`/api/${module}?fields=*&limit=100&cursor=${cursor}`)).body as Page;
        for (const record of page.records) this.#store(module, record.id, 0, record);
        begin ||= page.meta.changes_cursor ?? '';
        cursor = page.meta.next_cursor;
      }
    this.#cursor = begin;
    return begin;
  }

  /** Stores a page of changes with its cursor, both or nothing. */
  #apply({ records, meta }: Changes): { cursor: string; hasMore: boolean } {
    this.#db.exec('BEGIN');
    for (const { module, record_id, version, record } of records) this.#store(module, record_id, version, record);
    this.#cursor = meta.next_cursor;
    this.#db.exec('COMMIT');
    return { cursor: meta.next_cursor, hasMore: meta.has_more };
  }

  /** Stores a record, or that there is none, unless a newer version is stored. */
  #store(module: string, id: number, version: number, record: Shown | undefined): void {
    const newer = 'ON CONFLICT DO UPDATE SET version = ?3, record = ?4 WHERE version <= ?3';
    const text = record === undefined ? null : JSON.stringify(record);
    this.#db.prepare(`INSERT INTO records VALUES (?1, ?2, ?3, ?4) ${newer}`).run(module, id, version, text);
  }

  get #cursor(): string | undefined {
    const row = this.#db.prepare('SELECT cursor FROM place').get();
    return row && String(row['cursor']);
  }

  set #cursor(cursor: string) {
    this.#db.prepare('INSERT OR REPLACE INTO place VALUES (?, ?)').run('changes', cursor);
  }

  async #get(path: string): Promise<{ status: number; body: unknown }> {
    const { url, token } = this.#access;
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    const text = await answer.text();
    this.used.calls += 1;
    this.used.bytes += text.length;
    if (!answer.ok && answer.status !== 410) throw new Error(`GET ${path}: ${answer.status} ${text}`);
    return { status: answer.status, body: JSON.parse(text) };
  }
}
