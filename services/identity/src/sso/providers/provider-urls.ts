/** The URLs of this system that a provider knows. */
export interface ProviderUrls {
  /** The redirect URI of the authorization code flow. */
  readonly callback: string;
  readonly backchannelLogout: string;
  readonly frontchannelLogout: string;
}

/**
 * Returns the URLs for a provider. They follow from PUBLIC_URL alone, not from the request, so that a proxy that hides
 * https changes nothing.
 */
export function urlsOf(publicUrl: string, key: string): ProviderUrls {
  const base = `${publicUrl.replace(/\/+$/, '')}/api/auth/sso/${key}`;
  return {
    callback: `${base}/callback`,
    backchannelLogout: `${base}/backchannel-logout`,
    frontchannelLogout: `${base}/frontchannel-logout`,
  };
}

/** Returns the address of the panel. */
export const panelOf = (publicUrl: string): string => `${publicUrl.replace(/\/+$/, '')}/admin/`;
