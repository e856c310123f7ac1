import { defineModel, type RecordOf } from '@bms/service-kit';

export const SCIM_TOKENS = 'scim_tokens';

export const scimTokens = defineModel(SCIM_TOKENS, {
  service: 'bms.identity.ScimTokens',
  title: 'name',
  search: ['name', 'prefix'],
  fields: {
    /** SHA-256 of the token; see apiKeyHash. */
    token_hash: { type: String, required: true },
  },
});

/** The token of a directory as stored. */
export type ScimToken = RecordOf<typeof scimTokens>;
