import type { Http, HttpResponse } from '@bms/testing';

interface Change {
  readonly module: string;
  readonly record_id: number;
  readonly action: string;
  readonly version: number;
  readonly record?: { readonly etag: string };
}

interface ChangesAnswer {
  readonly records: readonly Change[];
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

interface ListAnswer {
  readonly records: readonly { readonly id: number; readonly etag: string }[];
  readonly meta: { readonly next_cursor: string | null; readonly changes_cursor?: string };
}

/** The copy of a caller's records in some modules, which follows the change feed. It has ids and entity tags. */
export class Mirror {
  readonly name: string;
  /** The number of times that it read the lists again. */
  resyncs = 0;
  /** The number of records that left the scope of the caller. */
  removals = 0;
  readonly #http: Http;
  readonly #modules: readonly string[];
  #records = new Map<string, string>();
  readonly #versions = new Map<string, number>();
  #cursor = '';

  constructor(name: string, http: Http, modules: readonly string[]) {
    this.name = name;
    this.#http = http;
    this.#modules = modules;
  }

  /** Reads the lists, from whose first page on it will follow. */
  async begin(): Promise<void> {
    this.#cursor = '';
    this.#records = new Map(await this.read());
    this.#versions.clear();
  }

  /** Applies all changes that there are. */
  async follow(): Promise<void> {
    while (await this.#page());
  }

  /** Applies changes as they come, also while the service is down, until `isOver`. */
  async followUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.follow();
  }

  /** The copy: the entity tags by module and id, sorted. */
  contents(): (readonly [string, string])[] {
    return [...this.#records].sort(byKey);
  }

  /** Reads the same from the lists. */
  async read(): Promise<(readonly [string, string])[]> {
    const found: (readonly [string, string])[] = [];
    for (const module of this.#modules)
      for (let cursor: string | null = ''; cursor !== null; ) {
        const path = `/api/${module}?fields=id,etag&limit=100&cursor=${cursor}`;
        const { records, meta } = (await this.#get(path)).body as ListAnswer;
        found.push(...records.map(({ id, etag }) => [`${module} ${id}`, etag] as const));
        this.#cursor ||= meta.changes_cursor ?? '';
        cursor = meta.next_cursor;
      }
    return found.sort(byKey);
  }

  /** Applies a page of changes. @returns true if there was any */
  async #page(): Promise<boolean> {
    const path = `/api/changes?modules=${this.#modules}&fields=id,etag&limit=20&wait=1&cursor=${this.#cursor}`;
    const { status, body } = await this.#get(path);
    if (status === 410) {
      this.resyncs += 1;
      await this.begin();
      return true;
    }
    const { records, meta } = body as ChangesAnswer;
    for (const change of records) this.#apply(change);
    this.#cursor = meta.next_cursor;
    return records.length > 0 || meta.has_more;
  }

  #apply({ module, record_id, action, version, record }: Change): void {
    const key = `${module} ${record_id}`;
    if (version < (this.#versions.get(key) ?? 0)) return;
    this.#versions.set(key, version);
    if (action === 'removed') this.removals += 1;
    if (record) this.#records.set(key, record.etag);
    else this.#records.delete(key);
  }

  /** Reads until the service answers. */
  async #get(path: string): Promise<HttpResponse> {
    for (;;) {
      const answer = await this.#http.send('GET', path);
      if (answer.status < 500) return answer;
    }
  }
}

const byKey = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);
