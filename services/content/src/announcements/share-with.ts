import type { Violation } from '@bms/contracts';
import type { AnnouncementInput } from '@bms/contracts/types/content';
import type { Users } from '@bms/projections';
import type { Call, Kit, Sent } from '@bms/service-kit';
import type { Announcement } from './announcements.model.ts';

const ROLES = '/bms.identity.Directory/Roles';

/**
 * Returns the violation for users and roles that an announcement is to be shared with and that do not exist. Those it is
 * already shared with are skipped, since they may have been deleted since.
 */
export async function unknownShares(
  { request }: Pick<Kit, 'request'>,
  users: Users,
  sent: Sent<AnnouncementInput>,
  call: Call,
  before: Pick<Announcement, 'share_with'> | undefined,
): Promise<Violation | undefined> {
  const known = new Set(before?.share_with);
  const shares = (sent.share_with ?? []).filter((share) => !known.has(share));
  const [userIds, roleIds] = [idsOf(shares, 'user:'), idsOf(shares, 'role:')];
  const found = userIds.length > 0 ? await users.find(userIds, call) : new Map();
  const missing = [
    ...userIds.filter((id) => found.get(id)?.status !== 'active').map((id) => `user:${id}`),
    ...(roleIds.length > 0 ? await missingRoles(request, roleIds, call) : []),
  ];
  if (missing.length === 0) return undefined;
  const what = missing.length > 1 ? 'do not exist or are not active' : 'does not exist or is not active';
  const message = `share_with ${missing.join(', ')} ${what}.`;
  return { field: 'share_with', code: 'unknown_reference', message };
}

const idsOf = (shares: readonly string[], kind: string): number[] =>
  shares.filter((share) => share.startsWith(kind)).map((share) => Number(share.slice(kind.length)));

async function missingRoles(request: Kit['request'], ids: readonly number[], call: Call): Promise<string[]> {
  const { roles } = await request(ROLES, { ids }, call);
  const there = new Set(roles.map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).map((id) => `role:${id}`);
}
