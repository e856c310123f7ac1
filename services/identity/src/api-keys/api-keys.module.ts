import { apiKeyHash, apiKeyPrefix, createApiKey } from '@bms/contracts';
import { createResource, defineModule, type Resource, withRecentSignIn } from '@bms/service-kit';
import { assertExpiresLater, credentialHandlers, shownOnce } from '../credentials/credentials.ts';
import { requireRole } from '../roles/find-role.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { assertAddresses } from './allowed-addresses.ts';
import { type ApiKey, apiKeys } from './api-key.model.ts';
import { apiKeyEvents } from './key-records.ts';
import { rotateKey } from './rotate.ts';

/** The module of API keys, which administrators create, replace and revoke. */
export const apiKeysModule = defineModule({
  service: apiKeys.service,
  models: apiKeys.models,
  setup: (identity: Identity) => {
    const resource = apiKeysOf(identity);
    return {
      ...credentialHandlers(identity, resource, 'api_key'),
      Rotate: withRecentSignIn(recentSignInOf(identity), rotateKey(identity, resource)),
    };
  },
});

const apiKeysOf = (identity: Identity): Resource<ApiKey> =>
  createResource(identity.kit, apiKeys, {
    ...shownOnce<ApiKey>(identity, { kind: 'api_key', member: 'key', assign: assignKey }),
    assert: async (change, { session }) => {
      if (change.kind !== 'created') return;
      const { role_id, allowed_addresses = [] } = change.after;
      await requireRole(identity.kit.db, role_id, session);
      assertExpiresLater(change);
      assertAddresses(allowed_addresses);
    },
    events: apiKeyEvents,
  });

function assignKey(record: ApiKey): string {
  const key = createApiKey(record._id);
  Object.assign(record, { prefix: apiKeyPrefix(key), key_hash: apiKeyHash(key) });
  return key;
}
