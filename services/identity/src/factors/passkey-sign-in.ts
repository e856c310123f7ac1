import { ApiError } from '@bms/contracts';
import type { VerifyPasskeyRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { signIn } from '../account/start-session.ts';
import { attemptOf } from '../brute-force/attempts.ts';
import type { Identity } from '../setup.ts';
import { findActive } from '../users/find-user.ts';
import { findPasskey, matchAssertion } from './match-factor.ts';
import { PASSKEY_CHALLENGES, type PasskeyChallenge } from './passkey-challenge.model.ts';
import { assertionOptions, readAssertion } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

const LIFETIME_MS = 5 * 60_000;

/** Returns the options of a sign-in by passkey. @throws ApiError unavailable if the public address has no host name */
export async function passkeyOptions({ kit, config, encryption }: Identity) {
  const options = await assertionOptions(relyingPartyOf(config.sending.publicUrl));
  const expires_at = new Date(Date.now() + LIFETIME_MS);
  const entry: PasskeyChallenge = { _id: idOf(encryption, options.challenge), expires_at };
  await kit.db.collection<PasskeyChallenge>(PASSKEY_CHALLENGES).insertOne(entry);
  return { options: JSON.stringify(options) };
}

/**
 * Signs in by passkey alone. The challenge is used up, also by a wrong answer.
 * @throws ApiError validation_failed for what is no answer of a passkey; challenge_ended; invalid_credentials
 */
export async function verifyPasskey(identity: Identity, call: Call<VerifyPasskeyRequest>) {
  const { kit, encryption } = identity;
  const { credential, remember, redirect } = call.request;
  const assertion = readAssertion(credential);
  const live = { _id: idOf(encryption, assertion.challenge), expires_at: { $gt: new Date() } };
  const used = await kit.db.collection<PasskeyChallenge>(PASSKEY_CHALLENGES).findOneAndDelete(live);
  if (!used) throw new ApiError('challenge_ended');
  const passkey = await findPasskey(identity, assertion);
  const user = passkey && (await findActive(kit.db, passkey.user_id));
  const consume = passkey && (await matchAssertion(identity, passkey, assertion, assertion.challenge));
  if (!user || !consume) throw invalidPasskey();
  return signIn(identity, call, {
    user,
    attempt: attemptOf(user, 'password', call.clientAddress),
    remember,
    redirect,
    consume: async (tx) => {
      if (!(await consume(tx))) throw invalidPasskey();
    },
  });
}

const invalidPasskey = (): ApiError =>
  new ApiError('invalid_credentials', 'The passkey is not valid, or belongs to no active account.');

const idOf = (encryption: Identity['encryption'], challenge: string): string =>
  encryption.digest('code', `passkey ${challenge}`);
