import { apiKeyHash, apiKeyPrefix, createApiKey, invalid } from '@bms/contracts';
import {
  create,
  createResource,
  type DomainEvent,
  get,
  type Kit,
  list,
  type RecordChange,
  type Resource,
  remove,
  type ServiceModule,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { requireRole } from '../roles/find-role.ts';
import { type ApiKey, apiKeys } from './api-key.model.ts';

/** The module of API keys, which administrators create and revoke. */
export const apiKeysModule: ServiceModule = {
  service: apiKeys.service,
  models: apiKeys.models,
  setup: (kit) => {
    const resource = apiKeysOf(kit);
    return { List: list(resource), Get: get(resource), Create: create(resource), Delete: remove(resource) };
  },
};

function apiKeysOf(kit: Kit): Resource {
  /** The plain keys, only for the response of the call that creates them. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(kit, apiKeys, {
    populate: async (created) => {
      for (const record of created) made.set(record, assignKey(record));
    },
    computed: { key: (record) => made.get(record) },
    check: (change, tx) => checkNew(kit, change, tx),
    events: apiKeyEvents,
  });
}

function assignKey(record: ApiKey): string {
  const key = createApiKey(record._id);
  Object.assign(record, { prefix: apiKeyPrefix(key), key_hash: apiKeyHash(key) });
  return key;
}

/** @throws ApiError validation_failed */
async function checkNew(kit: Kit, { kind, after }: RecordChange<ApiKey>, { session }: Transaction): Promise<void> {
  if (kind !== 'created') return;
  const { role_id, expires_at } = after;
  await requireRole(kit.db, role_id, session);
  if (!expires_at || expires_at > new Date()) return;
  throw invalid({ field: 'expires_at', code: 'out_of_range', message: 'expires_at must be in the future.' });
}

function apiKeyEvents({ kind, after }: RecordChange<ApiKey>): DomainEvent[] {
  const { _id: id, version, created_by: user_id, name, role_id } = after;
  const type = kind === 'created' ? 'api_key.created' : 'api_key.revoked';
  const data = { id, user_id, name, role_id };
  const seenBy = { module: 'api_keys', owners: [user_id] };
  return [{ message: 'bms.identity.ApiKeyEvent', type, recordId: id, version, data, ...seenBy }];
}
