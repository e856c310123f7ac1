import type { ReactElement, ReactNode } from 'react';
import { AppBar, Layout, UserMenu, useGetIdentity } from 'react-admin';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useDocumentTitle } from './document-title.ts';
import { PanelMenu } from './menu.tsx';

/** Every page but the sign-in; the sign-in for an ended session comes over it. */
export function PanelLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Layout menu={PanelMenu} appBar={PanelBar}>
      {children}
      <SignInAgain />
    </Layout>
  );
}

/** The bar on top. The button of the person's menu is called as it reads. */
function PanelBar(): ReactElement {
  useDocumentTitle();
  const { identity } = useGetIdentity();
  return <AppBar userMenu={<UserMenu label={identity?.fullName ?? 'Profile'} />} />;
}
