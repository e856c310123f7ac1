import { defineModel, type StoredRecord } from '@bms/service-kit';

/** An event of a record of any service. */
export interface AuditEntry extends StoredRecord {
  /** The id of the event; unique. */
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
  /** The address of the client app, for account events. */
  address?: string;
  /**
   * The visibility of the record, which is that of its entry: the module whose grants apply, its owners and its client.
   */
  granted_module: string;
  owners: number[];
  client_id?: number;
  /** The audience in the live feed besides the owners. */
  told_to: 'viewers' | 'editors' | 'owners';
  /** The client whose portal users see the record; 0 for none. */
  portal_client_id: number;
  /**
   * The current and previous recipients of records that are shared individually: `all_members`, `all_clients`,
   * `role:<id>`, `user:<id>`.
   */
  groups?: string[];
}

export const AUDIT_LOG = 'audit_log';

const newestFirst = { created_at: -1, _id: -1 } as const;

/** The model of the audit trail of all services. */
export const auditLog = defineModel(AUDIT_LOG, {
  service: 'bms.activity.AuditLog',
  title: 'title',
  search: ['title'],
  // Auditing the audit trail would never end.
  notAudited: true,
  fields: {
    event_id: { type: String, required: true, index: { unique: true } },
    granted_module: String,
    owners: [Number],
    client_id: Number,
    told_to: String,
    portal_client_id: Number,
    groups: { type: [String], default: undefined },
  },
  // The most common query: all entries of one record.
  indexes: [[{ module: 1, record_id: 1, ...newestFirst }]],
});
