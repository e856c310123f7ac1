import { queuedMessageModel } from '@bms/mail';
import type { Module } from '@bms/service-kit';
import { accessCodeModel } from './access/access-code.model.ts';
import { accountModule } from './account/account.module.ts';
import { apiKeysModule } from './api-keys/api-keys.module.ts';
import { signInFailuresModel } from './brute-force/failures.model.ts';
import { callersModule } from './callers/callers.module.ts';
import { connectionsModule } from './connections/connections.module.ts';
import { directoryModule } from './directory/directory.module.ts';
import { factorsModule } from './factors/factors.module.ts';
import { favoritesModule } from './favorites/favorites.module.ts';
import { signingKeyModel } from './keys/signing-key.model.ts';
import { organizationModule } from './organization/organization.module.ts';
import { otpModel } from './otps/otp.model.ts';
import { passwordCodeModel } from './passwords/password-code.model.ts';
import { portalUsersModule } from './portal-users/portal-users.module.ts';
import { rolesModule } from './roles/roles.module.ts';
import { scimModule } from './scim/scim.module.ts';
import { scimTokensModule } from './scim-tokens/scim-tokens.module.ts';
import { sendQuotaModel } from './sending/quota.ts';
import { smsQuotaModel } from './sending/sms-quota.ts';
import { sessionModel } from './sessions/session.model.ts';
import type { Identity } from './setup.ts';
import { signInCodeModel } from './sign-in-links/sign-in-code.model.ts';
import { providersModule } from './sso/providers/providers.module.ts';
import { ssoModule } from './sso/sso.module.ts';
import { teamModule } from './team/team.module.ts';
import { undoCodeModel } from './undo/undo-code.model.ts';
import { mutexModel } from './users/mutex.ts';

const models = [
  mutexModel,
  sessionModel,
  signingKeyModel,
  signInFailuresModel,
  otpModel,
  passwordCodeModel,
  signInCodeModel,
  queuedMessageModel,
  sendQuotaModel,
  smsQuotaModel,
  undoCodeModel,
  accessCodeModel,
];

/** The modules of identity: one for each gRPC service. */
export const modules: readonly Module<Identity>[] = [
  { ...accountModule, models },
  factorsModule,
  favoritesModule,
  callersModule,
  directoryModule,
  organizationModule,
  teamModule,
  portalUsersModule,
  rolesModule,
  apiKeysModule,
  scimTokensModule,
  scimModule,
  connectionsModule,
  providersModule,
  ssoModule,
];
