import { apiKeyHash, scimTokenFormat } from '@bms/contracts';
import { createResource, defineModule, type Resource } from '@bms/service-kit';
import { assertExpiresLater, credentialHandlers, shownOnce } from '../credentials/credentials.ts';
import type { Identity } from '../setup.ts';
import { type ScimToken, scimTokens } from './scim-token.model.ts';

/** The module of the tokens of directories, which administrators create and delete. */
export const scimTokensModule = defineModule({
  service: scimTokens.service,
  models: scimTokens.models,
  setup: (identity: Identity) => credentialHandlers(identity, scimTokensOf(identity), 'scim_token'),
});

const scimTokensOf = (identity: Identity): Resource =>
  createResource(identity.kit, scimTokens, {
    ...shownOnce<ScimToken>(identity, { kind: 'scim_token', member: 'token', assign: assignToken }),
    assert: assertExpiresLater,
  });

function assignToken(record: ScimToken): string {
  const token = scimTokenFormat.create(record._id);
  Object.assign(record, { prefix: scimTokenFormat.prefixOf(token), token_hash: apiKeyHash(token) });
  return token;
}
