import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import { cookieIn } from './session-cookie.ts';

/** The lifetime of a key, in seconds; longer than that of what services bind to it. */
const LIFETIME_SECONDS = 900;

/** The key that tells one browser from others during a sign-in through another site. */
export interface BrowserCookie {
  /** Returns the key of the browser; undefined if it has none. */
  keyOf(request: Request): string | undefined;
  put(response: GatewayResponse, key: string): void;
}

/**
 * Creates the cookie of the key. Unlike the session cookie, browsers send it with the navigation back from another site
 * (SameSite=Lax), and with nothing else that other sites cause.
 * @param publicUrl URL of the gateway for browsers; with https the cookie is sent over https only
 */
export function createBrowserCookie(publicUrl: string): BrowserCookie {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}bms_browser${port && `_${port}`}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${isSecure ? '; Secure' : ''}`;
  return {
    keyOf: ({ headers }) => cookieIn(headers.cookie, name),
    put: (response, key) => void response.append('Set-Cookie', `${name}=${key}; ${attributes}`),
  };
}
