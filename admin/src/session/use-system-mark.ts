import { BASE } from '../app/base.ts';
import { SYSTEM } from '../app/document-title.ts';
import { useAccent } from '../app/theme/use-accent.ts';
import { useBranding } from '../portal/branding.ts';

/** The name and the logo on pages without a session. */
export interface SystemMark {
  /** Empty until it is known. */
  readonly name: string;
  readonly logo: string | undefined;
}

/** Returns the name and the logo of the organization, and shows the page in its colour. */
export function useSystemMark(): SystemMark {
  const { data, isError } = useBranding();
  useAccent(data?.accent_color);
  const otherwise = BASE === '/portal' ? 'Customer portal' : SYSTEM;
  return { name: data?.name ?? (isError ? otherwise : ''), logo: data?.logo_url || undefined };
}

/** Returns the title of a page that signs in. */
export function useSignInTitle(): string {
  const { name } = useSystemMark();
  return name ? `Sign in to ${name}` : 'Sign in';
}
