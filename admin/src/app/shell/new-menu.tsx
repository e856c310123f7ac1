import AddIcon from '@mui/icons-material/Add';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCreations } from './use-creations.ts';

/** The button with a menu of the records that can be created from every page. */
export function NewMenu(): ReactElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const creations = useCreations();
  if (creations.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        New
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableScrollLock>
        {creations.map(({ to, view: { one, icon: Icon } }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{one}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
