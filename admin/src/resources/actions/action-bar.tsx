import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { leaving } from '../../services.ts';
import type { View } from '../view.ts';
import { useBegunAction } from './begun-action.ts';
import { arranged, type RecordAction } from './record-action.ts';
import { useRecordActions } from './use-record-actions.tsx';

interface ActionBarProps {
  readonly view: View;
  /** An action of the page besides those of the record. */
  readonly first?: RecordAction;
}

/** The actions on the record of a page: the most common ones as buttons, the others in a menu. */
export function ActionBar({ view, first }: ActionBarProps): ReactElement {
  const { actions, preview } = useRecordActions(view);
  const { buttons, menu } = arranged(first ? [first, ...actions] : actions);
  const [open, setOpen] = useState<RecordAction>();
  const [running, setRunning] = useState<string>();
  const navigate = useNavigate();
  const start = async (action: RecordAction): Promise<void> => {
    // The record is reloaded afterwards.
    if (!action.keepsEdits && !(await leaving.ask())) return;
    if (action.opens) return navigate(action.opens.to, { state: action.opens.state });
    if (action.dialog) return setOpen(action);
    setRunning(action.label);
    await action.run?.();
    setRunning(undefined);
  };
  useBegunAction(actions, start);
  return (
    <>
      {menu.length > 0 && <MoreMenu actions={menu} onChoose={start} />}
      {[...buttons].reverse().map((action) => (
        <Button
          key={action.label}
          size="small"
          data-action={action.label}
          variant={action.isMain && action === buttons[0] ? 'contained' : 'outlined'}
          loading={running === action.label}
          {...(action.opens ? { component: Link, ...action.opens } : { onClick: () => start(action) })}
        >
          {action.label}
        </Button>
      ))}
      {open?.dialog?.(() => setOpen(undefined))}
      {preview}
    </>
  );
}

interface MoreMenuProps {
  readonly actions: readonly RecordAction[];
  readonly onChoose: (action: RecordAction) => void;
}

function MoreMenu({ actions, onChoose }: MoreMenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-more
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            sx={action.isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              close();
              onChoose(action);
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
