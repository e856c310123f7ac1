import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, FormControlLabel, Popover } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import type { ChosenColumns } from './use-columns.ts';

interface ColumnsMenuProps extends ChosenColumns {
  readonly view: View;
}

/** The menu with the columns that a list can have; customers, whose lists are short, have none. */
export function ColumnsMenu({ view, columns, choices, named, choose }: ColumnsMenuProps): ReactElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPortal = useSession()?.account.user_type === 'client';
  const toggle = (name: string): void =>
    choose(columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name]);
  if (isPortal) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', className: 'columns-menu' } }}
      >
        {choices.map((name) => (
          <FormControlLabel
            key={name}
            label={labelIn(view, name)}
            disabled={name === named}
            control={<Checkbox size="small" checked={columns.includes(name)} onChange={() => toggle(name)} />}
          />
        ))}
        <Button
          size="small"
          onClick={() => {
            choose(undefined);
            setAnchor(null);
          }}
        >
          Usual columns
        </Button>
      </Popover>
    </>
  );
}
