import { defineModel, type RecordOf } from '@bms/service-kit';
import { AUDIT_LOG, sharedFilters } from './filters.ts';

/** The order of lists. */
export const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/** The module of the records to which others belong. */
export const CLIENTS = 'clients';

/** The index of the entries of a client and of what belongs to it. */
export const CLIENT_INDEX = 'of_client';

/** The model of the audit trail of all services. */
export const auditLog = defineModel(AUDIT_LOG, {
  service: 'bms.activity.AuditLog',
  title: 'title',
  // Any part of a word would take three times the tokens, for every write of every service.
  searchWords: ['title'],
  filters: sharedFilters,
  // Auditing the audit trail would never end.
  notAudited: true,
  // Only administrators list entries, so none is found by its owner.
  ownerFields: [],
  fields: {
    /** The id of the event; unique. */
    event_id: { type: String, required: true, index: { unique: true } },
    /**
     * The visibility of the record, which is that of its entry: the module whose grants apply, its owners and its
     * client, which is the client itself for its own entries.
     */
    granted_module: String,
    owners: [Number],
    client_id: Number,
    /** The audience in the live feed besides the owners: `viewers`, `editors` or `owners`. */
    told_to: String,
    /** The client whose portal users see the record; 0 for none. */
    portal_client_id: Number,
    /**
     * The current and previous recipients of records that are shared individually: `all_members`, `all_clients`,
     * `role:<id>`, `user:<id>`.
     */
    groups: { type: [String], default: undefined },
    /** The version of the record after the change. */
    record_version: Number,
    /** Those who saw the record before the change and not after it, as in RecordChange. */
    former_owners: { type: [Number], default: undefined },
    former_portal_client_id: Number,
    former_groups: { type: [String], default: undefined },
  },
  indexes: [
    // The most common query: all entries of one record.
    [{ module: 1, record_id: 1, ...NEWEST_FIRST }],
    [{ module: 1, action: 1, ...NEWEST_FIRST }],
    // Named, since the version before has an index with the same key.
    [
      { api_key_id: 1, ...NEWEST_FIRST },
      { name: 'with_api_key', partialFilterExpression: { api_key_id: { $exists: true } } },
    ],
    [
      { client_id: 1, _id: -1 },
      { name: CLIENT_INDEX, partialFilterExpression: { client_id: { $gt: 0 } } },
    ],
  ],
});

/** The names of the indexes of earlier versions. */
export const RETIRED_INDEXES = ['module', 'record_id', 'api_key_id', 'action'].map(
  (field) => `${field}_1_created_at_-1__id_-1`,
);

type Stored = RecordOf<typeof auditLog>;
/** The fields that every entry has. */
type Present = 'occurred_at' | 'granted_module' | 'owners' | 'told_to' | 'portal_client_id';

/** An event of a record of any service, or of an account, which alone has the address of the client app. */
export type AuditEntry = Omit<Stored, Present | 'address'> &
  Required<Pick<Stored, Present>> &
  Partial<Pick<Stored, 'address'>>;
