import AccountIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactElement, Ref } from 'react';
import { useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';

/** The menu item that opens the user's own account. */
export function AccountItem({ ref }: { readonly ref?: Ref<HTMLAnchorElement> }): ReactElement {
  const menu = useUserMenu();
  return (
    <MenuItem ref={ref} component={Link} to="/admin/profile" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Your account</ListItemText>
    </MenuItem>
  );
}
