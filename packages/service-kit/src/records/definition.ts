import type { Action, Caller, Contract } from '@bms/contracts';
import type { IndexDefinition, IndexOptions, SchemaDefinition } from 'mongoose';
import type { ModelDefinition } from '../types.ts';
import { recordIndexes } from './indexes.ts';
import { deletedSchema, recordSchema } from './record-schema.ts';
import type { StoredFilter } from './stored.ts';

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
  /** Filters of the list that are more than "this field has that value", by name; what they look at has its index in `fields`. */
  readonly filters?: Readonly<Record<string, (value: unknown) => StoredFilter>>;
  /** Indexes beyond those of single fields (in `fields`) and those that follow from the contract, with their options. */
  readonly indexes?: readonly (readonly [IndexDefinition, IndexOptions?])[];
  /** Deleted records are purged after 30 days, unless this is set. */
  readonly keepDeleted?: boolean;
}

/** A kind of record: its collection, and that of its deleted ones. */
export interface RecordDefinition extends RecordOptions {
  /** The name of the collection, e.g. `clients`. */
  readonly name: string;
  readonly search: readonly string[];
  readonly own: readonly string[];
  readonly filters: Readonly<Record<string, (value: unknown) => StoredFilter>>;
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
