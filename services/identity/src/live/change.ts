import type { AuditEntry } from '../audit-log/audit-log.model.ts';

/** What happened to a record, in short, with what says who may know. */
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

/** A change with its place in the order of all changes, which is the same for every copy of the service. */
export interface PlacedChange {
  /** The database's logical time of the change, which rises. */
  readonly place: bigint;
  readonly change: Change;
}

/** The fields of an entry that a change has. */
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
