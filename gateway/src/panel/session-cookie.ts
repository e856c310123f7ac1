import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';

/**
 * The header `X-Session: cookie` marks a request that uses the session cookie. Pages of other origins cannot send it:
 * it triggers a CORS preflight, and no response allows it.
 */
const HEADER = 'x-session';
const VALUE = 'cookie';

/** Methods allowed with the cookie alone, as in navigation: those that change nothing. */
const READS = new Set(['GET', 'HEAD']);

/** Session tokens in a cookie that scripts cannot read. */
export interface SessionCookie {
  /** Returns the token in the cookie; undefined if there is none or the request may not use it. */
  tokenOf(request: Request): string | undefined;
  /** Returns true if the calling page keeps its session in the cookie. */
  isWanted(request: Request): boolean;
  put(response: GatewayResponse, token: string): void;
  clear(response: GatewayResponse): void;
}

/**
 * Creates the session cookie.
 * @param publicUrl URL of the gateway for browsers; with https the cookie is sent over https only
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  // Cookies are shared by all ports of a host; without the port in the name, two systems on one machine would sign each
  // other out.
  const name = `${isSecure ? '__Host-' : ''}bms_session${port && `_${port}`}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const isWanted = (request: Request): boolean => request.headers[HEADER] === VALUE;
  return {
    isWanted,
    tokenOf: (request) =>
      READS.has(request.method) || isWanted(request) ? cookieIn(request.headers.cookie, name) : undefined,
    put: (response, token) => void response.append('Set-Cookie', `${name}=${token}; ${attributes}`),
    clear: (response) => void response.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}

/** Returns the value of a cookie (RFC 6265, 5.4: pairs separated by semicolons). Tokens need no decoding. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
