import { ApiError } from '@bms/contracts';
import type { Call, Handler } from '@bms/service-kit';
import { provePassword } from '../account/prove-password.ts';
import type { Identity } from '../identity.ts';
import { readOrganization } from '../organization/organization.model.ts';
import { SESSIONS, type Session } from './session.model.ts';

/** The age up to which a sign-in or a confirmed password is recent. */
const RECENT_MS = 10 * 60_000;

/** The request of ConfirmPassword. */
interface Confirmation {
  readonly current_password: string;
}

/** Verifies the caller's password, after which the session counts as a recent sign-in. */
export async function confirmPassword(identity: Identity, call: Call<Confirmation>) {
  await provePassword(identity, call, call.request.current_password);
  const session = { _id: call.caller.sessionId };
  await identity.kit.db.collection<Session>(SESSIONS).updateOne(session, { $set: { confirmed_at: new Date() } });
  return { success: true, message: 'The password is confirmed.' };
}

/**
 * Asserts a recent sign-in before a change of credentials, if the organization requires one. A password that is sent is
 * verified in any case.
 * @throws ApiError recent_sign_in_required; the errors of provePassword
 */
export async function assertRecentSignIn(identity: Identity, call: Call, currentPassword?: string): Promise<void> {
  if (currentPassword) return void (await provePassword(identity, call, currentPassword));
  const { db } = identity.kit;
  if (!(await readOrganization(db)).require_recent_sign_in) return;
  const session = await db.collection<Session>(SESSIONS).findOne({ _id: call.caller.sessionId });
  const since = Math.max(session?.created_at.getTime() ?? 0, session?.confirmed_at?.getTime() ?? 0);
  if (Date.now() - since > RECENT_MS) throw new ApiError('recent_sign_in_required');
}

type Body = { current_password?: string | null };

/**
 * Asserts a recent sign-in before a handler that changes credentials. The password in the body is never part of the
 * record.
 * @param body the field of the request that holds the body; without one, the caller confirms the password beforehand
 * @param isConcerned returns true if the call changes credentials
 */
export function withRecentSignIn(
  identity: Identity,
  handler: Handler,
  body = '',
  isConcerned: (call: Call) => boolean | Promise<boolean> = () => true,
): Handler {
  return async (call) => {
    const sent = (call.request as Record<string, Body | null | undefined>)[body];
    const password = sent?.current_password ?? undefined;
    delete sent?.current_password;
    if (password || (await isConcerned(call))) await assertRecentSignIn(identity, call, password);
    return handler(call);
  };
}
