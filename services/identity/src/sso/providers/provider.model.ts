import { defineModel, type RecordOf } from '@bms/service-kit';

export const IDENTITY_PROVIDERS = 'identity_providers';

export const identityProviders = defineModel(IDENTITY_PROVIDERS, {
  service: 'bms.identity.IdentityProviders',
  title: 'name',
  search: ['name', 'key', 'issuer'],
  fields: {
    key: { type: String, required: true, index: { unique: true } },
    /** The client secret, encrypted for the issuer, in base64; absent of a public client. */
    client_secret: String,
    /** True if it follows the settings of the installation. */
    is_of_settings: Boolean,
  },
});

/** An identity provider as stored. */
export type IdentityProvider = RecordOf<typeof identityProviders>;
