import type { Caller } from '@bms/contracts';
import type { Call, Kit } from '@bms/service-kit';

const SNAPSHOTS = '/bms.identity.Callers/PermissionSnapshots';
/** The maximum number of callers per request (bms.identity.PermissionSnapshotsRequest). */
const MAX_CALLERS = 1000;

/**
 * Returns the permission snapshots of callers, in their order, from identity. A snapshot differs if the permissions
 * differ; it is empty for a caller without access.
 * @throws ApiError unavailable if identity is
 */
export type PermissionSnapshots = (callers: readonly Caller[], within?: Call) => Promise<string[]>;

/** Creates the requests for permission snapshots. @param kit used to call identity */
export function createPermissionSnapshots({ request }: Pick<Kit, 'request'>): PermissionSnapshots {
  return async (callers, within) => {
    const all: string[] = [];
    for (let start = 0; start < callers.length; start += MAX_CALLERS) {
      const message = { callers: callers.slice(start, start + MAX_CALLERS).map(referenceOf) };
      all.push(...(await request(SNAPSHOTS, message, within)).snapshots);
    }
    return all;
  };
}

const referenceOf = ({ kind, userId, roleId, sessionId, apiKeyId }: Caller) => ({
  kind,
  user_id: userId,
  role_id: roleId,
  session_id: sessionId,
  api_key_id: apiKeyId,
});
