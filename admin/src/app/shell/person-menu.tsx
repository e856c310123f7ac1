import ThemeIcon from '@mui/icons-material/Contrast';
import AccountIcon from '@mui/icons-material/ManageAccounts';
import MoreIcon from '@mui/icons-material/UnfoldMore';
import { Avatar, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactElement, type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import { UserMenuContextProvider, useGetIdentity, useTheme, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { SignOut } from '../../session/sign-out.tsx';
import { BASE } from '../base.ts';

/** The menu of the signed-in person: the account, the theme, signing out. @param children further entries */
export function PersonMenu({ children }: { readonly children?: ReactNode }): ReactElement {
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const menu = useMemo(() => ({ onClose: close }), [close]);
  const name = identity?.fullName ?? 'Profile';
  return (
    <>
      <button
        type="button"
        className="person"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar src={identity?.avatar} alt="" aria-hidden className="person-avatar">
          {initialsOf(name)}
        </Avatar>
        <span className="nav-label">{name}</span>
        <MoreIcon fontSize="small" aria-hidden />
      </button>
      <UserMenuContextProvider value={menu}>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
          <AccountItem />
          {children}
          <ThemeItem />
          <SignOut />
        </Menu>
      </UserMenuContextProvider>
    </>
  );
}

/** Returns up to two letters of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

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

/** The menu item that changes between light and dark. */
function ThemeItem({ ref }: { readonly ref?: Ref<HTMLLIElement> }): ReactElement {
  const [theme, setTheme] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <MenuItem ref={ref} onClick={() => setTheme(other)}>
      <ListItemIcon>
        <ThemeIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{other === 'dark' ? 'Dark theme' : 'Light theme'}</ListItemText>
    </MenuItem>
  );
}
