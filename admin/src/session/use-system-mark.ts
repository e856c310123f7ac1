import { BASE } from '../app/base.ts';
import { SYSTEM } from '../app/document-title.ts';
import { useAccent } from '../app/theme/use-accent.ts';
import { useBranding } from '../portal/branding.ts';

/** The name and the logo on pages without a session. */
export interface SystemMark {
  readonly name: string;
  readonly logo: string | undefined;
}

/** Returns the name and the logo of the organization, and shows the page in its colour. */
export function useSystemMark(): SystemMark {
  const branding = useBranding();
  useAccent(branding?.accent_color);
  const unknown = BASE === '/portal' ? 'Customer portal' : SYSTEM;
  return { name: branding?.name ?? unknown, logo: branding?.logo_url || undefined };
}
