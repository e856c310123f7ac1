import type { AuditEntry } from '../audit-log/audit-log.model.ts';

/** A change of a record, in short, with its visibility. */
export type Change = Pick<
  AuditEntry,
  | '_id'
  | 'module'
  | 'record_id'
  | 'action'
  | 'user_id'
  | 'occurred_at'
  | 'granted_module'
  | 'owners'
  | 'told_to'
  | 'portal_client_id'
  | 'groups'
>;

/** The fields of an audit entry that a change has. */
export const CHANGE_FIELDS = [
  '_id',
  'module',
  'record_id',
  'action',
  'user_id',
  'occurred_at',
  'granted_module',
  'owners',
  'told_to',
  'portal_client_id',
  'groups',
] as const;
