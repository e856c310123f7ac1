import { idsOfKeys, ownCall, type Resource } from '@bms/service-kit';
import type { Notifier } from '../notifications/notifier.ts';
import { disable } from './health.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/**
 * Disables webhooks whose access is revoked with the recovery of an account: those that the account has created or
 * changed since a change of its credentials that was undone, or those that were chosen after a password reset.
 */
export function followRecoveries(resource: Resource<Webhook>, notifier: Notifier): void {
  const { kit, rpc } = resource;
  kit.consume({
    name: 'webhook_recoveries',
    from: 'identity',
    effects: {
      'access.revoked': async ({ data: { user_id, since, keys }, requestId, traceparent }, tx) => {
        const call = ownCall(kit, { rpc: rpc('Update').path, requestId, traceparent });
        const which = since ? touchedSince(user_id, new Date(since)) : ofKeys(user_id, keys);
        const found = kit.db.collection<Webhook>(WEBHOOKS).find({ ...which, active: true }, { session: tx.session });
        for (const webhook of await found.toArray())
          await disable(resource, notifier, { webhook, reason: 'account_recovered' }, call, tx);
      },
    },
  });
}

const touchedSince = (user_id: number, since: Date) => ({
  $or: [
    { created_by: user_id, created_at: { $gte: since } },
    { edits: { $elemMatch: { user_id, at: { $gte: since } } } },
  ],
});

const ofKeys = (user_id: number, keys: readonly string[]) => ({
  _id: { $in: idsOfKeys(WEBHOOKS, keys).map(Number) },
  $or: [{ created_by: user_id }, { owner_id: user_id }],
});
