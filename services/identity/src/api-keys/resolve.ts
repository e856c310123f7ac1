import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import type { ApiKeyUse, ResolveApiKeyRequest } from '@bms/contracts/types/identity';
import type { Connection } from 'mongoose';
import { grantsOf } from '../roles/find-role.ts';
import { findActive } from '../users/find-user.ts';
import { API_KEYS, type ApiKey } from './api-key.model.ts';

/**
 * Returns the caller of an API key: the administrator who created it, limited to the grants of the key's role. The key
 * is valid only while its creator is an active administrator.
 * @throws ApiError unauthenticated
 */
export async function resolveApiKey(db: Connection, { key_id, key_hash }: ResolveApiKeyRequest) {
  const key = await db.collection<ApiKey>(API_KEYS).findOne({ _id: key_id });
  const end = key ? endOf(key, key_hash) : undefined;
  if (!key || end === undefined) throw new ApiError('unauthenticated', 'The API key is not valid.');
  await assertUsable(db, key);
  return { caller: await callerOf(db, key), expires_at_ms: end, allowed_addresses: key.allowed_addresses ?? [] };
}

/**
 * Returns the time until which the key with a hash is valid, in milliseconds since 1970, 0 if it does not expire; undefined
 * for the hash of another key. @throws ApiError unauthenticated for one that was replaced
 */
function endOf(key: ApiKey, hash: string): number | undefined {
  if (isEqual(key.key_hash ?? '', hash)) return key.expires_at?.getTime() ?? 0;
  if (!isEqual(key.previous_key_hash ?? '', hash)) return undefined;
  const end = key.previous_valid_until?.getTime() ?? 0;
  if (end <= Date.now()) throw new ApiError('unauthenticated', 'The API key was replaced.');
  return end;
}

/** Returns the caller of an API key by its id. @throws ApiError unauthenticated if it is not valid */
export async function callerOfKey(db: Connection, id: number) {
  const key = await db.collection<ApiKey>(API_KEYS).findOne({ _id: id });
  if (!key) throw new ApiError('unauthenticated', 'The API key is not valid.');
  await assertUsable(db, key);
  return callerOf(db, key);
}

/** @throws ApiError unauthenticated if the key has expired or its creator is no active administrator */
async function assertUsable(db: Connection, key: ApiKey): Promise<void> {
  if (key.expires_at && key.expires_at <= new Date()) throw new ApiError('unauthenticated', 'The API key has expired.');
  const maker = await findActive(db, key.created_by);
  if (maker?.is_admin !== 1)
    throw new ApiError('unauthenticated', 'The creator of the API key is not an administrator.');
}

function isEqual(stored: string, sent: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function callerOf(db: Connection, { _id, created_by, role_id, read_only }: ApiKey) {
  return {
    kind: 'api_key',
    user_id: created_by,
    user_type: 'staff',
    is_admin: false,
    role_id,
    client_id: 0,
    session_id: '',
    api_key_id: _id,
    scim_token_id: 0,
    // Keys of earlier versions lack the field.
    read_only: read_only === true,
    needs_factor_setup: false,
    grants: await grantsOf(db, role_id),
  };
}

/**
 * Stores the last use of API keys. Gateways report it once a minute for each key, in any order. The versions of the
 * records stay unchanged.
 */
export async function storeUses(db: Connection, uses: readonly ApiKeyUse[]): Promise<void> {
  if (uses.length === 0) return;
  const writes = uses.map(({ key_id, used_at_ms }) => ({
    updateOne: { filter: { _id: key_id }, update: { $max: { last_used_at: new Date(used_at_ms) } } },
  }));
  await db.collection<ApiKey>(API_KEYS).bulkWrite(writes, { ordered: false });
}
