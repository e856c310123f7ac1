import { lazy, type ReactElement, Suspense } from 'react';
import { BASE } from '../../app/base.ts';
import { hasRoute } from '../../contract/contract.ts';

const SsoSignIn = lazy(() => import('./sso-sign-in.tsx'));

/** The parameter with the code of an error, to which the gateway redirects a sign-in that failed. */
const ERROR = 'error';

interface SsoSectionProps {
  /** The path to continue at, with its query. */
  readonly next: string;
}

/** The sign-in through identity providers, for the staff only. It is loaded with the sign-in page, not before. */
export function SsoSection({ next }: SsoSectionProps): ReactElement | null {
  if (BASE === '/portal' || !hasRoute('GET /api/auth/sso')) return null;
  const url = new URL(next, location.origin);
  const error = url.searchParams.get(ERROR) ?? '';
  url.searchParams.delete(ERROR);
  return (
    <Suspense fallback={null}>
      <SsoSignIn next={`${url.pathname}${url.search}`} error={error} />
    </Suspense>
  );
}
