import { randomBytes } from 'node:crypto';
import { administrator } from '@bms/testing';
import { sessionOf } from '../factors.ts';
import type { CallIdentity } from '../harness.ts';
import { userCaller } from '../harness.ts';
import type { Forger } from './forger.ts';

/** The settings of identity for providers of tests. */
export const ssoEnv = {
  SSO_ALLOW_HTTP: 'true',
  SSO_ALLOW_PRIVATE_ADDRESSES: 'true',
  PUBLIC_URL: 'https://app.example.com',
};

/** The response of a navigation. */
export interface Redirected {
  readonly location: string;
  readonly token: string;
  readonly browser_key: string;
}

/** Returns the key of another browser. */
export const newBrowser = (): string => randomBytes(32).toString('base64url');

const of = (browser: string) => ({ headers: { 'x-browser-key': browser, 'x-client-address': '192.0.2.1' } });

/** Creates the calls of sign-ins through providers. @param callOf returns the client of identity */
export function signInsThrough(callOf: () => CallIdentity) {
  const start = (provider: string, more: object = {}, browser = newBrowser()) =>
    callOf()<Redirected>('SingleSignOn/Start', { provider, ...more }, of(browser));
  const back = (provider: string, answer: object, browser: string) =>
    callOf()<Redirected>('SingleSignOn/Callback', { provider, ...answer }, of(browser));
  return {
    start,
    back,
    /** Creates a provider. @returns its record */
    addProvider: async (forger: Pick<Forger, 'issuer'>, fields: object = {}) => {
      const made = { name: 'Northwind', issuer: forger.issuer, client_id: 'bms', active: true, ...fields };
      const { record } = await callOf()<{ record: { id: number; key: string } }>(
        'IdentityProviders/Create',
        { identity_provider: made },
        { caller: administrator },
      );
      return record;
    },
    /** Signs in. @returns the response of the callback */
    signIn: async (forger: Forger, provider: string, more: object = {}) => {
      const browser = newBrowser();
      const { location } = await start(provider, more, browser);
      return back(provider, await forger.authorize(location), browser);
    },
    /** Returns the account of a session. */
    me: async (token: string) => {
      const { user_id } = await callOf()<{ user_id: number }>(
        'Callers/ResolveSession',
        { session_id: sessionOf(token) },
        { caller: (await import('../harness.ts')).gateway },
      );
      return callOf()<Record<string, unknown>>('Account/Me', {}, { caller: userCaller(user_id, sessionOf(token)) });
    },
  };
}
