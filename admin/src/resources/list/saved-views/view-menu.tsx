import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useState } from 'react';
import type { SavedView } from './saved-view.ts';
import { TitleDialog } from './title-dialog.tsx';

interface ViewMenuProps {
  readonly view: SavedView;
  /** Changes the title, and for whom it is. @throws ApiFailure, which the dialog shows */
  readonly onRename: (named: Pick<SavedView, 'title' | 'is_shared'>) => Promise<void>;
  readonly onShare: (isShared: boolean) => void;
  readonly onDelete: () => void;
}

/** The menu of the chosen view: its title, for whom it is, its deletion. */
export function ViewMenu({ view, onRename, onShare, onDelete }: ViewMenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const choose = (run: () => unknown) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Options of ${view.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => setRenaming(true))}>Rename</MenuItem>
        <MenuItem onClick={choose(() => onShare(!view.is_shared))}>
          {view.is_shared ? 'Stop sharing' : 'Share'}
        </MenuItem>
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
          Delete view
        </MenuItem>
      </Menu>
      {isRenaming && (
        <TitleDialog
          action="Rename view"
          given={view}
          onSave={async (named) => {
            await onRename(named);
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
