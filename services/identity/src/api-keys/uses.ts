import type { ApiKeyUse } from '@bms/contracts/types/identity';
import type { Connection } from 'mongoose';
import { API_KEYS, type ApiKey } from './api-key.model.ts';

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
