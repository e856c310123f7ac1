import { Schema, type SchemaDefinition } from 'mongoose';
import { EXTERNAL_IDS, EXTERNAL_KEYS } from '../../runtime/database/external-keys.ts';

/** The retention of deleted records, in seconds. */
const DELETED_SECONDS = 30 * 24 * 3600;

/** Creates the schema of a record collection: the module's own fields and those common to all records. */
export function recordSchema(fields: SchemaDefinition): Schema {
  const schema = new Schema(
    {
      ...fields,
      _id: Number,
      version: { type: Number, required: true },
      created_at: { type: Date, required: true },
      created_by: { type: Number, required: true },
      updated_at: { type: Date, required: true },
      search: { type: [String], default: undefined },
      sort_keys: { type: Schema.Types.Mixed },
      locked_at: Date,
      [EXTERNAL_KEYS]: { type: [String], default: undefined },
    },
    { strict: 'throw', versionKey: false, minimize: false, id: false },
  );
  // Sparse, since records without such ids have no keys.
  if (EXTERNAL_IDS in fields) schema.index({ [EXTERNAL_KEYS]: 1 }, { unique: true, sparse: true });
  return schema;
}

/**
 * Creates the schema of a collection of deleted records, which keep their fields and get `deleted_at` and `deleted_by`.
 * @param forever true if the records are never purged
 */
export function deletedSchema(forever: boolean): Schema {
  const options = { strict: false, versionKey: false, minimize: false, id: false } as const;
  const schema = new Schema({ _id: Number, deleted_at: Date, deleted_by: Number }, options);
  return schema.index({ deleted_at: -1 }, forever ? {} : { expireAfterSeconds: DELETED_SECONDS });
}
