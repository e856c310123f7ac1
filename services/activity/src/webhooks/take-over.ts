import {
  type Call,
  changeRecord,
  compileAnswer,
  type HandlerOf,
  type Kit,
  loadForChange,
  type Resource,
} from '@bms/service-kit';
import { WEBHOOKS, type Webhook } from './webhook.model.ts';

/**
 * Makes the caller the owner of a webhook.
 * @throws ApiError not_found; version_mismatch
 */
export function takeOver(resource: Resource<Webhook>): HandlerOf<'/bms.activity.Webhooks/TakeOver'> {
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('TakeOver'));
  return (call: Call<{ id: number }>) =>
    kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, 'update', tx);
      const { userId } = call.caller;
      const changes = before.owner_id === userId ? {} : { owner_id: userId };
      const after = await changeRecord(resource, before, changes, call, tx);
      return answer(after, 'You are now the owner of this webhook.');
    });
}

/** Sets the owner of webhooks from a version without owners. */
export async function backfillOwners({ db }: Kit): Promise<void> {
  const owner_id = '$created_by';
  await db.collection<Webhook>(WEBHOOKS).updateMany({ owner_id: { $exists: false } }, [{ $set: { owner_id } }]);
}
