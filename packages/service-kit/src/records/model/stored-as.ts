import type { mongo, Schema } from 'mongoose';
import type { StoredRecords } from '../../../generated/records.ts';
import type { RecordWith, StoredRecord } from './stored.ts';

/**
 * The stored record of a gRPC service of the contract, with the model's own fields; StoredRecord for a service that
 * the generated types do not know.
 * @see docs/adr/0214-generated-records.md
 */
export type StoredAs<Service extends string, Own = Record<never, never>> = Service extends keyof StoredRecords
  ? RecordWith<StoredRecords[Service] & OwnFields<Omit<Own, keyof StoredRecords[Service]>>>
  : StoredRecord;

/**
 * Types of own fields by their schemas. Each is optional: records that are older than the field lack it. One with the
 * default null is null while it is unset.
 */
type OwnFields<Schemas> = { -readonly [Name in Exclude<keyof Schemas, '_id'>]?: FieldType<Schemas[Name]> };

type FieldType<Definition> = Definition extends typeof Schema.Types.Mixed
  ? unknown
  : Definition extends typeof Schema.Types.Decimal128
    ? mongo.Decimal128
    : Definition extends StringConstructor
      ? string
      : Definition extends NumberConstructor
        ? number
        : Definition extends BooleanConstructor
          ? boolean
          : Definition extends DateConstructor
            ? Date
            : Definition extends BufferConstructor
              ? mongo.Binary
              : NestedType<Definition>;

type NestedType<Definition> = Definition extends readonly (infer Item)[]
  ? FieldType<Item>[]
  : Definition extends { readonly type: infer Type; readonly default: null }
    ? FieldType<Type> | null
    : Definition extends { readonly type: infer Type }
      ? FieldType<Type>
      : OwnFields<Definition>;
