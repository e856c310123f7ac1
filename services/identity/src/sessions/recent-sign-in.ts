import { ApiError } from '@bms/contracts';
import type { RecentSignInRequest } from '@bms/contracts/types/identity';
import type { AssertRecentSignIn, Call } from '@bms/service-kit';
import { type Prover, provePassword, proverOf } from '../account/prove-password.ts';
import { readOrganization } from '../organization/organization.model.ts';
import type { Identity } from '../setup.ts';
import { SESSIONS, type Session } from './session.model.ts';

/** The age up to which a sign-in or a confirmed password is recent. */
const RECENT_MS = 10 * 60_000;

/** The request of ConfirmPassword. */
interface Confirmation {
  readonly current_password: string;
}

/** Verifies the caller's password, after which the session counts as a recent sign-in. */
export async function confirmPassword(identity: Identity, call: Call<Confirmation>) {
  await provePassword(identity, proverOf(call), call, call.request.current_password);
  const session = { _id: call.caller.sessionId };
  await identity.kit.db.collection<Session>(SESSIONS).updateOne(session, { $set: { confirmed_at: new Date() } });
  return { success: true, message: 'The password is confirmed.' };
}

/** Creates the assertion of a recent sign-in of the caller, before a change of credentials. */
export const recentSignInOf =
  (identity: Identity): AssertRecentSignIn =>
  (call, currentPassword) =>
    assertRecentSignIn(identity, proverOf(call), call, currentPassword);

/**
 * Asserts a recent sign-in of the caller, or verifies the current password, whatever the organization requires.
 * @throws ApiError recent_sign_in_required; the errors of provePassword
 */
export async function assertFreshSignIn(identity: Identity, call: Call, currentPassword?: string): Promise<void> {
  const prover = proverOf(call);
  if (currentPassword) return void (await provePassword(identity, prover, call, currentPassword));
  await assertRecent(identity, prover);
}

/** Asserts a recent sign-in of the caller of another service. @throws ApiError like assertRecentSignIn */
export async function assertSignInOfCaller(identity: Identity, call: Call<RecentSignInRequest>) {
  const { user_id: userId, session_id: sessionId, client_address: address, current_password } = call.request;
  await assertRecentSignIn(identity, { userId, sessionId, address }, call, current_password);
  return { success: true, message: 'The sign-in is recent.' };
}

/** @throws ApiError recent_sign_in_required; the errors of provePassword */
async function assertRecentSignIn(identity: Identity, prover: Prover, call: Call, password?: string): Promise<void> {
  if (password) return void (await provePassword(identity, prover, call, password));
  const { db } = identity.kit;
  if (!(await readOrganization(db)).require_recent_sign_in) return;
  await assertRecent(identity, prover);
}

async function assertRecent({ kit }: Identity, prover: Prover): Promise<void> {
  const session = await kit.db.collection<Session>(SESSIONS).findOne({ _id: prover.sessionId });
  const since = Math.max(session?.created_at.getTime() ?? 0, session?.confirmed_at?.getTime() ?? 0);
  if (Date.now() - since > RECENT_MS) throw new ApiError('recent_sign_in_required');
}
