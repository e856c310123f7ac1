import type { Rpc } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';

/** Applies what a call did to sessions to its response, before that is sent. */
export type SessionEffects = (request: Request, response: GatewayResponse, answer: Message) => void;

/** Dependencies of the effects of calls on sessions. */
export interface SessionDeps {
  /** Called when a call has ended the session of its caller. */
  readonly endSession: (sessionId: string) => void;
  /** Session cookie of pages of the gateway's own origin. */
  readonly cookie: SessionCookie;
}

/** Compiles the effects of an rpc on sessions. @returns undefined if it neither starts nor ends one */
export function compileSessionEffects(
  { policy }: Rpc,
  { endSession, cookie }: SessionDeps,
): SessionEffects | undefined {
  const { endsSession, sessionToken, navigation } = policy;
  // A redirect puts the token into the cookie itself.
  if (navigation !== '' || (!endsSession && !sessionToken)) return undefined;
  return (request, response, answer) => {
    if (endsSession) endSession(response.locals.caller.sessionId);
    if (!cookie.isWanted(request)) return;
    if (endsSession) cookie.clear(response);
    if (sessionToken) moveIntoCookie(answer, sessionToken, response, cookie);
  };
}

/** Moves the token from the response body into the cookie, so that scripts never see it. */
function moveIntoCookie(answer: Message, field: string, response: GatewayResponse, cookie: SessionCookie): void {
  cookie.put(response, String(answer[field]));
  delete answer[field];
}
