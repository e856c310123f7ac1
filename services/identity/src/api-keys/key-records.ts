import {
  type Call,
  createResource,
  type DomainEvent,
  type Kit,
  type RecordChange,
  type Resource,
  removeRecord,
  type Transaction,
} from '@bms/service-kit';
import { API_KEYS, type ApiKey, apiKeys } from './api-key.model.ts';

/** Creates the resource with which identity itself revokes keys, without the rules for administrators. */
export const keyRecordsOf = (kit: Kit): Resource<ApiKey> => createResource(kit, apiKeys, { events: apiKeyEvents });

/** Revokes the keys that a user has created since a time. */
export async function revokeKeysSince(
  resource: Resource<ApiKey>,
  userId: number,
  since: Date,
  call: Call,
  tx: Transaction,
): Promise<void> {
  const keys = resource.kit.db.collection<ApiKey>(API_KEYS);
  const made = { created_by: userId, created_at: { $gte: since } };
  for (const key of await keys.find(made, { session: tx.session }).toArray())
    await removeRecord(resource, key, call, tx);
}

/** Builds the event of a new or revoked key. */
export function apiKeyEvents({ kind, after }: RecordChange<ApiKey>): DomainEvent[] {
  const { _id: id, version, created_by: user_id, name, role_id } = after;
  const type = kind === 'created' ? 'api_key.created' : 'api_key.revoked';
  const data = { id, user_id, name, role_id };
  const seenBy = { module: 'api_keys', owners: [user_id] };
  return [{ message: 'bms.identity.ApiKeyEvent', type, recordId: id, version, data, ...seenBy }];
}
