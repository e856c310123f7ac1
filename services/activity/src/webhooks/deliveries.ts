import { ApiError, invalid } from '@bms/contracts';
import { type HandlerOf, loadForChange, loadForView, pageOf, type Resource } from '@bms/service-kit';
import { DELIVERIES, type Delivery } from './delivery.model.ts';
import type { Webhook } from './webhook.model.ts';

const newestFirst = { created_at: -1, _id: -1 } as const;
/** The hidden fields; bodies may be long, and no client needs them. */
const SHOWN = { body: 0, claim: 0, tries: 0 } as const;

/** Lists the deliveries of a webhook. @throws ApiError not_found */
export function listDeliveries(resource: Resource<Webhook>): HandlerOf<'/bms.activity.Webhooks/ListDeliveries'> {
  const deliveries = resource.kit.db.collection<Delivery>(DELIVERIES);
  return async (call) => {
    const { id, list, status, type } = call.request;
    await loadForView(resource, call, id);
    const page = pageOf(list ?? {});
    const filter = { webhook_id: id, ...(status && { status: status as Delivery['status'] }), ...(type && { type }) };
    const found = deliveries.find(filter, { projection: SHOWN }).sort(newestFirst);
    const [records, total] = await Promise.all([
      found
        .skip((page.number - 1) * page.size)
        .limit(page.size)
        .toArray(),
      deliveries.countDocuments(filter),
    ]);
    return { records: records.map(shown), meta: { total, current_page: page.number, per_page: page.size } };
  };
}

/**
 * Sends a delivery again, as if its event were new.
 * @param onDue is called when the delivery can be sent
 * @throws ApiError not_found; validation_failed while the webhook is switched off
 */
export function replayDelivery(
  resource: Resource<Webhook>,
  onDue: () => void,
): HandlerOf<'/bms.activity.Webhooks/ReplayDelivery'> {
  const { kit } = resource;
  const deliveries = kit.db.collection<Delivery>(DELIVERIES);
  return async (call) => {
    const answer = await kit.write(call, async (tx) => {
      const { id, delivery_id } = call.request;
      const { active } = await loadForChange(resource, call, id, 'update', tx);
      const anew = {
        $set: { status: 'pending' as const, tries: 0, next_attempt_at: new Date() },
        $unset: { claim: '' as const },
      };
      const options = { session: tx.session, projection: SHOWN, returnDocument: 'after' } as const;
      const delivery = await deliveries.findOneAndUpdate({ _id: delivery_id, webhook_id: id }, anew, options);
      if (!delivery) throw new ApiError('not_found');
      if (!active) throw invalid({ field: 'active', code: 'not_allowed', message: 'The webhook is not active.' });
      return { success: true, message: 'The event will be sent again.', record: shown(delivery) };
    });
    onDue();
    return answer;
  };
}

function shown({ _id: id, event_id, type, status, attempts, error, ...delivery }: Omit<Delivery, 'body' | 'tries'>) {
  const { response_status, next_attempt_at, occurred_at } = delivery;
  return {
    id,
    event_id,
    type,
    status,
    attempts,
    error,
    occurred_at: occurred_at.toISOString(),
    ...(response_status && { response_status }),
    ...(next_attempt_at && { next_attempt_at: next_attempt_at.toISOString() }),
  };
}
