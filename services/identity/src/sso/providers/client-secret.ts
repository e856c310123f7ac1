import type { Encryption } from '@bms/mail';
import type { IdentityProvider } from './provider.model.ts';

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
