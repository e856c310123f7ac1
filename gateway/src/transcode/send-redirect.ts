import type { Redirect } from '@bms/contracts/types/api';
import type { Request } from 'express';
import type { GatewayResponse, RouteHandler } from '../http/context.ts';
import { knownError } from '../http/known-error.ts';
import type { BrowserCookie } from '../panel/browser-cookie.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';

/** The cookies of a navigation. */
export interface NavigationCookies {
  readonly session: SessionCookie;
  readonly browser: BrowserCookie;
}

/** Sends the response of a navigation: a redirect, with the session and the key of the browser in cookies. */
export function sendRedirect(answer: Redirect, response: GatewayResponse, cookies: NavigationCookies): void {
  if (answer.browser_key) cookies.browser.put(response, answer.browser_key);
  if (answer.token) cookies.session.put(response, answer.token);
  redirect(response, answer.location);
}

/**
 * Leads browsers to a page of the panel that shows the error of a navigation, which they would show as JSON. Other clients
 * get the problem.
 * @param page its path, which gets the code of the error as the parameter `error`
 */
export function withErrorPage(page: string, answer: RouteHandler): RouteHandler {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const known = prefersHtml(request) ? knownError(error) : undefined;
      if (!known) throw error;
      redirect(response, `${page}?${new URLSearchParams({ error: known.code })}`);
    }
  };
}

const prefersHtml = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

function redirect(response: GatewayResponse, location: string): void {
  response.statusCode = 303;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  // The address of this page has codes of the sign-in.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Length', 0);
  response.end();
}
