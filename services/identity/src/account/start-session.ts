import { ApiError } from '@bms/contracts';
import type { Call, Transaction } from '@bms/service-kit';
import { withAddress } from '../brute-force/attempts.ts';
import type { Attempt } from '../brute-force/guard.ts';
import { deviceOf, notifyOfDevice, withDevice } from '../sessions/devices.ts';
import { refreshFields } from '../sessions/refresh.ts';
import { SESSIONS, type Session } from '../sessions/session.model.ts';
import { openSession } from '../sessions/sessions.ts';
import { signSessionToken } from '../sessions/token.ts';
import type { Identity } from '../setup.ts';
import { reportBreakGlass } from '../sso/required/break-glass.ts';
import { readSignInRule, type SignInRule } from '../sso/required/required-sso.ts';
import type { ProviderSession } from '../sso/sso.models.ts';
import { USERS, type User } from '../users/user.model.ts';
import { allowedRedirect } from './redirect.ts';

/** A sign-in whose credentials are verified. */
export interface VerifiedSignIn {
  /** The account as it was when they were verified. */
  readonly user: User;
  /** The counted attempt, whose failures are reset. */
  readonly attempt: Attempt;
  readonly remember: boolean;
  readonly redirect: string;
  /** The phone that a one-time password has proven. */
  readonly provenPhone?: string | undefined;
  /** The email address that a mailed link has proven. */
  readonly provenEmail?: string;
  /** The session at the identity provider, of a single sign-on. */
  readonly providerSession?: ProviderSession;
  /** Consumes the credentials in the transaction that opens the session. @throws ApiError if another call did so first */
  readonly consume: (tx: Transaction) => Promise<void>;
}

/**
 * Opens the session of a verified sign-in, unless the account has changed since.
 * @returns the answer of the sign-in
 * @throws ApiError invalid_credentials if it has changed; sso_required if the organization requires single sign-on of it; the
 * errors of `consume`
 */
export async function signIn(identity: Identity, call: Call, verified: VerifiedSignIn) {
  const { keyring, encryption, config, guard } = identity;
  const rule = await readSignInRule(identity.kit.db);
  if (!verified.providerSession && !rule.permits(verified.user)) throw new ApiError('sso_required');
  const session = await startSession(identity, call, verified, rule);
  await guard.resetAddress(verified.attempt);
  return {
    token: signSessionToken(keyring.signer(), session),
    user: signedInUser(verified.user),
    ...refreshFields(encryption, session),
    redirect: allowedRedirect(verified.redirect, config.sessions.redirects),
  };
}

async function startSession(
  identity: Identity,
  call: Call,
  verified: VerifiedSignIn,
  rule: SignInRule,
): Promise<Session> {
  const { kit, config, encryption, accountLog } = identity;
  const { user, provenPhone, provenEmail, remember, providerSession } = verified;
  const { _id, email, phone, password_hash, has_second_factor = false } = user;
  const factors = has_second_factor ? true : { $ne: true };
  const unchanged = { _id, email, phone, password_hash, has_second_factor: factors, status: 'active' } as const;
  const device = deviceOf(call.userAgent);
  const known = {
    known_addresses: withAddress(encryption, user, call.clientAddress),
    known_devices: withDevice(user, device),
  };
  const number = await kit.nextId(SESSIONS);
  return kit.write(call, async (tx) => {
    await verified.consume(tx);
    const proven = {
      ...(provenPhone && { verified_phone: provenPhone }),
      ...(provenEmail && { verified_email: provenEmail }),
    };
    const update = { $set: { last_sign_in_at: new Date(), ...known, ...proven } };
    const { matchedCount } = await kit.db.collection<User>(USERS).updateOne(unchanged, update, { session: tx.session });
    if (matchedCount === 0) throw new ApiError('invalid_credentials');
    accountLog.emit({ action: 'signed_in', user, isUser: true }, call, tx);
    await notifyOfDevice(identity, user, { device, address: call.clientAddress }, tx);
    if (!providerSession && rule.isBreakGlass(user)) await reportBreakGlass(identity, user, call, tx);
    const { ttlSeconds, rememberSeconds } = config.sessions;
    return openSession(kit.db, tx, {
      userId: _id,
      ttlSeconds,
      ...(remember && { rememberSeconds }),
      number,
      address: call.clientAddress,
      userAgent: call.userAgent,
      providerSession,
    });
  });
}

function signedInUser({ _id, first_name, last_name, email, user_type, is_admin, status }: User) {
  return { id: _id, first_name, last_name, email, user_type, is_admin, status };
}
