import { type Call, changeRecord, compileAnswer, type Handler, loadForChange, type Resource } from '@bms/service-kit';
import type { Sealer } from '../sealing/sealer.ts';
import { newSecret, sealSecret } from './secret.ts';
import type { Webhook } from './webhook.model.ts';

/** So long messages are signed with the secret before, too: time to tell every receiver the new one. */
const BOTH_MS = 24 * 3600_000;

/**
 * Gives a webhook another secret, which this answer shows once. One that was replaced before is of no use from then on.
 * @throws ApiError not_found; version_mismatch
 */
export function rotateSecret(resource: Resource, sealer: Sealer): Handler<{ id: number }> {
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('RotateSecret'));
  return (call: Call<{ id: number }>) =>
    kit.write(call, async (tx) => {
      const before = (await loadForChange(resource, call, call.request.id, 'update', tx)) as Webhook;
      const secret = newSecret();
      const changes = {
        sealed: sealSecret(sealer, before._id, secret),
        previous_sealed: before.sealed,
        previous_secret_until: new Date(Date.now() + BOTH_MS),
      };
      const after = await changeRecord(resource, before, changes, call, tx);
      const said = 'The webhook has a new secret. For a day its messages are signed with the one before, too.';
      return { ...answer(after, said), secret };
    });
}
