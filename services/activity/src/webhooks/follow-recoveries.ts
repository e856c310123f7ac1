import { changeRecord, ownCall, type Resource } from '@bms/service-kit';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/** Pauses the webhooks that an account has created after a change of its credentials that was undone. */
export function followRecoveries(resource: Resource<Webhook>): void {
  const { kit, rpc } = resource;
  kit.consume({
    name: 'webhook_recoveries',
    from: 'identity',
    effects: {
      'account.change_undone': async ({ data, requestId, traceparent }, tx) => {
        // Events of older versions of identity have no time.
        if (!data.since) return;
        const call = ownCall(kit, { rpc: rpc('Update').path, requestId, traceparent });
        const made = { created_by: data.user_id, created_at: { $gte: new Date(data.since) }, active: true };
        const found = kit.db.collection<Webhook>(WEBHOOKS).find(made, { session: tx.session });
        for (const webhook of await found.toArray()) await changeRecord(resource, webhook, { active: false }, call, tx);
      },
    },
  });
}
