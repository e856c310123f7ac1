import type { ReactElement, ReactNode } from 'react';
import { Layout } from 'react-admin';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { PanelMenu } from './menu.tsx';

/** Every page but the sign-in; the sign-in for an ended session comes over it. */
export function PanelLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Layout menu={PanelMenu}>
      {children}
      <SignInAgain />
    </Layout>
  );
}
