import { invalid } from '@bms/contracts';
import type { AccessEvent, RevokeAccessRequest } from '@bms/contracts/types/identity';
import { type Call, idsOfKeys, type Resource, removeRecord, type Transaction } from '@bms/service-kit';
import { invalidCode } from '../account/invalid-code.ts';
import { API_KEYS, type ApiKey } from '../api-keys/api-key.model.ts';
import { CONNECTIONS, type Connection } from '../connections/connection.model.ts';
import { SCIM_TOKENS, type ScimToken } from '../scim-tokens/scim-token.model.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { consumeAccessCode } from './access-codes.ts';

/** The resources of API keys and SCIM tokens without the rules for administrators. */
export interface TokenRecords {
  readonly apiKeys: Resource<ApiKey>;
  readonly scimTokens: Resource<ScimToken>;
}

/** The access to revoke: what a user has granted or changed since a time, or that of some keys. */
type RevokedAccess = { readonly since: Date } | { readonly keys: readonly string[] };

/**
 * Revokes access that a user has granted, as part of a transaction: API keys, SCIM tokens and connections at once, webhooks
 * and links of other services by the event.
 */
export async function revokeGranted(
  { apiKeys, scimTokens }: TokenRecords,
  userId: number,
  revoked: RevokedAccess,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const { db } = apiKeys.kit;
  const { session } = tx;
  const bySince = 'since' in revoked ? { $gte: revoked.since } : undefined;
  const keys = 'keys' in revoked ? revoked.keys : [];
  const ofKeys = bySince
    ? { $or: [{ created_at: bySince }, { rotated_at: bySince }] }
    : { _id: { $in: idsOfKeys(API_KEYS, keys).map(Number) } };
  const found = db.collection<ApiKey>(API_KEYS).find({ ...ofKeys, created_by: userId }, { session });
  for (const key of await found.toArray()) await removeRecord(apiKeys, key, call, tx);
  const ofTokens = bySince ? { created_at: bySince } : { _id: { $in: idsOfKeys(SCIM_TOKENS, keys).map(Number) } };
  const tokens = db.collection<ScimToken>(SCIM_TOKENS).find({ ...ofTokens, created_by: userId }, { session });
  for (const token of await tokens.toArray()) await removeRecord(scimTokens, token, call, tx);
  const ofConnections = bySince ? { connected_at: bySince } : { _id: { $in: idsOfKeys(CONNECTIONS, keys) } };
  await db.collection<Connection>(CONNECTIONS).deleteMany({ ...ofConnections, connected_by: userId }, { session });
  const since = 'since' in revoked ? revoked.since.toISOString() : '';
  const data = { user_id: userId, since, keys: [...keys] } satisfies AccessEvent;
  tx.emit({ message: 'bms.identity.AccessEvent', type: 'access.revoked', recordId: userId, version: 1, data });
}

/**
 * Revokes access that was listed after a password reset.
 * @throws ApiError validation_failed for a code that is wrong, used or expired, and for a key that was not listed
 */
export async function revokeAccess(
  { kit, encryption }: Identity,
  records: TokenRecords,
  call: Call<RevokeAccessRequest>,
) {
  const { code, keys } = call.request;
  return kit.write(call, async (tx) => {
    const listed = await consumeAccessCode(kit.db, encryption, code, tx.session);
    if (!listed || !(await findActive(kit.db, listed.user_id))) throw invalidCode();
    assertListed(keys, new Set(listed.keys));
    await revokeGranted(records, listed.user_id, { keys }, call, tx);
    return { success: true, message: 'The access is revoked.' };
  });
}

function assertListed(keys: readonly string[], listed: ReadonlySet<string>): void {
  const message = 'The key was not listed with this code.';
  const unknown = keys.flatMap((key, index) =>
    listed.has(key) ? [] : [{ field: `keys[${index}]`, code: 'unknown_reference', message }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
}
