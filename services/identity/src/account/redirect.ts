/** An origin that no real URL has. */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * Returns the redirect target of a sign-in if it is allowed: a path of the own origin, or an allowed URL or one below
 * it.
 * @param wanted as sent by the client app
 * @param allowed the URLs of the setting
 * @returns `wanted` unchanged, or `` if it is not allowed
 */
export function allowedRedirect(wanted: string, allowed: readonly string[]): string {
  // Browsers treat a backslash as a slash and drop tabs and line ends, so `/\host` and `/<tab>/host` are other origins.
  if (wanted === '' || /[\\\p{Cc}\s]/u.test(wanted)) return '';
  return isOwnPath(wanted) || allowed.some((address) => isBelow(wanted, address)) ? wanted : '';
}

function isOwnPath(wanted: string): boolean {
  return wanted.startsWith('/') && !wanted.startsWith('//') && URL.canParse(wanted, OWN_ORIGIN);
}

function isBelow(wanted: string, address: string): boolean {
  if (!URL.canParse(wanted)) return false;
  const [target, base] = [new URL(wanted), new URL(address)];
  if (target.username || target.password || target.origin !== base.origin || target.origin === 'null') return false;
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return target.pathname === base.pathname || target.pathname.startsWith(folder);
}
