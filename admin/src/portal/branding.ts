import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { http } from '../services.ts';
import type { Organization } from '../session/account.ts';

/** The public logo of the organization, for which no permission is needed. */
const LOGO_URL = '/api/branding/logo';

/** The public facts about the organization. */
export interface Branding {
  readonly name: string;
  /** Empty without a logo. */
  readonly logo_url: string;
  /** The colour of buttons and links, as `#rrggbb`. */
  readonly accent_color: string;
}

/** Returns the address of the logo, another one for another image; undefined without a logo. */
export const logoOf = (organization: Pick<Organization, 'logo_file_id'> | undefined): string | undefined =>
  organization?.logo_file_id ? `${LOGO_URL}#${organization.logo_file_id}` : undefined;

/** Reads the branding of the organization, without a session. */
export function useBranding(): UseQueryResult<Branding> {
  return useQuery({
    queryKey: ['branding'],
    queryFn: async ({ signal }) =>
      (await http<{ record: Branding }>('GET', '/api/branding', { signal, isAboutSession: true })).body.record,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
