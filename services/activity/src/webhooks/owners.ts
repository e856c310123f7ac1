import { ApiError } from '@bms/contracts';
import type { GrantedAccessRequest, GrantedAccessResponse } from '@bms/contracts/types/api';
import type { UsersResponse } from '@bms/contracts/types/identity';
import { accessKey, type Call, type Handler, ifFound, type Kit, MAX_GRANTED } from '@bms/service-kit';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

const USERS = '/bms.identity.Directory/Users';

type Owned = Pick<Webhook, 'owner_id' | 'created_by'>;
type PauseReason = 'owner_inactive' | 'owner_demoted' | 'owner_deleted';

/** Returns the owner of a webhook, or the creator of one from a version without owners. */
export const ownerOf = ({ owner_id, created_by }: Owned): number => owner_id || created_by;

/**
 * The owners of webhooks. A webhook is paused if its owner is no active administrator any more. It is derived from the
 * account in identity on each call, so that no way to lose access leaves a webhook active.
 */
export interface Owners {
  /** Returns the pause reasons of owners; those of active administrators have none. @throws ApiError unavailable if identity is */
  pauseReasons(owners: readonly number[], within?: Call): Promise<Map<number, PauseReason>>;
  /**
   * True if a webhook is paused. While identity is unavailable, no account changes, and the last response counts.
   * @throws ApiError unavailable if identity is and has never responded about this owner
   */
  isPaused(webhook: Owned): Promise<boolean>;
}

/** Creates the requests for the owners of webhooks. @param kit used to call identity */
export function createOwners({ request }: Pick<Kit, 'request'>): Owners {
  const lastKnown = new Map<number, boolean>();
  const pauseReasons: Owners['pauseReasons'] = async (owners, within) => {
    const { users } = await request(USERS, { ids: owners }, within);
    const known = new Map(users.map((user) => [user.id, user]));
    const reasons = owners.map((id) => [id, reasonOf(known.get(id))] as const);
    for (const [id, reason] of reasons) lastKnown.set(id, reason !== undefined);
    return new Map(reasons.flatMap(([id, reason]) => (reason ? [[id, reason]] : [])));
  };
  return {
    pauseReasons,
    isPaused: async (webhook) => {
      const owner = ownerOf(webhook);
      try {
        return (await pauseReasons([owner])).has(owner);
      } catch (error) {
        const known = lastKnown.get(owner);
        if (known === undefined || !(error instanceof ApiError)) throw error;
        return known;
      }
    },
  };
}

function reasonOf(user: UsersResponse['users'][number] | undefined): PauseReason | undefined {
  if (!user) return 'owner_deleted';
  if (user.status !== 'active') return 'owner_inactive';
  return user.is_admin ? undefined : 'owner_demoted';
}

type ShownWebhook = Owned & { paused_reason?: PauseReason };
type Answer = { readonly success?: true; readonly record?: ShownWebhook; readonly records?: readonly ShownWebhook[] };

/**
 * Adds the pause reasons of webhooks to the response of a handler. The response to a change, which is made, leaves them out
 * while identity is unavailable.
 */
export function withPauses<Request, Given extends object>(
  owners: Owners,
  handler: Handler<Request, Given>,
): Handler<Request, Given> {
  return async (call) => {
    const answer = await handler(call);
    const { success, record, records = record ? [record] : [] } = answer as Answer;
    const shown = records;
    if (shown.length === 0) return answer;
    const read = owners.pauseReasons([...new Set(shown.map(ownerOf))], call);
    const reasons = success ? await ifFound(read, ['unavailable', 'timeout']) : await read;
    for (const webhook of shown) {
      const reason = reasons?.get(ownerOf(webhook));
      if (reason) webhook.paused_reason = reason;
    }
    return answer;
  };
}

/** Creates the handler that lists the active webhooks that a user has created or owns, newest first. */
export const listGrantedWebhooks =
  ({ db }: Kit): Handler<GrantedAccessRequest, GrantedAccessResponse> =>
  async ({ request: { user_id } }) => {
    const granted = { active: true, $or: [{ created_by: user_id }, { owner_id: user_id }] };
    const found = db.collection<Webhook>(WEBHOOKS).find(granted).sort({ _id: -1 }).limit(MAX_GRANTED);
    const records = (await found.toArray()).map(({ _id, url, created_at }) => ({
      key: accessKey(WEBHOOKS, _id),
      kind: 'webhook',
      title: url,
      created_at: created_at.toISOString(),
    }));
    return { records };
  };
