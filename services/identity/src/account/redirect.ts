/** An origin that no address has. */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * Where a sign-in may lead: a path of the own origin, or an allowed address or one below it.
 * @param wanted what the client app sent
 * @param allowed addresses, as the setting lists them
 * @returns `wanted` as it was sent, or `` when it leads elsewhere
 */
export function allowedRedirect(wanted: string, allowed: readonly string[]): string {
  // Browsers read a backslash as a slash and drop tabs and line ends, so `/\host` and `/<tab>/host` are other origins.
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
