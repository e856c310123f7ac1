import { idsOfKeys, ownCall, type Resource } from '@bms/service-kit';
import type { Notifier } from '../notifications/notifier.ts';
import { type Disable, prepareDisable } from './health.ts';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/**
 * Disables webhooks whose access is revoked with the recovery of an account: those that the account has created or
 * changed since a change of its credentials that was undone, or those that were chosen after a password reset.
 */
export function followRecoveries(resource: Resource<Webhook>, notifier: Notifier): void {
  const { kit, rpc } = resource;
  const webhooks = kit.db.collection<Webhook>(WEBHOOKS);
  kit.consume({
    name: 'webhook_recoveries',
    from: 'identity',
    effects: {
      'access.revoked': {
        prepare: async ({ data: { user_id, since, keys }, requestId, traceparent }) => {
          const call = ownCall(kit, { rpc: rpc('Update').path, requestId, traceparent });
          const which = since ? touchedSince(user_id, new Date(since)) : ofKeys(user_id, keys);
          const disable = new Map<number, Disable>();
          for (const webhook of await webhooks.find({ ...which, active: true }).toArray())
            disable.set(webhook._id, await prepareDisable(resource, notifier, webhook, 'account_recovered'));
          return async (_event, tx) => {
            const current = { _id: { $in: [...disable.keys()] }, active: true };
            for (const webhook of await webhooks.find(current, { session: tx.session }).toArray())
              await disable.get(webhook._id)!(webhook, call, tx);
          };
        },
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
