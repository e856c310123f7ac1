import type { Encryption } from '@bms/mail';
import { type Call, changeRecord, compileAnswer, type HandlerOf, loadForChange, type Resource } from '@bms/service-kit';
import { encryptSecret, newSecret } from './secret.ts';
import type { Webhook } from './webhook.model.ts';

/**
 * The time in milliseconds for which messages are also signed with the previous secret, so that receivers can be
 * updated.
 */
const BOTH_MS = 24 * 3600_000;

/**
 * Replaces the secret of a webhook; only this response contains it. A secret that was replaced earlier is dropped.
 * @throws ApiError not_found; version_mismatch
 */
export function rotateSecret(
  resource: Resource<Webhook>,
  encryption: Encryption,
): HandlerOf<'/bms.activity.Webhooks/RotateSecret'> {
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('RotateSecret'));
  return (call: Call<{ id: number }>) =>
    kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, 'update', tx);
      const secret = newSecret();
      const changes = {
        sealed: encryptSecret(encryption, before._id, secret),
        previous_sealed: before.sealed,
        previous_secret_until: new Date(Date.now() + BOTH_MS),
      };
      const after = await changeRecord(resource, before, changes, call, tx);
      const said = 'The secret was rotated. Messages are also signed with the previous secret for 24 hours.';
      return { ...(await answer(after, said)), secret };
    });
}
