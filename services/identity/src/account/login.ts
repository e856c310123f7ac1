import { ApiError, invalid } from '@bms/contracts';
import type { LoginRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Attempt } from '../guessing/guard.ts';
import type { Identity } from '../identity.ts';
import { type MatchedOtp, tryOtp, useOtp } from '../otps/otps.ts';
import { openSession } from '../sessions/sessions.ts';
import { signSessionToken } from '../sessions/token.ts';
import { canonicalEmail } from '../users/email.ts';
import { findByEmail, findByPhone } from '../users/find-user.ts';
import { readPhone } from '../users/phone.ts';
import { USERS, type User } from '../users/user.model.ts';
import { allowedRedirect } from './redirect.ts';

/** Addresses of earlier sign-ins that an account remembers. */
const KNOWN_ADDRESSES = 10;

/**
 * Signs in by email and password, or by phone and one-time password; if both pairs are complete the email wins.
 * @throws ApiError validation_failed when neither pair is complete; invalid_credentials; locked
 */
export async function login(identity: Identity, call: Call<LoginRequest>) {
  const { email, password, phone, otp, redirect } = call.request;
  if (!(email && password) && !(phone && otp)) throw incomplete(call.request);
  const { user, otp: used } = email && password ? await byPassword(identity, call) : await byOtp(identity, call);
  const token = await startSession(identity, call, user, used);
  return { token, user: signedInUser(user), redirect: allowedRedirect(redirect, identity.config.sessions.redirects) };
}

/** What was proven: the account, and the one-time password that has yet to be used up. */
interface Proof {
  readonly user: User;
  readonly otp?: MatchedOtp;
}

async function byPassword(identity: Identity, call: Call<LoginRequest>): Promise<Proof> {
  const { guard, hasher, kit } = identity;
  const { email, password } = call.request;
  const attempt = { account: passwordAccount(email), address: call.clientAddress };
  const find = () => findUnlocked(identity, attempt, () => findByEmail(kit.db, email));
  await find();
  return hasher.inTurn(call.signal, async (fits) => {
    // Read again: those that were in the queue before this one may have failed.
    const user = await find();
    const right = await fits(user?.password_hash ?? undefined, password);
    if (right && user?.status === 'active') return { user };
    await guard.recordFailure(attempt);
    throw new ApiError('invalid_credentials');
  });
}

async function byOtp(identity: Identity, call: Call<LoginRequest>): Promise<Proof> {
  const { guard, kit, sealer } = identity;
  const phone = readPhone(call.request.phone) ?? call.request.phone;
  const attempt = { account: phoneAccount(phone), address: call.clientAddress };
  const user = await findUnlocked(identity, attempt, () => findByPhone(kit.db, phone));
  const otp = await tryOtp(kit.db, sealer, { signIn: phone }, call.request.otp);
  if (otp && user?.status === 'active') return { user, otp };
  await guard.recordFailure(attempt);
  throw new ApiError('invalid_credentials');
}

/** The name under which failures to sign in by password are counted. */
export const passwordAccount = (email: string): string => `email ${canonicalEmail(email)}`;

const phoneAccount = (phone: string): string => `phone ${phone}`;

async function findUnlocked(
  { guard, sealer }: Identity,
  attempt: Attempt,
  find: () => Promise<User | undefined>,
): Promise<User | undefined> {
  const user = await find();
  const address = sealer.digest('account', attempt.address);
  await guard.refuseLocked(attempt, user?.known_addresses.includes(address) ?? false);
  return user;
}

/** Opens the session in one transaction with the account as it was when the proof was made. */
async function startSession(identity: Identity, call: Call, user: User, otp?: MatchedOtp): Promise<string> {
  const { kit, config, keyring, guard, sealer } = identity;
  const { _id, email, phone, password_hash } = user;
  const unchanged = { _id, email, phone, password_hash, status: 'active' } as const;
  const known = sealer.digest('account', call.clientAddress);
  const known_addresses = [known, ...user.known_addresses.filter((other) => other !== known)].slice(0, KNOWN_ADDRESSES);
  const session = await kit.write(call, async (tx) => {
    if (otp && !(await useOtp(kit.db, otp, tx.session))) throw new ApiError('invalid_credentials');
    const update = { $set: { last_sign_in_at: new Date(), known_addresses } };
    const { matchedCount } = await kit.db.collection<User>(USERS).updateOne(unchanged, update, { session: tx.session });
    if (matchedCount === 0) throw new ApiError('invalid_credentials');
    const { ttlSeconds } = config.sessions;
    return openSession(kit.db, tx, { userId: _id, ttlSeconds });
  });
  const account = otp ? phoneAccount(phone) : passwordAccount(email);
  await guard.forgetAddress({ account, address: call.clientAddress });
  return signSessionToken(keyring.signer(), session);
}

/** Names what is missing of the pair that was begun, of both where none was. */
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
