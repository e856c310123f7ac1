import { ApiError, invalid } from '@bms/contracts';
import type { LoginRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Attempt } from '../brute-force/guard.ts';
import { assertSms } from '../config.ts';
import { isWellFormedOtp, type MatchedOtp, tryOtp, useOtp } from '../otps/otps.ts';
import { refreshFields } from '../sessions/refresh.ts';
import { SESSIONS, type Session } from '../sessions/session.model.ts';
import { openSession } from '../sessions/sessions.ts';
import { signSessionToken } from '../sessions/token.ts';
import type { Identity } from '../setup.ts';
import { canonicalEmail, findByEmail, findByPhone, readPhone } from '../users/find-user.ts';
import { isKnownAddress, withAddress } from '../users/known-addresses.ts';
import { USERS, type User } from '../users/user.model.ts';
import { recordFailure } from './account-log.ts';
import { allowedRedirect } from './redirect.ts';

/**
 * Signs in by email and password, or by phone and one-time password; the email wins if both pairs are complete.
 * @throws ApiError validation_failed if neither pair is complete; invalid_credentials; locked; unavailable by phone
 * without SMS
 */
export async function login(identity: Identity, call: Call<LoginRequest>) {
  const { email, password, phone, otp, redirect } = call.request;
  if (!(email && password) && !(phone && otp)) throw incomplete(call.request);
  const { user, otp: used } = email && password ? await byPassword(identity, call) : await byOtp(identity, call);
  const session = await startSession(identity, call, user, used);
  const token = signSessionToken(identity.keyring.signer(), session);
  const remembered = refreshFields(identity.encryption, session);
  return {
    token,
    user: signedInUser(user),
    ...remembered,
    redirect: allowedRedirect(redirect, identity.config.sessions.redirects),
  };
}

/** A verified credential: the account, and the one-time password that still has to be consumed. */
interface Proof {
  readonly user: User;
  readonly otp?: MatchedOtp;
}

async function byPassword(identity: Identity, call: Call<LoginRequest>): Promise<Proof> {
  const { hasher, kit } = identity;
  const { email, password } = call.request;
  const attempt = { account: passwordAccount(email), address: call.clientAddress };
  const find = () => findUnlocked(identity, attempt, () => findByEmail(kit.db, email));
  await find();
  return hasher.withSlot(call.signal, async (fits) => {
    // Read again: attempts queued before this one may have failed meanwhile.
    const user = await find();
    const right = await fits(user?.password_hash ?? undefined, password);
    if (right && user?.status === 'active') return { user };
    await recordFailure(identity, attempt, user, call);
    throw new ApiError('invalid_credentials');
  });
}

async function byOtp(identity: Identity, call: Call<LoginRequest>): Promise<Proof> {
  assertSms(identity.config);
  const { kit, encryption } = identity;
  const phone = readPhone(call.request.phone) ?? call.request.phone;
  const attempt = { account: phoneAccount(phone), address: call.clientAddress };
  const user = await findUnlocked(identity, attempt, () => findByPhone(kit.db, phone));
  const otp = await tryOtp(kit.db, encryption, { signIn: phone }, call.request.otp);
  if (otp && user?.status === 'active') return { user, otp };
  if (isWellFormedOtp(call.request.otp)) await recordFailure(identity, attempt, user, call);
  throw new ApiError('invalid_credentials');
}

/** Returns the account name under which failed password sign-ins are counted. */
export const passwordAccount = (email: string): string => `email ${canonicalEmail(email)}`;

const phoneAccount = (phone: string): string => `phone ${phone}`;

async function findUnlocked(
  { guard, encryption }: Identity,
  attempt: Attempt,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const user = await find();
  await guard.assertNotLocked(attempt, user !== undefined && isKnownAddress(encryption, user, attempt.address));
  return user;
}

/** Opens the session in one transaction, unless the account has changed since the credential was verified. */
async function startSession(
  identity: Identity,
  call: Call<LoginRequest>,
  user: User,
  otp?: MatchedOtp,
): Promise<Session> {
  const { kit, config, guard, encryption, accountLog } = identity;
  const { _id, email, phone, password_hash } = user;
  const unchanged = { _id, email, phone, password_hash, status: 'active' } as const;
  const known_addresses = withAddress(encryption, user, call.clientAddress);
  const number = await kit.nextId(SESSIONS);
  const session = await kit.write(call, async (tx) => {
    if (otp && !(await useOtp(kit.db, otp, tx.session))) throw new ApiError('invalid_credentials');
    const proven = otp ? { verified_phone: phone } : {};
    const update = { $set: { last_sign_in_at: new Date(), known_addresses, ...proven } };
    const { matchedCount } = await kit.db.collection<User>(USERS).updateOne(unchanged, update, { session: tx.session });
    if (matchedCount === 0) throw new ApiError('invalid_credentials');
    accountLog.emit({ action: 'signed_in', user, isUser: true }, call, tx);
    const { ttlSeconds, rememberSeconds } = config.sessions;
    return openSession(kit.db, tx, {
      userId: _id,
      ttlSeconds,
      ...(call.request.remember && { rememberSeconds }),
      number,
      address: call.clientAddress,
      userAgent: call.userAgent,
    });
  });
  const account = otp ? phoneAccount(phone) : passwordAccount(email);
  await guard.resetAddress({ account, address: call.clientAddress });
  return session;
}

/** Returns the violations of the incomplete pair, or of both if none was begun. */
function incomplete({ email, password, phone, otp }: LoginRequest): ApiError {
  const begun = { email, password, phone, otp };
  const byPhone = Boolean(phone || otp) && !email && !password;
  const pair = byPhone ? (['phone', 'otp'] as const) : (['email', 'password'] as const);
  const message = 'Send email and password, or phone and otp.';
  return invalid(...pair.filter((field) => !begun[field]).map((field) => ({ field, code: 'required', message })));
}

function signedInUser({ _id, first_name, last_name, email, user_type, is_admin, status }: User) {
  return { id: _id, first_name, last_name, email, user_type, is_admin, status };
}
