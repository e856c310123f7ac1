import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Page } from 'playwright-core';

/** A person at the provider. */
export interface OidcPerson {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
}

/** An OpenID Connect provider on the loopback interface, with a page to sign in. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs a person in on the page of the provider that is open. */
  signIn(page: Page, login: string): Promise<void>;
  stop(): Promise<void>;
}

/** The application that people sign in to. */
export interface OidcClient {
  /** Its address, e.g. `http://localhost:8080`. */
  readonly origin: string;
  /** The key of the provider there. */
  readonly key: string;
}

/**
 * Starts a certified OpenID Connect provider (`oidc-provider`). Its pages take any password.
 * @param people the people by the names with which they sign in; their addresses are verified
 */
export async function startOidcProvider(
  { origin, key }: OidcClient,
  people: Readonly<Record<string, OidcPerson>>,
): Promise<OidcProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['bms', 'the secret of a trial'];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/api/auth/sso/${key}/callback`],
        post_logout_redirect_uris: [`${origin}/admin/`],
        backchannel_logout_uri: `${origin}/api/auth/sso/${key}/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { backchannelLogout: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people[sub], email_verified: true }),
    }),
    cookies: { keys: ['a key of a trial'] },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: async (page, login) => {
      await page.locator('input[name=login]').fill(login);
      await page.locator('input[name=password]').fill('any');
      await page.locator('button[type=submit]').click();
      // The provider asks for the consent of the person.
      await page.locator('button[type=submit]', { hasText: /continue/i }).click();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
