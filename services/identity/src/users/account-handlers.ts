import { crud, type Resource, withRecentSignIn } from '@bms/service-kit';
import { resetFactors } from '../factors/reset-factors.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { changesCredentials } from './changes-credentials.ts';
import { sendInvitation } from './invite.ts';

/**
 * Returns the handlers of accounts. Changes of credentials need a recent sign-in.
 * @param body the member of requests with the account, e.g. `member`
 */
export function accountHandlers(identity: Identity, resource: Resource, body: string) {
  const handlers = crud(resource);
  const assertRecent = recentSignInOf(identity);
  const isConcerned = changesCredentials(identity.kit.db, body);
  return {
    ...handlers,
    Create: withRecentSignIn(assertRecent, handlers.Create, { body, isConcerned: () => false }),
    Update: withRecentSignIn(assertRecent, handlers.Update, { body, isConcerned }),
    SendInvitation: sendInvitation(identity, resource),
    ResetFactors: resetFactors(identity, resource),
  };
}
