import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import type { TokenRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { findActive } from '../../users/find-user.ts';
import { NATIVE_CODES, type NativeApp, type NativeCode } from '../sso.models.ts';
import { type ProvenPerson, signInPerson } from './sign-in-person.ts';
import { randomText } from './started-sign-ins.ts';

const LIFETIME_MS = 60_000;

/** Stores the sign-in of a native app for a minute. @returns its code */
export async function storeNativeCode(
  { kit, encryption }: Identity,
  { user, session }: ProvenPerson,
  { code_challenge }: NativeApp,
): Promise<string> {
  const code = randomText();
  await kit.db.collection<NativeCode>(NATIVE_CODES).insertOne({
    _id: encryption.digest('sso', `code ${code}`),
    user_id: user._id,
    code_challenge,
    session,
    expires_at: new Date(Date.now() + LIFETIME_MS),
  });
  return code;
}

/** Exchanges the code of a native app for a session. A wrong verifier uses the code up. @throws ApiError sso_failed */
export async function exchangeNativeCode(sso: Identity, call: Call<TokenRequest>) {
  const { kit, encryption } = sso;
  const { code, code_verifier, remember } = call.request;
  const live = { _id: encryption.digest('sso', `code ${code}`), expires_at: { $gt: new Date() } };
  const used = await kit.db.collection<NativeCode>(NATIVE_CODES).findOneAndDelete(live);
  const user = used && isVerifier(code_verifier, used.code_challenge) && (await findActive(kit.db, used.user_id));
  if (!used || !user) throw new ApiError('sso_failed', 'The code is wrong, used or expired, or the verifier is wrong.');
  return signInPerson(sso, call, { user, session: used.session, remember });
}

/** Returns true if a verifier belongs to an S256 challenge (RFC 7636, 4.6). */
function isVerifier(verifier: string, challenge: string): boolean {
  const made = createHash('sha256').update(verifier).digest('base64url');
  return made.length === challenge.length && timingSafeEqual(Buffer.from(made), Buffer.from(challenge));
}
