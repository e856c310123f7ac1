import { ApiError } from '@bms/contracts';
import type { Redirect } from '@bms/contracts/types/api';
import type { CallbackRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { applyRole } from '../accounts/apply-role.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { IdentityProvider } from '../providers/provider.model.ts';
import { panelOf } from '../providers/provider-urls.ts';
import { nativeRedirect } from './native-apps.ts';
import { storeNativeCode } from './native-codes.ts';
import { type ProvenPerson, providerSession, signInPerson } from './sign-in-person.ts';
import { type UsedSignIn, useSignIn } from './started-sign-ins.ts';
import { verifyAnswer } from './verify-answer.ts';

/**
 * Completes a sign-in: opens the session of the panel, or leads to the native app with a code. The state is used up, also by a
 * failure.
 * @throws ApiError sso_failed; sso_no_account; unavailable. Those of a native app lead to the app
 */
export async function completeSignIn(sso: Identity, call: Call<CallbackRequest>): Promise<Redirect> {
  const { kit, encryption } = sso;
  const { state, provider: key } = call.request;
  const provider = await findProvider(kit.db, key);
  const place = { providerId: provider._id, browserKey: call.browserKey, state };
  const started = await useSignIn(kit.db, encryption, place);
  if (!started)
    throw new ApiError('sso_failed', 'The sign-in has expired, was completed before, or began in another browser.');
  try {
    const person = await provePerson(sso, provider, started, call);
    return started.native
      ? leadToApp(started.native, await storeNativeCode(sso, person, started.native))
      : await openPanel(sso, person, started.return_to, call);
  } catch (error) {
    if (!started.native || !(error instanceof ApiError)) throw error;
    return redirectTo(nativeRedirect(started.native, { error: error.code, error_description: error.message }));
  }
}

async function provePerson(
  sso: Identity,
  provider: IdentityProvider,
  started: UsedSignIn,
  call: Call<CallbackRequest>,
): Promise<ProvenPerson> {
  const { error, code } = call.request;
  if (error !== '' || code === '')
    throw new ApiError('sso_failed', `The identity provider ended the sign-in (${error.slice(0, 100) || 'no code'}).`);
  const { claims, idToken, sid } = await verifyAnswer(sso, provider, started, call);
  const user = await findAccount(sso, provider, claims, call);
  const session = { provider_id: provider._id, issuer: provider.issuer, sub: claims.sub, sid };
  await sso.kit.write(call, (tx) => applyRole(sso, provider, { user, claims }, call, tx));
  return { user, remember: false, session: providerSession(sso, session, idToken, user._id) };
}

async function openPanel(sso: Identity, person: ProvenPerson, path: string, call: Call): Promise<Redirect> {
  const { token } = await signInPerson(sso, call, person);
  return { ...redirectTo(new URL(path, panelOf(sso.config.sending.publicUrl)).href), token };
}

const leadToApp = (native: Parameters<typeof nativeRedirect>[0], code: string): Redirect =>
  redirectTo(nativeRedirect(native, { code }));

const redirectTo = (location: string): Redirect => ({ location, token: '', browser_key: '' });
