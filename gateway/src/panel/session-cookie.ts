import type { Request } from 'express';
import type { Reply } from '../http/exchange.ts';

/**
 * By `X-Session: cookie` a page says that its session is the cookie. Pages of other origins cannot send it: it makes their
 * requests ask first (CORS), and no answer allows it.
 */
const HEADER = 'x-session';
const VALUE = 'cookie';

/** What a browser may do with the cookie alone, by navigating or loading: nothing that changes anything. */
const READS = new Set(['GET', 'HEAD']);

/** Session tokens in a cookie, out of the reach of scripts. */
export interface SessionCookie {
  /** The token that the cookie holds; undefined where there is none, or where the request may not use it. */
  tokenOf(request: Request): string | undefined;
  /** Whether the page that calls has its session in the cookie. */
  isWanted(request: Request): boolean;
  put(reply: Reply, token: string): void;
  clear(reply: Reply): void;
}

/** @param publicUrl where browsers reach the gateway; with https the cookie goes over nothing else */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  // Cookies do not tell ports of a host apart, so that two systems on one machine would sign each other out.
  const name = `${isSecure ? '__Host-' : ''}bms_session${port && `_${port}`}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const isWanted = (request: Request): boolean => request.headers[HEADER] === VALUE;
  return {
    isWanted,
    tokenOf: (request) =>
      READS.has(request.method) || isWanted(request) ? tokenIn(request.headers.cookie, name) : undefined,
    put: (reply, token) => void reply.append('Set-Cookie', `${name}=${token}; ${attributes}`),
    clear: (reply) => void reply.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}

/** RFC 6265, 5.4: pairs separated by semicolons. Tokens need no decoding. */
function tokenIn(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
