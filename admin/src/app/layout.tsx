import AccountIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactElement, ReactNode, Ref } from 'react';
import { AppBar, Layout, TitlePortal, UserMenu, useGetIdentity, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConfirmPassword } from '../session/confirm-password.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { SignOut } from '../session/sign-out.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { BASE } from './base.ts';
import { useDocumentTitle } from './document-title.ts';
import { PanelMenu } from './menu.tsx';

/** The layout of every page but the sign-in, with the dialog for an ended session above it. */
export function PanelLayout({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Layout menu={PanelMenu} appBar={PanelBar} sx={LAYOUT}>
      {children}
      <LeaveGuard />
      <SignInAgain />
      <ConfirmPassword />
    </Layout>
  );
}

/** On a phone the page is as wide as the window: react-admin lets the widest element decide. */
const LAYOUT = {
  minWidth: { xs: 0, md: 'fit-content' },
  '& .RaLayout-content': { minWidth: { xs: 0, md: 'auto' } },
};

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
    >
      <TitlePortal component="h1" />
    </AppBar>
  );
}

/** The menu item that opens the user's own account. */
function AccountItem({ ref }: { readonly ref?: Ref<HTMLAnchorElement> }): ReactElement {
  const menu = useUserMenu();
  return (
    <MenuItem ref={ref} component={Link} to={`${BASE}/profile`} onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Your account</ListItemText>
    </MenuItem>
  );
}
