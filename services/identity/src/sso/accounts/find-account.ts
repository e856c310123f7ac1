import type { Call } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { findByEmail } from '../../users/find-user.ts';
import { USERS, type User } from '../../users/user.model.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import type { Claims } from '../sign-in/verify-answer.ts';
import { createAccount, noAccount } from './create-account.ts';
import { findLink, isLinked } from './links.ts';
import { isOfDomain, verifiedEmail } from './verified-email.ts';

/**
 * Returns the account of a person: the linked one, else that of the verified email address of a domain of the provider, else a
 * new one if the provider creates accounts. A link stays with the account, also if the address changes at the provider.
 * @throws ApiError sso_no_account
 */
export async function findAccount(
  sso: Identity,
  provider: IdentityProvider,
  claims: Claims,
  call: Call,
): Promise<User> {
  const { kit, encryption } = sso;
  const { issuer } = provider;
  const link = await findLink(kit.db, encryption, { issuer, sub: claims.sub });
  if (link) return assertUsable(await kit.db.collection<User>(USERS).findOne({ _id: link.user_id }));
  const email = verifiedEmail(claims);
  if (!email) throw noAccount('The identity provider has not verified the email address of this sign-in.');
  if (!isOfDomain(email, provider))
    throw noAccount('The email address of this sign-in is of no domain of the identity provider.');
  const user = await findByEmail(kit.db, email);
  if (!user) return createAccount(sso, provider, { claims, email }, call);
  assertUsable(user);
  // Addresses are reused: who has the address of a former colleague is another subject.
  if (await isLinked(kit.db, user._id, issuer))
    throw noAccount('The account of this email address is linked to another person of the identity provider.');
  return user;
}

/** @throws ApiError sso_no_account for a deleted or inactive account, and for that of a portal user */
function assertUsable(user: User | null): User {
  if (user?.status !== 'active') throw noAccount('The account of this sign-in is inactive.');
  if (user.user_type !== 'staff') throw noAccount('Single sign-on is for the staff. Sign in to the portal instead.');
  return user;
}
