import { useQuery } from '@tanstack/react-query';
import { http } from '../services.ts';

/** The public logo of the organization, which customers may see without the permission for files. */
export const LOGO_URL = '/api/branding/logo';

/** The public facts about the organization. */
export interface Branding {
  readonly name: string;
  /** Empty without a logo. */
  readonly logo_url: string;
  /** The colour of buttons and links, as `#rrggbb`. */
  readonly accent_color: string;
}

/** Returns the name and the logo of the organization, without a session; undefined until they are known, or if they are not wanted. */
export function useBranding(isWanted: boolean): Branding | undefined {
  const { data } = useQuery({
    queryKey: ['branding'],
    queryFn: async ({ signal }) =>
      (await http<{ record: Branding }>('GET', '/api/branding', { signal, isAboutSession: true })).body.record,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  return data;
}
