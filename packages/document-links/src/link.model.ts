import { hash, randomBytes } from 'node:crypto';
import type { ModelDefinition, RecordDefinition } from '@bms/service-kit';
import { type Connection, type mongo, Schema } from 'mongoose';

/** The size of a token, in bytes. */
const TOKEN_BYTES = 24;

/** A link to a document as stored. The token is stored as a hash only. */
export interface StoredLink {
  _id: number;
  document_id: number;
  /** The client of the document when the link was created: it opens no document of another client. */
  client_id: number;
  token_hash: string;
  expires_at: Date;
  revoked_at?: Date;
  /** The user who revoked it. */
  revoked_by?: number;
  open_count: number;
  first_opened_at?: Date;
  last_opened_at?: Date;
  /** The last openings, oldest first. */
  openings: { opened_at: Date; address: string }[];
  created_by: number;
  created_at: Date;
  /** The email address to which the link was sent with the document. */
  sent_to?: string;
}

type Definition = Pick<RecordDefinition, 'name'>;

const nameOf = ({ name }: Definition): string => `${name}_links`;

/** Returns the model of the links to the records of a type. */
export const linksModel = (definition: Definition): ModelDefinition => ({
  name: nameOf(definition),
  schema: new Schema(
    { _id: Number, document_id: Number, client_id: Number, token_hash: String, created_by: Number },
    { collection: nameOf(definition), versionKey: false },
  )
    .index({ token_hash: 1 }, { unique: true })
    .index({ document_id: 1, _id: -1 })
    .index({ client_id: 1 })
    // Links in mails have no creator, and are not queried by it.
    .index({ created_by: 1, _id: -1 }, { partialFilterExpression: { created_by: { $gt: 0 } } }),
});

/** Returns the collection of the links to the records of a type. */
export const linkCollection = (db: Connection, definition: Definition): mongo.Collection<StoredLink> =>
  db.collection<StoredLink>(nameOf(definition)) as unknown as mongo.Collection<StoredLink>;

/** Returns a random token: 192 bits, safe in URLs. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the hash under which a token is stored. A token is random, so that a fast hash without salt is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
