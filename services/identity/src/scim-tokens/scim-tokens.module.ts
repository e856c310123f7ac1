import { apiKeyHash, invalid, scimTokenFormat } from '@bms/contracts';
import {
  create,
  createResource,
  defineModule,
  get,
  list,
  type RecordChange,
  type Resource,
  remove,
  type StoredValues,
  type Transaction,
  withRecentSignIn,
} from '@bms/service-kit';
import { notifyOfAccess } from '../sending/notify-of-access.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { type ScimToken, scimTokens } from './scim-token.model.ts';

/** The module of the tokens of directories, which administrators create and delete. */
export const scimTokensModule = defineModule({
  service: scimTokens.service,
  models: scimTokens.models,
  setup: (identity: Identity) => {
    const resource = scimTokensOf(identity);
    const assertRecent = recentSignInOf(identity);
    return {
      List: list(resource),
      Get: get(resource),
      Create: withRecentSignIn(assertRecent, create(resource), { body: 'scim_token' }),
      Delete: withRecentSignIn(assertRecent, remove(resource)),
    };
  },
});

function scimTokensOf(identity: Identity): Resource {
  /** The plain tokens, only for the response of the call that creates them. */
  const made = new WeakMap<StoredValues, string>();
  return createResource(identity.kit, scimTokens, {
    populate: async (created) => {
      for (const record of created) made.set(record, assignToken(record));
    },
    computed: { token: (record) => made.get(record) },
    assert: assertExpiresLater,
    follow: (change, tx) => notifyOfToken(identity, change, tx),
  });
}

function assignToken(record: ScimToken): string {
  const token = scimTokenFormat.create(record._id);
  Object.assign(record, { prefix: scimTokenFormat.prefixOf(token), token_hash: apiKeyHash(token) });
  return token;
}

/** @throws ApiError validation_failed */
function assertExpiresLater({ kind, after: { expires_at } }: RecordChange<ScimToken>): void {
  if (kind !== 'created' || !expires_at || expires_at > new Date()) return;
  throw invalid({ field: 'expires_at', code: 'out_of_range', message: 'expires_at must be in the future.' });
}

/** Mails the administrator with whose account a token was created, which another person may have done. */
async function notifyOfToken(identity: Identity, { kind, after }: RecordChange<ScimToken>, tx: Transaction) {
  if (kind !== 'created') return;
  const { created_by: userId, created_at: at, name, prefix } = after;
  await notifyOfAccess(identity, { userId, at, kind: 'scim_token', title: `${name} (${prefix}...)` }, tx);
}
