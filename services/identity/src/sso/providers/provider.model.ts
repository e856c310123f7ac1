import type { Encryption } from '@bms/mail';
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

/** The secret is bound to its issuer, so that none is ever sent to another one. */
const ownerOf = (issuer: string): string => `issuer ${issuer}`;

/** Returns a client secret as it is stored: encrypted for its issuer, in base64. */
export const encryptClientSecret = (encryption: Encryption, issuer: string, secret: string): string =>
  encryption.encrypt('sso', ownerOf(issuer), secret).toString('base64');

/** Returns the client secret of a provider; undefined if it has none. */
export function decryptClientSecret(
  encryption: Encryption,
  { issuer, client_secret }: Pick<IdentityProvider, 'issuer' | 'client_secret'>,
): string | undefined {
  return client_secret ? encryption.decrypt('sso', ownerOf(issuer), Buffer.from(client_secret, 'base64')) : undefined;
}
