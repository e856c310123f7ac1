import type { SaveTokenRequest } from '@bms/contracts/types/identity';
import { type Call, defineModule } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { beginAuthorization } from './authorizations.ts';
import { connectionModels } from './connection.model.ts';
import { authorizationUrl, newVerifier, requestFor } from './oauth.ts';
import { saveToken } from './save-token.ts';
import type { ConnectedService } from './settings.ts';
import { ownCalendar } from './tokens.ts';

/**
 * The module of connections to external drives and calendars: those of the organization, and the calendars of its
 * users.
 */
export const connectionsModule = defineModule({
  service: 'bms.identity.Connections',
  models: connectionModels,
  setup: (identity: Identity) => {
    const drive = handlers(identity, 'drive', () => 'drive');
    const calendar = handlers(identity, 'calendar', () => 'calendar');
    const own = handlers(identity, 'calendar', ownCalendar);
    return {
      AuthorizeDrive: drive.authorize,
      SaveDriveToken: drive.save,
      AuthorizeCalendar: calendar.authorize,
      SaveCalendarToken: calendar.save,
      AuthorizeOwnCalendar: own.authorize,
      SaveOwnCalendarToken: own.save,
    };
  },
});

/** @param connectionOf returns the connection that a user creates */
function handlers(identity: Identity, service: ConnectedService, connectionOf: (userId: number) => string) {
  const requester = ({ caller }: Call) => ({ connection: connectionOf(caller.userId), userId: caller.userId });
  return {
    authorize: async (call: Call) => {
      const request = requestFor(identity.config, service);
      const verifier = newVerifier();
      const state = await beginAuthorization(identity.kit.db, identity.encryption, requester(call), verifier);
      return { url: await authorizationUrl(request, state, verifier) };
    },
    save: (call: Call<SaveTokenRequest>) => saveToken(identity, call, service, requester(call)),
  };
}
