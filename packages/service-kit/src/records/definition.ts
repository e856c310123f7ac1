import type { Action, Caller, Contract } from '@bms/contracts';
import type { Connection, IndexDefinition, IndexOptions, SchemaDefinition } from 'mongoose';
import type { Call, ModelDefinition } from '../types.ts';
import { recordIndexes } from './indexes.ts';
import { deletedSchema, recordSchema } from './record-schema.ts';
import type { StoredFilter, StoredRecord } from './stored.ts';

/** The condition for a value that was sent; it may depend on who asks, and on what the service's database holds of them. */
export type CustomFilter = (value: unknown, call: Call, db: Connection) => StoredFilter | Promise<StoredFilter>;

/** What a model file says of its records. */
export interface RecordOptions {
  /** The gRPC service of the contract, e.g. `bms.crm.Clients`. */
  readonly service: string;
  /** The stored fields; those that every record has (id, version, who and when) come by themselves. */
  readonly fields: SchemaDefinition;
  /** The stored field that names a record to a person. */
  readonly title: string;
  /** Stored text fields that the list's `search` looks through. */
  readonly search?: readonly string[];
  /** Stored fields that make a record a user's own, any of them; `created_by` by default. */
  readonly own?: readonly string[];
  /** What all records of the kind meet, where the collection holds others too, e.g. `{user_type: 'staff'}`. */
  readonly among?: StoredFilter;
  /** What a portal user may reach, by action; nothing by default. */
  readonly portal?: Partial<Record<Action, (caller: Caller) => StoredFilter>>;
  /** What every caller is limited to, administrators too, e.g. the messages that they take part in. */
  readonly limits?: (caller: Caller, action: Action) => StoredFilter;
  /** The stored field that `limits` of a list compares; it leads the indexes, so that nobody reads past the records of others. */
  readonly limitedBy?: string;
  /** What of the records that somebody may see is for them now; whoever may update a record sees it anyway. */
  readonly audience?: (caller: Caller) => StoredFilter;
  /**
   * Whom a record is for at this moment, where `audience` says so by caller: the same in words, for those who follow live.
   * `all_members`, `all_clients`, `role:<id>`, `user:<id>`.
   */
  readonly groups?: (record: StoredRecord) => readonly string[];
  /** Filters of the list that are more than "this field has that value", by name; what they look at has its index in `fields`. */
  readonly filters?: Readonly<Record<string, CustomFilter>>;
  /** Stored fields that such filters compare with more than one value, e.g. with today; the bounds of the contract are among them by themselves. */
  readonly compared?: readonly string[];
  /** Indexes beyond those of single fields (in `fields`) and those that follow from the contract, with their options. */
  readonly indexes?: readonly (readonly [IndexDefinition, IndexOptions?])[];
  /** What it says concerns nobody but who sees it: the account of changes names fields, not values. */
  readonly confidential?: boolean;
  /** What happens to it is no part of the account of changes, such as what keeps that account itself. */
  readonly unaccounted?: boolean;
  /** Deleted records are purged after 30 days, unless this is set. */
  readonly keepDeleted?: boolean;
}

/** A kind of record: its collection, and that of its deleted ones. */
export interface RecordDefinition extends RecordOptions {
  /** The name of the collection, e.g. `clients`. */
  readonly name: string;
  readonly search: readonly string[];
  readonly own: readonly string[];
  readonly filters: Readonly<Record<string, CustomFilter>>;
  readonly models: readonly ModelDefinition[];
}

/** Declares a kind of record; its indexes follow from the sorts and filters of the contract. */
export function defineRecords(name: string, options: RecordOptions): RecordDefinition {
  const { search = [], own = ['created_by'], filters = {} } = options;
  const definition = { ...options, name, search, own, filters };
  const schema = recordSchema(options.fields);
  for (const [keys, kind] of options.indexes ?? []) schema.index(keys, kind);
  const indexes = (contract: Contract) => recordIndexes(definition, contract);
  const models = [
    { name, schema, indexes },
    { name: deletedName(name), schema: deletedSchema(options.keepDeleted ?? false) },
  ];
  return { ...definition, models };
}

/** The collection of the deleted records of a collection. */
export const deletedName = (name: string): string => `${name}_deleted`;
