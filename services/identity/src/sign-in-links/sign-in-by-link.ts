import { ApiError } from '@bms/contracts';
import type { SignInByLinkRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { invalidCode } from '../account/invalid-code.ts';
import { signIn } from '../account/start-session.ts';
import { attemptOf } from '../brute-force/attempts.ts';
import { secondFactorRequired } from '../factors/second-factor.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import type { SignInCode } from './sign-in-code.model.ts';
import { findSignInCode, useSignInCode } from './sign-in-codes.ts';

/**
 * Signs a portal user in by the code of a mailed link.
 * @see docs/adr/0238-sign-in-links.md
 * @throws ApiError validation_failed for a code that is wrong, used or expired, or older than a change of the
 * account's credentials; second_factor_required for an account with a second factor
 */
export async function signInByLink(identity: Identity, call: Call<SignInByLinkRequest>) {
  const { kit, encryption } = identity;
  const { code, remember, redirect } = call.request;
  const found = await findSignInCode(kit.db, encryption, code);
  const user = found && (await ownerOf(identity, found));
  if (!user) throw invalidCode();
  const consume = async (session: ClientSession): Promise<void> => {
    if (!(await useSignInCode(kit.db, found, session))) throw invalidCode();
  };
  if (user.has_second_factor) throw await secondFactorRequired(identity, call, user, { factor: 'link', consume });
  return signIn(identity, call, {
    user,
    attempt: attemptOf(user, 'link', call.clientAddress),
    remember,
    redirect,
    provenEmail: user.email,
    consume: ({ session }) => consume(session),
  }).catch(asInvalidCode);
}

/** Returns the portal user of a code; undefined if the account or its credentials have changed since. */
async function ownerOf({ kit }: Identity, found: SignInCode): Promise<User | undefined> {
  const user = await findActive(kit.db, found.user_id);
  const isUnchanged = user?.email === found.email && (user.credential_changes ?? 0) === found.credential_changes;
  return user?.user_type === 'client' && isUnchanged ? user : undefined;
}

/** Reports an account that changed during the sign-in as an invalid code: no other credentials were sent. */
function asInvalidCode(error: unknown): never {
  throw error instanceof ApiError && error.code === 'invalid_credentials' ? invalidCode() : error;
}
