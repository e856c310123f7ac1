import { ApiError, invalid } from '@bms/contracts';
import type { SecondFactorRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { recordFailure } from '../account/account-log.ts';
import { signIn } from '../account/start-session.ts';
import { attemptOf, isKnownAddress } from '../brute-force/attempts.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import type { Challenge, FirstFactor } from './challenge.model.ts';
import { countTry, createChallenge, findChallenge, useChallenge } from './challenges.ts';
import { type ConsumeFactor, matchFactor, type SecondStep } from './match-factor.ts';
import { notifyOfFactors } from './notify-of-factors.ts';
import { offerFactors } from './offer-factors.ts';
import { readAssertion } from './passkeys.ts';
import { isWellFormedTotp } from './totp.ts';

/**
 * Creates the error of a sign-in that needs a second factor, with the challenge and the types of factors of the account.
 * @param first the first factor, and its consumption
 */
export async function secondFactorRequired(
  identity: Identity,
  call: Call<{ readonly remember: boolean; readonly redirect: string }>,
  user: User,
  first: { readonly factor: FirstFactor; readonly consume: (session: ClientSession) => Promise<void> },
): Promise<ApiError> {
  const { kit, encryption } = identity;
  const { remember, redirect } = call.request;
  const { factors, passkey_challenge } = await offerFactors(identity, user._id);
  const made = { first_factor: first.factor, remember, redirect, ...(passkey_challenge && { passkey_challenge }) };
  const challenge = await kit.write(call, async ({ session }) => {
    await first.consume(session);
    return createChallenge(kit.db, encryption, user, made, session);
  });
  return new ApiError('second_factor_required', undefined, { members: { challenge, factors } });
}

/**
 * Completes a sign-in with a second factor. A wrong one counts as a failed sign-in, together with wrong passwords.
 * @throws ApiError validation_failed without a code or credential; challenge_ended; invalid_credentials; locked
 */
export async function verifySecondFactor(identity: Identity, call: Call<SecondFactorRequest>) {
  const { kit, encryption, guard } = identity;
  const { request } = call;
  assertComplete(request);
  const challenge = await findChallenge(kit.db, encryption, request.challenge);
  const user = await userOf(identity, challenge);
  const attempt = attemptOf(user, challenge.first_factor, call.clientAddress);
  await guard.assertNotLocked(attempt, isKnownAddress(encryption, user, attempt.address));
  const consume = await matchCounted(identity, { user, challenge, call });
  return signIn(identity, call, {
    user,
    attempt,
    remember: challenge.remember || request.remember,
    redirect: challenge.redirect,
    consume: async (tx) => {
      await useChallenge(kit.db, challenge, tx.session);
      if (!(await consume(tx))) throw wrongFactor();
    },
  });
}

function assertComplete({ type, code, credential }: SecondFactorRequest): void {
  if (type === 'passkey') readAssertion(credential);
  else if (code === '') throw invalid({ field: 'code', code: 'required', message: 'code is required.' });
}

/** Returns the account of a challenge. @throws ApiError challenge_ended if its credentials have changed since */
async function userOf({ kit }: Identity, { user_id, credential_changes }: Challenge): Promise<User> {
  const user = await findActive(kit.db, user_id);
  const isUnchanged = user?.has_second_factor && (user.credential_changes ?? 0) === credential_changes;
  if (!user || !isUnchanged) throw new ApiError('challenge_ended');
  return user;
}

/** Matches a factor and counts the attempt, unless the code is malformed. @throws ApiError invalid_credentials */
async function matchCounted(identity: Identity, step: SecondStep): Promise<ConsumeFactor> {
  const { user, challenge, call } = step;
  const { type, code } = call.request;
  if (type === 'totp' && !isWellFormedTotp(code)) throw wrongFactor();
  const left = await countTry(identity.kit.db, challenge);
  const consume = await matchFactor(identity, step);
  if (consume) return consume;
  await recordFailure(identity, attemptOf(user, challenge.first_factor, call.clientAddress), user, call);
  if (left === 0) await warnOfAttempts(identity, user, call);
  throw wrongFactor();
}

/** Mails the owner that someone who knows the first factor has tried codes until the challenge ended. */
async function warnOfAttempts(identity: Identity, user: User, call: Call): Promise<void> {
  await identity.kit.write(call, (tx) => notifyOfFactors(identity, user, { happened: 'attempts' }, tx));
}

const wrongFactor = (): ApiError =>
  new ApiError('invalid_credentials', 'The second factor is not valid, or was used before.');
