import { apiKeyHash, apiKeyPrefix, createApiKey, invalid } from '@bms/contracts';
import type { RotateApiKeyRequest } from '@bms/contracts/types/identity';
import { type Call, changeRecord, compileAnswer, type HandlerOf, loadForChange, type Resource } from '@bms/service-kit';
import { type NewAccess, notifyOfAccess } from '../sending/notify-of-access.ts';
import type { Identity } from '../setup.ts';
import type { ApiKey } from './api-key.model.ts';

const HOUR_MS = 3600_000;
/** The time for which the previous key is valid by default, in hours. */
const OVERLAP_HOURS = 24;

/**
 * Replaces a key, and mails the administrator for whom it acts. Only this response contains the new one. The previous one is
 * valid during the overlap, but not beyond its own expiry or that of the new one; one that was replaced earlier is dropped.
 * @throws ApiError not_found; version_mismatch; validation_failed for a key that would have expired
 */
export function rotateKey(
  identity: Pick<Identity, 'kit' | 'messages'>,
  resource: Resource<ApiKey>,
): HandlerOf<'/bms.identity.ApiKeys/Rotate'> {
  const answer = compileAnswer(resource, resource.rpc('Rotate'));
  return (call: Call<RotateApiKeyRequest>) =>
    identity.kit.write(call, async (tx) => {
      const before = await loadForChange(resource, call, call.request.id, 'update', tx);
      const key = createApiKey(before._id);
      const changes = { ...lifetimesOf(before, call.request), prefix: apiKeyPrefix(key), key_hash: apiKeyHash(key) };
      const after = await changeRecord(resource, before, changes, call, tx);
      await notifyOfAccess(identity, noticeOf(after), tx);
      return { ...(await answer(after, messageOf(after))), key };
    });
}

const noticeOf = ({ created_by: userId, rotated_at: at = new Date(), name, prefix }: ApiKey): NewAccess => {
  return { userId, at, kind: 'replaced_api_key', title: `${name} (${prefix}...)` };
};

/** Returns the times of a key that is replaced now, and the hash of the previous one if it stays valid. */
function lifetimesOf(
  { key_hash, expires_at: previousExpiry }: ApiKey,
  { overlap_hours = OVERLAP_HOURS, expires_at: asked }: RotateApiKeyRequest,
) {
  const now = new Date();
  const expires_at = asked ? new Date(asked) : previousExpiry;
  if (expires_at && expires_at <= now)
    throw invalid({ field: 'expires_at', code: 'out_of_range', message: 'expires_at must be in the future.' });
  const expiries = [previousExpiry, expires_at].map((expiry) => expiry?.getTime() ?? Number.POSITIVE_INFINITY);
  const end = Math.min(now.getTime() + overlap_hours * HOUR_MS, ...expiries);
  const isKept = end > now.getTime();
  return {
    expires_at,
    rotated_at: now,
    previous_key_hash: isKept ? key_hash : undefined,
    previous_valid_until: isKept ? new Date(end) : undefined,
  };
}

const messageOf = ({ previous_valid_until }: ApiKey): string =>
  previous_valid_until
    ? 'The key was replaced. The previous one is valid, too, until previous_valid_until.'
    : 'The key was replaced. The previous one is no longer valid.';
