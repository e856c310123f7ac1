import type {
  BackchannelLogoutRequest,
  CallbackRequest,
  FrontchannelLogoutRequest,
  ListSignInProvidersRequest,
  StartSignInRequest,
  TokenRequest,
} from '@bms/contracts/types/identity';
import { type Call, defineModule } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { completeSignIn } from './sign-in/callback.ts';
import { listSignInProviders } from './sign-in/list-providers.ts';
import { exchangeNativeCode } from './sign-in/native-codes.ts';
import { startSignIn } from './sign-in/start.ts';
import { backchannelLogout } from './sign-out/backchannel-logout.ts';
import { frontchannelLogout } from './sign-out/frontchannel-logout.ts';
import { signOut } from './sign-out/sign-out.ts';
import { ssoModels } from './sso.models.ts';

/**
 * The module of sign-in and sign-out through identity providers.
 * @see docs/adr/0234-single-sign-on.md
 */
export const ssoModule = defineModule({
  service: 'bms.identity.SingleSignOn',
  models: ssoModels,
  setup: (sso: Identity) => ({
    ListProviders: (call: Call<ListSignInProvidersRequest>) => listSignInProviders(sso, call),
    Start: (call: Call<StartSignInRequest>) => startSignIn(sso, call),
    Callback: (call: Call<CallbackRequest>) => completeSignIn(sso, call),
    Token: (call: Call<TokenRequest>) => exchangeNativeCode(sso, call),
    SignOut: (call: Call) => signOut(sso, call),
    BackchannelLogout: (call: Call<BackchannelLogoutRequest>) => backchannelLogout(sso, call),
    FrontchannelLogout: (call: Call<FrontchannelLogoutRequest>) => frontchannelLogout(sso, call),
  }),
});
