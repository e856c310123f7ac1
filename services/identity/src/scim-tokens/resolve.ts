import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import type { ResolveScimTokenRequest } from '@bms/contracts/types/identity';
import type { Connection } from 'mongoose';
import { SCIM_TOKENS, type ScimToken } from './scim-token.model.ts';

/** Minimum interval between two stored uses of a token, in milliseconds. */
const USE_INTERVAL_MS = 60_000;

/**
 * Returns the caller of a SCIM token. It belongs to the organization: unlike an API key it stays valid if its creator leaves,
 * since the directory would otherwise cut itself off with the account of that administrator.
 * @throws ApiError unauthenticated
 */
export async function resolveScimToken(db: Connection, { token_id, token_hash }: ResolveScimTokenRequest) {
  const token = await db.collection<ScimToken>(SCIM_TOKENS).findOne({ _id: token_id });
  if (!token || !isEqual(token.token_hash ?? '', token_hash))
    throw new ApiError('unauthenticated', 'The SCIM token is not valid.');
  if (token.expires_at && token.expires_at <= new Date())
    throw new ApiError('unauthenticated', 'The SCIM token has expired.');
  return {
    kind: 'scim_token',
    user_id: token.created_by,
    user_type: '',
    is_admin: false,
    role_id: 0,
    client_id: 0,
    session_id: '',
    api_key_id: 0,
    read_only: false,
    needs_factor_setup: false,
    scim_token_id: token._id,
    grants: [],
  };
}

/** Stores that a token was used, to the minute. The version of the record stays unchanged. */
export async function noteScimTokenUse(db: Connection, tokenId: number): Promise<void> {
  const [now, before] = [new Date(), new Date(Date.now() - USE_INTERVAL_MS)];
  const isDue = { $or: [{ last_used_at: null }, { last_used_at: { $lt: before } }] };
  await db
    .collection<ScimToken>(SCIM_TOKENS)
    .updateOne({ _id: tokenId, ...isDue } as never, { $set: { last_used_at: now } });
}

function isEqual(stored: string, sent: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
