import type { ReactElement, ReactNode } from 'react';
import { AppBar, Layout, UserMenu, useGetIdentity } from 'react-admin';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { SignOut } from '../session/sign-out.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { AccountItem } from './account-item.tsx';
import { useDocumentTitle } from './document-title.ts';
import { PanelMenu } from './menu.tsx';

/** The layout of every page but the sign-in, with the dialog for an ended session above it. */
export function PanelLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Layout menu={PanelMenu} appBar={PanelBar}>
      {children}
      <LeaveGuard />
      <SignInAgain />
    </Layout>
  );
}

/** The app bar. The user menu's button is labelled as its text. */
function PanelBar(): ReactElement {
  useDocumentTitle();
  const { identity } = useGetIdentity();
  return (
    <AppBar
      userMenu={
        <UserMenu label={identity?.fullName ?? 'Profile'}>
          <AccountItem />
          <SignOut />
        </UserMenu>
      }
    />
  );
}
