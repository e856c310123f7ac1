import { ApiError } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import type {
  ChangePasswordRequest,
  ConfirmPasswordRequest,
  ListSessionsRequest,
  LoginRequest,
  RefreshRequest,
  RequestPasswordResetRequest,
  RequestSignInLinkRequest,
  RevokeAccessRequest,
  SendOtpRequest,
  SendPhoneChangeOtpRequest,
  SetPasswordRequest,
  SignInByLinkRequest,
  UndoChangeRequest,
  UpdatePreferencesRequest,
  UpdateProfileRequest,
  VerifyPhoneChangeRequest,
} from '@bms/contracts/types/identity';
import { type Call, createResource, defineModule } from '@bms/service-kit';
import { revokeAccess } from '../access/revoke-access.ts';
import { keyRecordsOf } from '../api-keys/key-records.ts';
import { scimTokens } from '../scim-tokens/scim-token.model.ts';
import { followWebhooks } from '../sending/notify-of-access.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts';
import { confirmPassword } from '../sessions/recent-sign-in.ts';
import { refreshSession } from '../sessions/refresh.ts';
import { endSession } from '../sessions/sessions.ts';
import type { Identity } from '../setup.ts';
import { requestSignInLink } from '../sign-in-links/request-sign-in-link.ts';
import { signInByLink } from '../sign-in-links/sign-in-by-link.ts';
import { accountsOf } from '../users/accounts.ts';
import { findActive } from '../users/find-user.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { showPermissions } from './permissions.ts';
import { showPreferences, updatePreferences } from './preferences.ts';
import { profileOf, updateProfile } from './profile.ts';
import { requestPasswordReset } from './request-reset.ts';
import { sendOtp, sendPhoneChangeOtp } from './send-otp.ts';
import { setPassword } from './set-password.ts';
import { undoChange } from './undo-change.ts';
import { verifyPhoneChange } from './verify-phone-change.ts';

/** The module of sign-in, sign-out and the caller's own account. */
export const accountModule = defineModule({
  service: 'bms.identity.Account',
  setup: (identity: Identity) => {
    const { kit } = identity;
    followWebhooks(identity);
    const accounts = accountsOf(kit);
    const records = { apiKeys: keyRecordsOf(kit), scimTokens: createResource(kit, scimTokens) };
    return {
      Login: (call: Call<LoginRequest>) => login(identity, call),
      Me: (call: Call) => me(identity, call),
      Permissions: async (call: Call) => showPermissions(call),
      Logout: (call: Call) => logout(identity, call),
      SendOtp: (call: Call<SendOtpRequest>) => sendOtp(identity, call),
      RequestPasswordReset: (call: Call<RequestPasswordResetRequest>) => requestPasswordReset(identity, call),
      RequestSignInLink: (call: Call<RequestSignInLinkRequest>) => requestSignInLink(identity, call),
      SignInByLink: (call: Call<SignInByLinkRequest>) => signInByLink(identity, call),
      ChangePassword: (call: Call<ChangePasswordRequest>) => changePassword(identity, call),
      RevokeAccess: (call: Call<RevokeAccessRequest>) => revokeAccess(identity, records, call),
      SendPhoneChangeOtp: (call: Call<SendPhoneChangeOtpRequest>) => sendPhoneChangeOtp(identity, call),
      VerifyPhoneChange: (call: Call<VerifyPhoneChangeRequest>) => verifyPhoneChange(identity, accounts, call),
      Preferences: (call: Call) => showPreferences(kit, call),
      UpdatePreferences: (call: Call<UpdatePreferencesRequest>) => updatePreferences(kit, accounts, call),
      UpdateProfile: (call: Call<UpdateProfileRequest>) => updateProfile(kit, accounts, call),
      SetPassword: (call: Call<SetPasswordRequest>) => setPassword(identity, call),
      ConfirmPassword: (call: Call<ConfirmPasswordRequest>) => confirmPassword(identity, call),
      UndoChange: (call: Call<UndoChangeRequest>) => undoChange(identity, { accounts, records }, call),
      ListSessions: (call: Call<ListSessionsRequest>) => listOwnSessions(identity, call),
      Refresh: (call: Call<RefreshRequest>) => refreshSession(identity, call),
      EndOtherSessions: (call: Call) => endOtherSessions(identity, call),
      EndSession: (call: Call<RecordRequest>) => endOwnSession(identity, call),
      Time: async () => time(),
    };
  },
});

/** @throws ApiError unauthenticated if the account is no longer active */
async function me({ kit }: Identity, call: Call) {
  const user = await findActive(kit.db, call.caller.userId);
  if (!user) throw new ApiError('unauthenticated');
  return profileOf(kit, user, call);
}

async function logout({ kit }: Identity, call: Call) {
  return kit.write(call, async (tx) => {
    await endSession(kit.db, tx, call.caller.sessionId);
    return { success: true, message: 'Signed out.' };
  });
}

function time() {
  const now = new Date();
  return { time: now.toISOString(), timestamp: Math.floor(now.getTime() / 1000), timezone: 'UTC' };
}
