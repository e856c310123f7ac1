import type { Call } from '../../runtime/call.ts';

/** The fields that every stored record has. */
interface CommonFields {
  _id: number;
  /** 1 on creation, incremented by every change. */
  version: number;
  created_at: Date;
  /** The id of the user; 0 if a service created the record. */
  created_by: number;
  updated_at: Date;
}

/** A record as stored in its collection. Its own fields are unknown; RecordOf is the type of a defined record. */
export interface StoredRecord extends CommonFields {
  [field: string]: unknown;
}

/** A record with its own fields, besides those that every record has. */
export type RecordWith<Fields> = { [Field in keyof (CommonFields & Fields)]: (CommonFields & Fields)[Field] };

/** A deleted record as stored in the collection of deleted records. */
export type DeletedRecord<T extends StoredRecord = StoredRecord> = T & {
  deleted_at: Date;
  /** The id of the user; 0 if a service deleted the record. */
  deleted_by: number;
};

/** The names of the stored fields of a record type. */
export type FieldOf<T extends StoredRecord> = keyof T & string;

/** Fields of a record by stored name; undefined for an unset value. */
export type StoredValues<T extends StoredRecord = StoredRecord> = keyof T extends string
  ? Partial<T>
  : Record<string, unknown>;

/** A condition on stored records; empty matches all. */
export type StoredFilter<T extends StoredRecord = StoredRecord> = keyof T extends string
  ? { readonly [Field in FieldOf<T> | NestedField]?: unknown } & {
      readonly [Operator in '$and' | '$or']?: readonly StoredFilter<T>[];
    }
  : Record<string, unknown>;

/** A field of a nested object, or of the objects in a list, e.g. `payments.amount`. */
export type NestedField = `${string}.${string}`;

/** A condition that no record meets. */
export const NOTHING: StoredFilter = { _id: { $in: [] } };

/** Newest first: the default order of a list. */
export const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** Excludes the internal fields for search, sort and external ids. */
export const HIDDEN = { search: 0, sort_keys: 0, external_keys: 0 } as const;

/** A change of a record, pending or done. */
export interface RecordChange<T extends StoredRecord = StoredRecord> {
  readonly kind: 'created' | 'updated' | 'deleted' | 'restored';
  /** The record before the change; undefined for a created or restored record. */
  readonly before: T | undefined;
  /** The record after the change; for a deletion, the record as it was, with the next version. */
  readonly after: T;
  /** The stored names of the changed fields. */
  readonly changed: ChangedFields<FieldOf<T>>;
  readonly call: Call;
}

/** A set of field names. It is not a `ReadonlySet`, which would make the type of a change invariant. */
export interface ChangedFields<Field extends string> extends Iterable<string> {
  has(field: Field): boolean;
}
