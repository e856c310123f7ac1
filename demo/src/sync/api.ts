/** A record with all of its members. */
export interface ApiRecord {
  readonly id: number;
  readonly etag: string;
  readonly [member: string]: unknown;
}

/** A page of a list. `next_cursor` is null on the last one. */
export interface ListAnswer {
  readonly records: readonly ApiRecord[];
  readonly meta: { readonly next_cursor: string | null; readonly changes_cursor?: string };
}

/** A page of the feed of changes. A change without `record` deleted it, or took it from the caller. */
export interface ChangesAnswer {
  readonly records: readonly {
    readonly module: string;
    readonly record_id: number;
    readonly version: number;
    readonly record?: ApiRecord;
  }[];
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

/** An error (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly conflicts?: readonly { readonly field: string; readonly yours: unknown; readonly current: unknown }[];
}

/** An item of `POST /api/<module>/bulk`. `external_id` names a record that has no id yet. */
export interface Write {
  readonly action: 'create' | 'update' | 'upsert' | 'delete';
  readonly id?: number;
  readonly external_id?: Readonly<Record<string, string>>;
  readonly record?: object;
  /** The `etag` of the record when its user changed it. */
  readonly if_match?: string;
}

/** The answer to a bulk: a result for each item. */
export interface BulkAnswer {
  readonly results: readonly { readonly index: number; readonly problem?: Problem }[];
}
