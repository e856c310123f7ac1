import { BASE } from '../app/base.ts';
import { useAccent } from '../app/theme/use-accent.ts';
import { useBranding } from '../portal/branding.ts';

/** The title and the logo of pages without a session. */
export interface SystemMark {
  readonly title: string;
  readonly logo: string | undefined;
}

/** Returns the title of pages without a session: customers see the name and the logo of the seller. */
export function useSystemMark(): SystemMark {
  const isPortal = BASE === '/portal';
  const branding = useBranding(isPortal);
  useAccent(branding?.accent_color);
  if (!isPortal) return { title: 'Business management', logo: undefined };
  return { title: branding?.name ?? 'Customer portal', logo: branding?.logo_url || undefined };
}
