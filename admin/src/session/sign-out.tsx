import ExitIcon from '@mui/icons-material/PowerSettingsNew';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactElement, Ref } from 'react';
import { useLogout, useUserMenu } from 'react-admin';
import { leaving } from '../services.ts';

/** The menu item that signs out, with a confirmation if edits would be lost. */
export function SignOut({ ref }: { readonly ref?: Ref<HTMLLIElement> }): ReactElement {
  const logout = useLogout();
  const menu = useUserMenu();
  const signOut = async (): Promise<void> => {
    menu?.onClose();
    if (await leaving.ask()) await logout(null, undefined, false);
  };
  return (
    <MenuItem ref={ref} onClick={signOut}>
      <ListItemIcon>
        <ExitIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Sign out</ListItemText>
    </MenuItem>
  );
}
