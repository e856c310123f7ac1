import type { PortalViewer } from '@bms/contracts/types/activity';

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
