import { apiKeyHash, apiKeyPrefix, createApiKey, invalid } from '@bms/contracts';
import {
  create,
  createResource,
  defineModule,
  get,
  type Kit,
  list,
  type ReadTransaction,
  type RecordChange,
  type Resource,
  remove,
  type StoredValues,
  type Transaction,
  withRecentSignIn,
} from '@bms/service-kit';
import { requireRole } from '../roles/find-role.ts';
import { notifyOfAccess } from '../sending/notify-of-access.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { type ApiKey, apiKeys } from './api-key.model.ts';
import { apiKeyEvents } from './key-records.ts';

/** The module of API keys, which administrators create and revoke. */
export const apiKeysModule = defineModule({
  service: apiKeys.service,
  models: apiKeys.models,
  setup: (identity: Identity) => {
    const resource = apiKeysOf(identity);
    const assertRecent = recentSignInOf(identity);
    return {
      List: list(resource),
      Get: get(resource),
      Create: withRecentSignIn(assertRecent, create(resource), { body: 'api_key' }),
      Delete: withRecentSignIn(assertRecent, remove(resource)),
    };
  },
});

function apiKeysOf(identity: Identity): Resource {
  const { kit } = identity;
  /** The plain keys, only for the response of the call that creates them. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(kit, apiKeys, {
    populate: async (created) => {
      for (const record of created) made.set(record, assignKey(record));
    },
    computed: { key: (record) => made.get(record) },
    assert: (change, tx) => checkNew(kit, change, tx),
    follow: (change, tx) => notifyOfKey(identity, change, tx),
    events: apiKeyEvents,
  });
}

function assignKey(record: ApiKey): string {
  const key = createApiKey(record._id);
  Object.assign(record, { prefix: apiKeyPrefix(key), key_hash: apiKeyHash(key) });
  return key;
}

/** @throws ApiError validation_failed */
async function checkNew(kit: Kit, { kind, after }: RecordChange<ApiKey>, { session }: ReadTransaction): Promise<void> {
  if (kind !== 'created') return;
  const { role_id, expires_at } = after;
  await requireRole(kit.db, role_id, session);
  if (!expires_at || expires_at > new Date()) return;
  throw invalid({ field: 'expires_at', code: 'out_of_range', message: 'expires_at must be in the future.' });
}

/** Mails the administrator for whom a new key acts, who may not have created it in person. */
async function notifyOfKey(identity: Identity, { kind, after }: RecordChange<ApiKey>, tx: Transaction): Promise<void> {
  if (kind !== 'created') return;
  const { created_by, created_at, name, prefix } = after;
  await notifyOfAccess(
    identity,
    { userId: created_by, at: created_at, kind: 'api_key', title: `${name} (${prefix}...)` },
    tx,
  );
}
