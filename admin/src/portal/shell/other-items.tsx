import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactElement } from 'react';
import { useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Entry } from '../../app/shell/entries.ts';

/** The entries of the person's menu for pages without a section, such as the data of the own company. */
export function OtherItems({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  const menu = useUserMenu();
  return (
    <>
      {entries.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={() => menu?.onClose()}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </>
  );
}
