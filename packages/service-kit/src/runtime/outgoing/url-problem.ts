import { isPublicAddress, literalAddress } from './addresses.ts';

/** The rules for URLs that users define and a service connects to. */
export interface OutgoingUrlRules {
  /** Allows addresses that are not public. */
  readonly allowPrivate: boolean;
  /** Sends nothing in plain text. */
  readonly requireHttps: boolean;
}

/** True if a URL has the scheme https, in any case. */
export const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';

/**
 * Returns the problem of a URL, e.g. `must use https`; undefined if it has none. An IP address is checked at once; a host
 * name is checked when it is connected to.
 */
export function problemOfUrl(text: string, { allowPrivate, requireHttps }: OutgoingUrlRules): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'must be a URL';
  if (requireHttps && !isHttps(text)) return 'must use https';
  if (url.username !== '' || url.password !== '') return 'must not contain a user or password';
  const literal = literalAddress(url);
  if (literal && !allowPrivate && !isPublicAddress(literal)) return 'must be publicly reachable';
  return undefined;
}
