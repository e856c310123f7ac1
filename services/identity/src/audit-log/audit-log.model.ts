import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** What happened to a record of some service. */
export interface AuditEntry extends StoredRecord {
  /** Of the event that told it; unique. */
  event_id: string;
  module: string;
  record_id: number;
  title: string;
  action: string;
  user_id?: number;
  api_key_id?: number;
  changes: { field: string; before: string; after: string }[];
  occurred_at: Date;
  request_id: string;
  /** Whoever may see the record may see that something happened to it: the module whose grants count, whose own it is, whose client's. */
  granted_module: string;
  owners: number[];
  client_id?: number;
  /** Who may follow it live besides the owners. */
  told_to: 'viewers' | 'editors' | 'owners';
  /** The client whose portal users see the record; 0 for none. */
  portal_client_id: number;
  /** Whom it is for, or was until now, where that is said of each record: `all_members`, `all_clients`, `role:<id>`, `user:<id>`. */
  groups?: string[];
}

/** The name of the collection. */
export const AUDIT_LOG = 'audit_log';

const newestFirst = { created_at: -1, _id: -1 } as const;

/** The account of changes in all services. */
export const auditLog = defineRecords(AUDIT_LOG, {
  service: 'bms.identity.AuditLog',
  title: 'title',
  search: ['title'],
  // An account of the account would never end.
  unaccounted: true,
  fields: {
    event_id: { type: String, required: true, index: { unique: true } },
    module: String,
    record_id: Number,
    title: String,
    action: String,
    user_id: Number,
    api_key_id: Number,
    changes: [{ _id: false, field: String, before: String, after: String }],
    occurred_at: Date,
    request_id: String,
    granted_module: String,
    owners: [Number],
    client_id: Number,
    told_to: String,
    portal_client_id: Number,
    groups: { type: [String], default: undefined },
  },
  // What is looked at most: all that happened to one record.
  indexes: [[{ module: 1, record_id: 1, ...newestFirst }]],
});
