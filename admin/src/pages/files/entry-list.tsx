import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import FolderIcon from '@mui/icons-material/Folder';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import {
  Box,
  Chip,
  IconButton,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Link as TextLink,
  Tooltip,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { sizeText } from '../../fields/size-text.ts';
import { useSession } from '../../session/use-session.ts';
import { downloadUrl, type Entry, nameOf, removeEntry, renameEntry } from './file-manager.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** The folder that holds the entries; 0 is the root. */
  readonly folderId: number;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly onChange: () => void;
}

/** The list of folders and files, each with its actions. */
export function EntryList({ entries, ...props }: EntryListProps): ReactElement {
  return (
    <List disablePadding aria-label="Folders and files">
      {entries.map((entry) => (
        <EntryRow key={`${entry.kind}-${entry.id}`} entry={entry} {...props} />
      ))}
    </List>
  );
}

type EntryRowProps = Omit<EntryListProps, 'entries'> & { readonly entry: Entry };

function EntryRow({ entry, folderId, canUpdate, canDelete, onChange }: EntryRowProps): ReactElement {
  const isStaff = useSession()?.account.user_type === 'staff';
  const [asks, setAsks] = useState<'name' | 'folder' | 'delete'>();
  const notify = useNotify();
  const name = nameOf(entry);
  const close = (): void => setAsks(undefined);
  const remove = async (): Promise<void> => {
    close();
    try {
      await removeEntry(entry);
      notify(`${name} is deleted. An administrator can bring it back for 30 days.`, { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    onChange();
  };
  const rename = async (title: string): Promise<void> => {
    await renameEntry(entry, title);
    onChange();
  };
  return (
    <ListItem divider sx={{ gap: 1 }}>
      <ListItemIcon sx={{ minWidth: 36 }}>
        {entry.kind === 'folder' ? <FolderIcon color="primary" /> : <FileIcon />}
      </ListItemIcon>
      <ListItemText
        primary={<EntryLink entry={entry} />}
        secondary={aboutOf(entry)}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {isStaff && entry.share_with_client && <Chip size="small" label="shared with client" variant="outlined" />}
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        {entry.kind === 'file' && <Tool label={`Download ${name}`} icon={<DownloadIcon />} href={downloadUrl(entry)} />}
        {canUpdate && (
          <>
            <Tool label={`Rename ${name}`} icon={<RenameIcon />} onClick={() => setAsks('name')} />
            <Tool label={`Move ${name}`} icon={<MoveIcon />} onClick={() => setAsks('folder')} />
          </>
        )}
        {canDelete && <Tool label={`Delete ${name}`} icon={<DeleteIcon />} onClick={() => setAsks('delete')} />}
      </Box>
      {asks === 'name' && (
        <NameDialog title={`Rename the ${entry.kind}`} action="Rename" name={name} onName={rename} onClose={close} />
      )}
      {asks === 'folder' && <MoveDialog entry={entry} folderId={folderId} onMoved={onChange} onClose={close} />}
      <Confirm
        isOpen={asks === 'delete'}
        title={`Delete ${name}?`}
        content={
          entry.kind === 'folder'
            ? 'Everything in this folder is deleted with it.'
            : 'It can be brought back for 30 days.'
        }
        onConfirm={remove}
        onClose={close}
      />
    </ListItem>
  );
}

function EntryLink({ entry }: { readonly entry: Entry }): ReactElement {
  if (entry.kind === 'folder')
    return (
      <TextLink component={Link} to={`${BASE}/files?folder=${entry.id}`}>
        {nameOf(entry)}
      </TextLink>
    );
  return (
    <TextLink href={downloadUrl(entry)} download>
      {nameOf(entry)}
    </TextLink>
  );
}

const CALENDAR = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

function aboutOf({ kind, size, created_at }: Entry): string {
  const day = new Date(created_at).toLocaleDateString(undefined, CALENDAR);
  return kind === 'file' ? `${sizeText(size ?? 0)} · ${day}` : day;
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick?: () => void;
  readonly href?: string;
}

function Tool({ label, icon, onClick, href }: ToolProps): ReactElement {
  const link = href ? { href, download: true } : {};
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick} {...link}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
