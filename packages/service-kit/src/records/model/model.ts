import type { Aggregate, ClientSession, Connection, Model, mongo, QueryOptions } from 'mongoose';
import type { RecordDefinition } from './definition.ts';
import type { FieldOf, NestedField, StoredFilter, StoredRecord } from './stored.ts';

/** The internal fields of a record, which are not loaded with it: those for search, sort, locks and the uniqueness of external ids. */
export interface InternalFields {
  search?: string[];
  sort_keys?: Record<string, string>;
  locked_at?: Date;
  external_keys?: string[];
}

type UpdatedField<T extends StoredRecord> = FieldOf<T> | NestedField | keyof InternalFields;

type SetFields<T extends StoredRecord> = keyof T extends string
  ? Partial<T> & InternalFields & { readonly [field: NestedField]: unknown }
  : Readonly<Record<string, unknown>>;

/** An update of stored records: MongoDB's update operators, with fields of the record type. */
export interface RecordUpdate<T extends StoredRecord> {
  readonly $set?: SetFields<T>;
  readonly $setOnInsert?: SetFields<T>;
  readonly $unset?: { readonly [Field in UpdatedField<T>]?: 1 };
  readonly $inc?: { readonly [Field in UpdatedField<T>]?: number };
  readonly $pull?: { readonly [Field in UpdatedField<T>]?: unknown };
  readonly $push?: { readonly [Field in UpdatedField<T>]?: unknown };
  readonly $addToSet?: { readonly [Field in UpdatedField<T>]?: unknown };
}

/** The fields of a query's result: 1 for those that are read, 0 for those that are left out. */
export type Projection<T extends StoredRecord> = { readonly [Field in UpdatedField<T>]?: 0 | 1 };

type Ordered<T extends StoredRecord> = { readonly [Field in UpdatedField<T>]?: 1 | -1 };

/** A mongoose query of stored records. It is run by `lean`, which returns plain objects. */
export interface RecordQuery<T extends StoredRecord, Result> {
  session(session: ClientSession | null): this;
  sort(order: Ordered<T>): this;
  skip(count: number): this;
  limit(count: number): this;
  hint(index: Ordered<T>): this;
  maxTimeMS(ms: number): this;
  lean(): PlainQuery<T, Result>;
  /** @typeParam Plain the type of a result that is not the whole record, e.g. `Pick<Invoice, '_id'>` */
  lean<Plain>(): PlainQuery<T, Result extends readonly unknown[] ? Plain : Plain | null>;
}

/** A query that runs when it is awaited. */
export interface PlainQuery<T extends StoredRecord, Result> extends RecordQuery<T, Result>, PromiseLike<Result> {
  exec(): Promise<Result>;
  cursor(options?: { readonly batchSize?: number }): AsyncIterable<Result extends readonly (infer One)[] ? One : never>;
}

/** A mongoose query that returns something other than records. */
export interface RunQuery<Result> extends PromiseLike<Result> {
  session(session: ClientSession | null): this;
  maxTimeMS(ms: number): this;
  exec(): Promise<Result>;
}

type Filter<T extends StoredRecord> = StoredFilter<T>;

/** The update of one record in a bulk write. */
export interface UpdateOne<T extends StoredRecord = StoredRecord> {
  readonly updateOne: { readonly filter: StoredFilter<T>; readonly update: RecordUpdate<T> };
}

type Counted = Pick<mongo.CountDocumentsOptions, 'hint'>;

/** The mongoose model of a record type, with filters and updates of its fields. */
export interface RecordModel<T extends StoredRecord = StoredRecord>
  extends Pick<Model<StoredRecord>, 'modelName' | 'schema' | 'collection' | 'db'> {
  find(filter?: Filter<T>, projection?: Projection<T> | null, options?: QueryOptions): RecordQuery<T, T[]>;
  findOne(filter: Filter<T>, projection?: Projection<T> | null, options?: QueryOptions): RecordQuery<T, T | null>;
  findById(id: unknown, projection?: Projection<T> | null, options?: QueryOptions): RecordQuery<T, T | null>;
  findOneAndUpdate(filter: Filter<T>, update: RecordUpdate<T>, options?: QueryOptions): RecordQuery<T, T | null>;
  findByIdAndUpdate(id: number, update: RecordUpdate<T>, options?: QueryOptions): RecordQuery<T, T | null>;
  findOneAndDelete(filter: Filter<T>, options?: QueryOptions): RecordQuery<T, T | null>;
  exists(filter: Filter<T>): RunQuery<{ _id: number } | null>;
  distinct<Field extends FieldOf<T>>(field: Field, filter?: Filter<T>): RunQuery<T[Field][]>;
  countDocuments(filter?: Filter<T>, options?: Counted): RunQuery<number>;
  updateOne(filter: Filter<T>, update: RecordUpdate<T>, options?: object): RunQuery<mongo.UpdateResult>;
  updateMany(filter: Filter<T>, update: RecordUpdate<T>, options?: object): RunQuery<mongo.UpdateResult>;
  bulkWrite(operations: readonly UpdateOne<T>[], options?: object): Promise<mongo.BulkWriteResult>;
  deleteOne(filter: Filter<T>, options?: object): RunQuery<mongo.DeleteResult>;
  deleteMany(filter: Filter<T>, options?: object): RunQuery<mongo.DeleteResult>;
  aggregate<Row>(stages: readonly object[]): Aggregate<Row[]>;
  create(records: readonly T[], options?: object): Promise<unknown>;
  insertMany(records: readonly T[], options?: object): Promise<unknown>;
}

/** Returns the model of a record type in the service's database. */
export const recordModel = <T extends StoredRecord>(db: Connection, { name }: RecordDefinition<T>): RecordModel<T> =>
  modelOf(db, name);

/** Returns the model of a collection. @typeParam T the records that it stores */
export const modelOf = <T extends StoredRecord = StoredRecord>(db: Connection, name: string): RecordModel<T> =>
  db.model(name) as unknown as RecordModel<T>;
