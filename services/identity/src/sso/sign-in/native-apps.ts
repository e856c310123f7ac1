import { invalid } from '@bms/contracts';
import type { StartSignInRequest } from '@bms/contracts/types/identity';
import type { NativeApp } from '../sso.models.ts';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Returns true for an address of a native app: of a scheme of its own with a dot, or of the loopback interface (RFC 8252, 7). */
export function isNativeRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (url?.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname);
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol);
}

/** Returns true if an address is on the list; one of the loopback interface on any port (RFC 8252, 7.3). */
function isListed(address: string, listed: readonly string[]): boolean {
  if (!isNativeRedirect(address)) return false;
  return listed.some((entry) => entry === address || isSameLoopback(entry, address));
}

function isSameLoopback(entry: string, address: string): boolean {
  const [listed, sent] = [URL.parse(entry), URL.parse(address)];
  if (!listed || !sent || listed.protocol !== 'http:') return false;
  sent.port = listed.port;
  return listed.href === sent.href;
}

/**
 * Returns the native app of a request to start a sign-in; undefined for the panel.
 * @param listed the addresses that the provider allows
 * @throws ApiError validation_failed for half of the two parameters, and for an address that is not allowed
 */
export function nativeAppOf(request: StartSignInRequest, listed: readonly string[]): NativeApp | undefined {
  const { code_challenge, redirect_uri, state, return_to } = request;
  if (code_challenge === '' && redirect_uri === '') return undefined;
  const missing = code_challenge === '' ? 'code_challenge' : redirect_uri === '' ? 'redirect_uri' : undefined;
  if (missing)
    throw invalid({ field: missing, code: 'required', message: 'Send both code_challenge and redirect_uri.' });
  if (return_to !== '')
    throw invalid({ field: 'return_to', code: 'excluded', message: 'return_to must not be sent with redirect_uri.' });
  if (!isListed(redirect_uri, listed))
    throw invalid({
      field: 'redirect_uri',
      code: 'not_allowed',
      message: 'redirect_uri is none of the redirect_uris of the identity provider.',
    });
  return { redirect_uri, code_challenge, state };
}

/** Returns the address of a native app with parameters, and the state that it sent. */
export function nativeRedirect(
  { redirect_uri, state }: NativeApp,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...parameters, ...(state !== '' && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}
