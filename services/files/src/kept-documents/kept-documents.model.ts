import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** A kept document, without its bytes. */
export interface KeptDocument {
  /** The key that its service chose. */
  readonly _id: string;
  readonly file_name: string;
  readonly media_type: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** The name of the store that has the bytes, and their key in it. */
  readonly stored_in: string;
  readonly bytes_key: string;
  readonly created_at: Date;
}

/** The collection of kept documents. */
export const keptDocuments: ModelDefinition = {
  name: 'kept_documents',
  schema: new Schema(
    {
      _id: String,
      file_name: String,
      media_type: String,
      size: Number,
      sha256: String,
      stored_in: String,
      bytes_key: String,
      created_at: Date,
    },
    { versionKey: false },
  ),
};
