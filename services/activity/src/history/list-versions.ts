import type { ListVersionsRequest, PortalViewer } from '@bms/contracts/types/activity';
import type { HistoryResponse } from '@bms/contracts/types/api';
import type { Connection } from 'mongoose';
import type { AuditEntry } from '../audit-log/audit-log.model.ts';
import { AUDIT_LOG } from '../audit-log/filters.ts';

/** The fields of an audit entry that a version has. */
const projection = {
  ...{ record_version: 1, action: 1, occurred_at: 1, user_id: 1, reverted_to: 1, changes: 1 },
} as const;

type Entry = Pick<AuditEntry, keyof typeof projection>;

/**
 * Lists the versions of a record, newest first. A portal user gets those after which the record was visible to them; of the
 * first of these, and of one that follows others, no values before it.
 */
export async function listVersions(db: Connection, request: ListVersionsRequest): Promise<HistoryResponse> {
  const { module, record_id, list, portal } = request;
  const [page, limit] = [list?.page ?? 1, list?.limit ?? 20];
  const filter = { module, record_id, record_version: { $gt: 0 }, ...portalFilter(portal) };
  const entries = db.collection<AuditEntry>(AUDIT_LOG);
  // One more, which says whether the values before the last one may be shown.
  const options = { projection, sort: { record_version: -1 }, skip: (page - 1) * limit, limit: limit + 1 } as const;
  const [found, total] = await Promise.all([
    entries.find<Entry>(filter, options).toArray(),
    entries.countDocuments(filter),
  ]);
  const records = found
    .slice(0, limit)
    .map((entry, index) => versionOf(entry, !portal || follows(entry, found[index + 1])));
  return { records, meta: { total, current_page: page, per_page: limit } } as HistoryResponse;
}

const follows = (entry: Entry, previous: Entry | undefined): boolean =>
  previous !== undefined && Number(previous.record_version) + 1 === entry.record_version;

function versionOf(entry: Entry, showsBefore: boolean) {
  const { record_version: version, action, occurred_at, user_id, reverted_to, changes = [] } = entry;
  return {
    version,
    action,
    occurred_at: occurred_at.toISOString(),
    ...(user_id !== undefined && user_id !== null && { user_id }),
    ...(reverted_to !== undefined && reverted_to !== null && { reverted_to }),
    changes: changes.map(({ field, before, after }) => ({ field, before: showsBefore ? before : '', after })),
  };
}

/**
 * Returns the condition for the audit entries after which the record was visible to a portal user: what it was before, or
 * while it was another client's, they do not see.
 */
export function portalFilter(viewer: PortalViewer | null | undefined): Record<string, unknown> {
  if (!viewer) return {};
  const groups = ['all_clients', `user:${viewer.user_id}`];
  const isShared = groups.map((group) => ({ groups: group, former_groups: { $ne: group } }));
  const isOfClient = viewer.client_id > 0 ? [{ portal_client_id: viewer.client_id }] : [];
  return { told_to: { $ne: 'owners' }, $or: [...isOfClient, ...isShared] };
}
