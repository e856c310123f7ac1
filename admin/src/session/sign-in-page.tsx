import type { ReactElement } from 'react';
import { Notification } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { PlainPage } from './plain-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. It opens the requested page afterwards. */
export function SignInPage(): ReactElement {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const next = state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : '/admin';
  return (
    <PlainPage title="Business management">
      <SignInForm onSignedIn={() => navigate(next, { replace: true })} />
      <Notification />
    </PlainPage>
  );
}
