import {
  type Call,
  changeRecord,
  compileAnswer,
  type Handler,
  type Kit,
  loadForChange,
  type Resource,
} from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { USERS, type User } from '../users/user.model.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

type Owned = Pick<Webhook, 'owner_id' | 'created_by'>;
type PauseReason = 'owner_inactive' | 'owner_demoted' | 'owner_deleted';

/** Returns the owner of a webhook, or the creator of one from a version without owners. */
export const ownerOf = ({ owner_id, created_by }: Owned): number => owner_id || created_by;

/**
 * Returns the reason why a webhook is paused: its owner is no active administrator any more. It is derived from the
 * account on each call, so that no way to lose access leaves a webhook active.
 * @returns undefined if it is not paused
 */
export async function pauseReasonOf(db: Connection, webhook: Owned): Promise<PauseReason | undefined> {
  const owner = ownerOf(webhook);
  return (await reasonsOf(db, [owner])).get(owner);
}

async function reasonsOf(db: Connection, owners: readonly number[]): Promise<Map<number, PauseReason>> {
  const projection = { status: 1, is_admin: 1 } as const;
  const found = await db
    .collection<User>(USERS)
    .find({ _id: { $in: [...owners] } }, { projection })
    .toArray();
  const known = new Map(found.map((user) => [user._id, reasonOf(user)]));
  const reasons = owners.map((id) => [id, known.has(id) ? known.get(id) : 'owner_deleted'] as const);
  return new Map(reasons.flatMap(([id, reason]) => (reason ? [[id, reason]] : [])));
}

function reasonOf({ status, is_admin }: Pick<User, 'status' | 'is_admin'>): PauseReason | undefined {
  if (status !== 'active') return 'owner_inactive';
  return is_admin === 1 ? undefined : 'owner_demoted';
}

type ShownWebhook = Owned & { paused_reason?: PauseReason };
type Answer = { readonly record?: ShownWebhook; readonly records?: readonly ShownWebhook[] };

/** Adds the pause reasons of webhooks to the response of a handler. */
export function withPauses(kit: Kit, handler: Handler): Handler {
  return async (call) => {
    const answer = (await handler(call)) as Answer;
    const shown = answer.records ?? (answer.record ? [answer.record] : []);
    const reasons = await reasonsOf(kit.db, [...new Set(shown.map(ownerOf))]);
    for (const webhook of shown) {
      const reason = reasons.get(ownerOf(webhook));
      if (reason) webhook.paused_reason = reason;
    }
    return answer;
  };
}

/**
 * Makes the caller the owner of a webhook.
 * @throws ApiError not_found; version_mismatch
 */
export function takeOver(resource: Resource): Handler<{ id: number }> {
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('TakeOver'));
  return (call: Call<{ id: number }>) =>
    kit.write(call, async (tx) => {
      const before = (await loadForChange(resource, call, call.request.id, 'update', tx)) as Webhook;
      const { userId } = call.caller;
      const changes = before.owner_id === userId ? {} : { owner_id: userId };
      const after = await changeRecord(resource, before, changes, call, tx);
      return answer(after, 'You are now the owner of this webhook.');
    });
}

/** Sets the owner of webhooks from a version without owners. */
export async function fillOwners({ db }: Kit): Promise<void> {
  const owner_id = '$created_by';
  await db.collection<Webhook>(WEBHOOKS).updateMany({ owner_id: { $exists: false } }, [{ $set: { owner_id } }]);
}
