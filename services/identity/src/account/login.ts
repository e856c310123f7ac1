import { ApiError, invalid } from '@bms/contracts';
import type { LoginRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { attemptOf, isKnownAddress, passwordAccount, phoneAccount } from '../brute-force/attempts.ts';
import type { Attempt } from '../brute-force/guard.ts';
import { assertSms } from '../config.ts';
import { resetIfRequested } from '../factors/reset-factors.ts';
import { secondFactorRequired } from '../factors/second-factor.ts';
import { isWellFormedOtp, type MatchedOtp, tryOtp, useOtp } from '../otps/otps.ts';
import type { Identity } from '../setup.ts';
import { hideReason, readSignInRule, type SignInRule } from '../sso/required/required-sso.ts';
import { findByEmail, findByPhone, readPhone } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import { recordFailure } from './account-log.ts';
import { signIn } from './start-session.ts';

/**
 * Signs in by email and password, or by phone and one-time password; the email wins if both pairs are complete.
 * @throws ApiError validation_failed if neither pair is complete; invalid_credentials; locked; unavailable by phone
 * without SMS; second_factor_required for an account with a second factor; sso_required for all but the permitted accounts if
 * the organization requires single sign-on
 */
export async function login(identity: Identity, call: Call<LoginRequest>) {
  const { email, password, phone, otp, remember, redirect } = call.request;
  if (!(email && password) && !(phone && otp)) throw incomplete(call.request);
  const rule = await readSignInRule(identity.kit.db);
  const proving = email && password ? byPassword(identity, call, rule) : byOtp(identity, call, rule);
  const { user: proven, otp: used } = await proving.catch((error: unknown) => {
    throw rule.isSsoRequired ? hideReason(error) : error;
  });
  const user = await resetIfRequested(identity, proven, call);
  const consume = async (session: ClientSession): Promise<void> => {
    if (used && !(await useOtp(identity.kit.db, used, session))) throw new ApiError('invalid_credentials');
  };
  const factor = used ? 'otp' : 'password';
  if (user.has_second_factor) throw await secondFactorRequired(identity, call, user, { factor, consume });
  return signIn(identity, call, {
    user,
    attempt: attemptOf(user, factor, call.clientAddress),
    remember,
    redirect,
    provenPhone: used && user.phone,
    consume: ({ session }) => consume(session),
  });
}

/** A verified credential: the account, and the one-time password that still has to be consumed. */
interface Proof {
  readonly user: User;
  readonly otp?: MatchedOtp;
}

async function byPassword(identity: Identity, call: Call<LoginRequest>, rule: SignInRule): Promise<Proof> {
  const { hasher, kit } = identity;
  const { email, password } = call.request;
  const attempt = { account: passwordAccount(email), address: call.clientAddress };
  const find = () => findUnlocked(identity, attempt, () => findByEmail(kit.db, email));
  await find();
  return hasher.withSlot(call.signal, async (fits) => {
    // Read again: attempts queued before this one may have failed meanwhile.
    const user = await find();
    const right = await fits(user?.password_hash ?? undefined, password);
    if (right && user?.status === 'active' && rule.permits(user)) return { user };
    await recordFailure(identity, attempt, user, call);
    throw new ApiError('invalid_credentials');
  });
}

async function byOtp(identity: Identity, call: Call<LoginRequest>, rule: SignInRule): Promise<Proof> {
  assertSms(identity.config);
  const { kit, encryption } = identity;
  const phone = readPhone(call.request.phone) ?? call.request.phone;
  const attempt = { account: phoneAccount(phone), address: call.clientAddress };
  const user = await findUnlocked(identity, attempt, () => findByPhone(kit.db, phone));
  const otp = await tryOtp(kit.db, encryption, { signIn: phone }, call.request.otp);
  if (otp && user?.status === 'active' && rule.permits(user)) return { user, otp };
  if (isWellFormedOtp(call.request.otp)) await recordFailure(identity, attempt, user, call);
  throw new ApiError('invalid_credentials');
}

async function findUnlocked(
  { guard, encryption }: Identity,
  attempt: Attempt,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const user = await find();
  await guard.assertNotLocked(attempt, user !== undefined && isKnownAddress(encryption, user, attempt.address));
  return user;
}

/** Returns the violations of the incomplete pair, or of both if none was begun. */
function incomplete({ email, password, phone, otp }: LoginRequest): ApiError {
  const begun = { email, password, phone, otp };
  const byPhone = Boolean(phone || otp) && !email && !password;
  const pair = byPhone ? (['phone', 'otp'] as const) : (['email', 'password'] as const);
  const message = 'Send email and password, or phone and otp.';
  return invalid(...pair.filter((field) => !begun[field]).map((field) => ({ field, code: 'required', message })));
}
