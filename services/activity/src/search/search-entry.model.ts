import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The retention of the entries of deleted records, in seconds: no event of a record arrives later than that. */
const TOMBSTONE_SECONDS = 30 * 24 * 3600;

export const ENTRIES = 'search';

/** The indexes that queries name. */
export const TOKENS_INDEX = 'tokens';
export const OWNERS_INDEX = 'owners';
export const GROUPS_INDEX = 'groups';
export const CLIENTS_INDEX = 'portal_clients';

/** A text by which a record is found, besides its title. */
export interface EntryText {
  readonly text: string;
  readonly kind: 'subtitle' | 'text' | 'phone';
  /** True for a text that portal users do not see. */
  readonly staff?: true;
}

/** A record in the index. That of a deleted record has no texts; it keeps late events from restoring the record. */
export interface SearchEntry {
  /** `<module>/<id>`, see entryId. */
  readonly _id: string;
  readonly module: string;
  readonly record_id: number;
  /** The version of the record. */
  readonly version: number;
  /** The time of the change, or the time before the record was read. */
  readonly occurred_at: Date;
  readonly deleted_at?: Date;
  /** The visibility of the record, as in its audit entries. */
  readonly owners: readonly number[];
  readonly told_to: string;
  readonly portal_client_id: number;
  readonly groups: readonly string[];
  /** The client of the record, if it has one. */
  readonly client_id?: number;
  readonly title: string;
  readonly subtitle: string;
  readonly texts: readonly EntryText[];
  /** The beginnings of words, see tokens.ts. */
  readonly tokens: readonly string[];
}

const schema = new Schema<SearchEntry>(
  {
    _id: { type: String, required: true },
    module: String,
    record_id: Number,
    version: Number,
    occurred_at: Date,
    deleted_at: Date,
    owners: [Number],
    told_to: String,
    portal_client_id: Number,
    groups: [String],
    client_id: Number,
    title: String,
    subtitle: String,
    texts: [{ text: String, kind: { type: String }, staff: Boolean, _id: false }],
    tokens: [String],
  },
  { versionKey: false },
)
  .index({ tokens: 1 }, { name: TOKENS_INDEX })
  // Callers who see few of the records are served by these.
  .index({ owners: 1 }, { name: OWNERS_INDEX })
  .index({ groups: 1 }, { name: GROUPS_INDEX, partialFilterExpression: { told_to: 'editors' } })
  .index({ portal_client_id: 1 }, { name: CLIENTS_INDEX, partialFilterExpression: { portal_client_id: { $gt: 0 } } })
  .index({ deleted_at: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });

export const searchEntryModel: ModelDefinition = { name: ENTRIES, schema };

/** The digits of an id; the largest integer of JSON has as many. */
const ID_DIGITS = 16;

/** Returns the id of the entry of a record. Those of a module are in the order of the records. */
export const entryId = (module: string, recordId: number): string =>
  `${module}/${String(recordId).padStart(ID_DIGITS, '0')}`;
