import FolderIcon from '@mui/icons-material/Folder';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { FailureNote } from '../../app/failure-note.tsx';
import { crumbsOf, type Entry, entriesOf, moveEntry, nameOf } from './file-manager.ts';
import { FolderPath } from './folder-path.tsx';

interface MoveDialogProps {
  readonly entry: Entry;
  /** The folder that holds the entry; 0 is the root. */
  readonly folderId: number;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** The dialog that moves a file or a folder to the folder that the user opens in it. */
export function MoveDialog({ entry, folderId, onMoved, onClose }: MoveDialogProps): ReactElement {
  const [target, setTarget] = useState(folderId);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const crumbs = useQuery({ queryKey: ['files', 'crumbs', target], queryFn: () => crumbsOf(target) });
  const move = async (): Promise<void> => {
    setBusy(true);
    try {
      await moveEntry(entry, target);
      onMoved();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const open = (id: number): void => {
    setFailure('');
    setTarget(id);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="move-dialog">
      <DialogTitle id="move-dialog" sx={{ overflowWrap: 'anywhere' }}>
        Move {nameOf(entry)}
      </DialogTitle>
      <DialogContent>
        <FolderPath crumbs={crumbs.data ?? []} onOpen={open} />
        <Folders of={target} moved={entry} onOpen={open} />
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button variant="contained" onClick={move} disabled={target === folderId} loading={isBusy}>
          Move here
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoldersProps {
  readonly of: number;
  /** The entry that is moved; a folder cannot be moved into itself. */
  readonly moved: Entry;
  readonly onOpen: (id: number) => void;
}

function Folders({ of, moved, onOpen }: FoldersProps): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['files', of],
    queryFn: ({ signal }) => entriesOf(of, signal),
  });
  if (error) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <LinearProgress />;
  const folders = data.filter(({ kind, id }) => kind === 'folder' && !(moved.kind === 'folder' && moved.id === id));
  if (folders.length === 0) return <Typography sx={{ py: 2, color: 'text.secondary' }}>No folders in here.</Typography>;
  return (
    <List aria-label="Folders">
      {folders.map((folder) => (
        <ListItemButton key={folder.id} onClick={() => onOpen(folder.id)}>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <FolderIcon color="primary" />
          </ListItemIcon>
          <ListItemText primary={nameOf(folder)} sx={{ overflowWrap: 'anywhere' }} />
        </ListItemButton>
      ))}
    </List>
  );
}
