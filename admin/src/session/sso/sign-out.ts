import type { Http } from '../../api/http.ts';

/**
 * Ends the session, and leads to the sign-out of the identity provider if the session comes from one.
 * @param leave opens another address
 */
export async function signOutEverywhere(
  http: Http,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const { body } = await http<{ logout_url?: string }>('POST', '/api/auth/sso/logout', {
    body: {},
    isAboutSession: true,
  });
  if (body.logout_url) leave(body.logout_url);
}
