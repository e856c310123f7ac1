import { canonicalEmail } from '../../users/find-user.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The issuer of Microsoft Entra ID, whose tokens have no `email_verified`. */
const ENTRA = 'https://login.microsoftonline.com/';

/**
 * Returns the verified email address of a person; undefined without one. Entra ID says by the optional claim `xms_edov` that
 * the owner of the domain is verified, as true, 1 or "1".
 */
export function verifiedEmail({ email, email_verified, xms_edov, iss }: Claims): string | undefined {
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) return undefined;
  const isOfEntra = typeof iss === 'string' && iss.startsWith(ENTRA);
  const isVerified = email_verified === true || (isOfEntra && (xms_edov === true || String(xms_edov) === '1'));
  return isVerified ? canonicalEmail(email) : undefined;
}

/** Returns true if the domain of an address is one of the provider; a provider without domains is trusted for all. */
export function isOfDomain(email: string, { domains = [] }: Pick<IdentityProvider, 'domains'>): boolean {
  return domains.length === 0 || domains.some((domain) => domain.toLowerCase() === domainOf(email));
}

/** Returns the domain of an email address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
