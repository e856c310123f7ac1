import { isIP } from 'node:net';
import { ApiError } from '@bms/contracts';

/** The party that passkeys are created for (WebAuthn, 4). */
export interface RelyingParty {
  /** The host name of the public address; passkeys work on it and no other. */
  readonly id: string;
  /** The origin of the pages that may ask for a passkey. */
  readonly origin: string;
}

const LOOPBACK = ['127.0.0.1', '[::1]'];
const RETRY_AFTER_SECONDS = 300;

/**
 * Returns the relying party of a public address. Browsers create no passkeys for IP addresses: that of this machine counts
 * as `localhost`, and there is none for others.
 */
export function findRelyingParty(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost';
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress ? undefined : { id: url.hostname, origin: url.origin };
}

/** Returns the relying party of a public address. @throws ApiError unavailable if there is none */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const party = findRelyingParty(publicUrl);
  if (party) return party;
  const detail = 'Passkeys need a host name. Set PUBLIC_URL of the identity service to an address with one.';
  throw new ApiError('unavailable', detail, { retryAfter: RETRY_AFTER_SECONDS });
}
