import type { Call } from '../../runtime/call.ts';
import type { Handler } from '../../runtime/module.ts';
import type { Kit } from '../kit.ts';

/**
 * Asserts that the caller has signed in or confirmed the password recently, if the organization requires it. A password
 * that is sent is verified in any case.
 * @throws ApiError recent_sign_in_required; validation_failed for a wrong password
 */
export type AssertRecentSignIn = (call: Call, currentPassword?: string) => Promise<void>;

/** Creates the assertion for services other than identity, which asks identity. */
export function requestRecentSignIn({ request }: Pick<Kit, 'request'>): AssertRecentSignIn {
  return async (call, current_password = '') => {
    const { userId: user_id, sessionId: session_id } = call.caller;
    const sign = { user_id, session_id, current_password, client_address: call.clientAddress };
    await request('/bms.identity.Callers/AssertRecentSignIn', sign, call);
  };
}

type Body = { current_password?: string | null };

/** The options of withRecentSignIn. */
interface Concern<Request> {
  /** The field of the request that holds the body with the password; by default the request itself. */
  readonly body?: string;
  /** Returns true if the call changes what can act for an account; by default every call does. */
  readonly isConcerned?: (call: Call<Request>) => boolean | Promise<boolean>;
}

/**
 * Asserts a recent sign-in before a handler that changes what can act for an account: credentials, API keys, webhooks.
 * The password in the body is never part of the record.
 */
export function withRecentSignIn<Request, Answer, Concerned = unknown>(
  assertRecent: AssertRecentSignIn,
  handler: Handler<Request, Answer>,
  { body, isConcerned = () => true }: Concern<Concerned> = {},
): Handler<Request & Concerned, Answer> {
  return async (call) => {
    const request = call.request as Record<string, unknown>;
    const sent = (body === undefined ? request : request[body]) as Body | null | undefined;
    const password = sent?.current_password || undefined;
    delete sent?.current_password;
    if (password || (await isConcerned(call))) await assertRecent(call, password);
    return handler(call);
  };
}
