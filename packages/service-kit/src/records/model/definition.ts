import type { Action, Caller, Contract } from '@bms/contracts';
import type { IndexDefinition, IndexOptions, SchemaDefinition } from 'mongoose';
import { recordFields } from '../../../generated/records.ts';
import type { ModelDefinition } from '../../runtime/module.ts';
import { recordIndexes } from './indexes.ts';
import type { CustomFilter } from './list-contract.ts';
import { deletedSchema, recordSchema } from './record-schema.ts';
import type { RuleOptions } from './rule-options.ts';
import type { FieldOf, StoredFilter, StoredRecord } from './stored.ts';
import type { StoredAs } from './stored-as.ts';

/** The options of a record type, declared in its model file. */
export interface RecordOptions<T extends StoredRecord = StoredRecord> extends RuleOptions<T> {
  /** The gRPC service of the contract, e.g. `bms.crm.Clients`. */
  readonly service: string;
  /**
   * Stored fields besides those of the contract and those common to all records (id, version, creation and update). A
   * field of the contract replaces its generated schema, e.g. to index it.
   */
  readonly fields?: SchemaDefinition;
  /** The stored field that serves as the title of a record. */
  readonly title: FieldOf<T>;
  /** Stored fields whose texts the list's `search` finds by any part of a word. */
  readonly search?: readonly FieldOf<T>[];
  /** Stored fields whose texts `search` finds by the beginnings of words: texts, lists of texts, or texts by key. */
  readonly searchWords?: readonly FieldOf<T>[];
  /**
   * Stored phone numbers covered by `search`, which finds them in national and international form. Those without a country
   * code are of the record's `country_code`.
   */
  readonly searchPhones?: readonly FieldOf<T>[];
  /** Like `searchWords`, for staff only: fields that portal users do not see. */
  readonly staffSearch?: readonly FieldOf<T>[];
  /** Owner fields: stored fields that hold the ids of a record's owners; `created_by` by default. */
  readonly ownerFields?: readonly FieldOf<T>[];
  /**
   * The base filter that all records of the type meet if the collection holds other types too, e.g. `{user_type:
   * 'staff'}`.
   */
  readonly baseFilter?: StoredFilter<T>;
  /** The filter for portal users, by action; a missing action is forbidden. */
  readonly portal?: Partial<Record<Action, (caller: Caller) => StoredFilter<T>>>;
  /** The row filter for all callers, including administrators, e.g. the messages that they take part in. */
  readonly rowFilter?: (caller: Caller, action: Action) => StoredFilter<T>;
  /**
   * The stored field that the row filter of a list compares; it leads the indexes, so that queries do not scan records
   * of other users.
   */
  readonly rowFilterField?: FieldOf<T>;
  /**
   * The audience filter: the visible records that are addressed to the caller on the current day; callers who may update
   * a record see it regardless.
   */
  readonly audience?: (caller: Caller, today: Date) => StoredFilter<T>;
  /**
   * The recipient groups of a record that correspond to `audience` on the current day, for the live feed: `all_members`,
   * `all_clients`, `role:<id>`, `user:<id>`.
   */
  recipients?(record: T, today: Date): readonly string[];
  /** List filters beyond equality with a field, by name; the fields they query are indexed in `fields`. */
  readonly filters?: Readonly<Record<string, CustomFilter<T>>>;
  /** Stored fields that such filters compare by range, e.g. with today; range filters of the contract are added. */
  readonly compared?: readonly FieldOf<T>[];
  /** Indexes besides those of single fields (in `fields`) and those derived from the contract, with their options. */
  readonly indexes?: readonly (readonly [IndexDefinition, IndexOptions?])[];
  /** True if the audit trail records the names of changed fields without their values. */
  readonly confidential?: boolean;
  /** True if changes are not audited, e.g. for the records of the audit trail itself. */
  readonly notAudited?: boolean;
  /** True if every list has a condition, such as a folder, so that no total of the whole collection is maintained. */
  readonly isListedInParts?: boolean;
  /** Deleted records are purged after 30 days, unless this is set. */
  readonly keepDeleted?: boolean;
}

/**
 * A record type with its collection and the collection of its deleted records. Fields are plain names here, so that a
 * definition can also be used as that of a type with fewer fields.
 */
export interface RecordDefinition<T extends StoredRecord = StoredRecord, Service extends string = string>
  extends Omit<
      RecordOptions<T>,
      | 'service'
      | 'title'
      | 'search'
      | 'searchWords'
      | 'searchPhones'
      | 'staffSearch'
      | 'ownerFields'
      | 'rowFilterField'
      | 'compared'
      | 'locked'
      | 'preconditions'
      | 'refersTo'
    >,
    Pick<RuleOptions, 'locked' | 'preconditions' | 'refersTo'> {
  readonly service: Service;
  /** The name of the collection, e.g. `clients`. */
  readonly name: string;
  readonly title: string;
  readonly search: readonly string[];
  readonly searchWords: readonly string[];
  readonly searchPhones: readonly string[];
  readonly staffSearch: readonly string[];
  readonly ownerFields: readonly string[];
  readonly rowFilterField?: string;
  readonly compared?: readonly string[];
  readonly filters: Readonly<Record<string, CustomFilter<T>>>;
  readonly models: readonly ModelDefinition[];
}

/** The stored record of a definition: `type Invoice = RecordOf<typeof invoices>`. */
export type RecordOf<Definition> = Definition extends RecordDefinition<infer T> ? T : never;

/**
 * Defines a record type. The fields of the contract and their types are generated from the proto of the service; the
 * indexes are derived from the sorts and filters of the contract.
 */
export function defineModel<
  const Service extends string,
  const Own extends SchemaDefinition = Readonly<Record<never, never>>,
>(
  name: string,
  options: RecordOptions<StoredAs<Service, Own>> & { readonly service: Service; readonly fields?: Own },
): RecordDefinition<StoredAs<Service, Own>, Service>;
export function defineModel(name: string, options: RecordOptions): RecordDefinition {
  const { ownerFields = ['created_by'], filters = {} } = options;
  const definition = { ...options, ...searchOf(options), name, ownerFields, filters };
  const schema = recordSchema({ ...contractFields(options.service), ...options.fields });
  for (const [keys, kind] of options.indexes ?? []) schema.index(keys, kind);
  const indexes = (contract: Contract) => recordIndexes(definition, contract);
  const models = [
    { name, schema, indexes },
    { name: deletedName(name), schema: deletedSchema(options.keepDeleted ?? false) },
  ];
  return { ...definition, models };
}

const searchOf = ({ search = [], searchWords = [], searchPhones = [], staffSearch = [] }: RecordOptions) => ({
  search,
  searchWords,
  searchPhones,
  staffSearch,
});

/** Returns the generated schemas of a service's fields; none for a service that is not in protos/. */
const contractFields = (service: string): SchemaDefinition =>
  service in recordFields ? recordFields[service as keyof typeof recordFields] : {};

/** Returns the name of the collection of deleted records. */
export const deletedName = (name: string): string => `${name}_deleted`;

/**
 * Returns the ids of the owners of a record.
 * @see docs/adr/0026-ownership.md
 */
export function ownersOf({ ownerFields }: Pick<RecordDefinition, 'ownerFields'>, record: StoredRecord): number[] {
  const users = ownerFields.flatMap((field) => [record[field]].flat());
  return [...new Set(users.filter((user): user is number => typeof user === 'number' && user > 0))];
}
