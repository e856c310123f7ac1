import NewFolderIcon from '@mui/icons-material/CreateNewFolder';
import UploadIcon from '@mui/icons-material/UploadFile';
import { Box, Breadcrumbs, Button, Card, Link as TextLink, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { EntryList } from './entry-list.tsx';
import { type Crumb, createFolder, crumbsOf, entriesOf } from './file-manager.ts';
import { NameDialog } from './name-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** The file manager: files dropped anywhere on the page are uploaded into the open folder. */
export function FilesPage(): ReactElement {
  const [params] = useSearchParams();
  const folderId = Number(params.get('folder') ?? 0);
  const session = useSession();
  const queryClient = useQueryClient();
  const reload = useCallback(() => void queryClient.invalidateQueries({ queryKey: ['files'] }), [queryClient]);
  const uploads = useUploads(reload);
  const entries = useQuery({ queryKey: ['files', folderId], queryFn: ({ signal }) => entriesOf(folderId, signal) });
  const crumbs = useQuery({ queryKey: ['files', 'crumbs', folderId], queryFn: () => crumbsOf(folderId) });
  const can = (action: 'create' | 'update' | 'delete'): boolean =>
    session !== undefined && may(session, { module: 'files', action });
  const drop = useDrop(can('create'), (files) => uploads.add(files, folderId));
  return (
    <Box
      {...drop.handlers}
      sx={{
        mt: 2,
        minHeight: '70vh',
        outline: drop.isOver ? '3px dashed' : 'none',
        outlineColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      <Title title="Files" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Crumbs crumbs={crumbs.data ?? []} />
        {can('create') && (
          <Tools folderId={folderId} onFiles={(files) => uploads.add(files, folderId)} onChange={reload} />
        )}
      </Box>
      <UploadList uploads={uploads} />
      <Card>
        {entries.error && <FailureNote error={entries.error} onRetry={entries.refetch} />}
        {entries.data?.length === 0 && (
          <Typography sx={{ p: 3 }}>
            {can('create') ? 'Nothing here yet. Drop files anywhere on this page.' : 'Nothing here yet.'}
          </Typography>
        )}
        {entries.data && entries.data.length > 0 && (
          <EntryList
            entries={entries.data}
            folderId={folderId}
            canUpdate={can('update')}
            canDelete={can('delete')}
            onChange={reload}
          />
        )}
      </Card>
    </Box>
  );
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactElement {
  return (
    <Breadcrumbs aria-label="Folder">
      <TextLink component={Link} to={`${BASE}/files`}>
        All files
      </TextLink>
      {crumbs.map(({ id, title }) => (
        <TextLink key={id} component={Link} to={`${BASE}/files?folder=${id}`}>
          {title}
        </TextLink>
      ))}
    </Breadcrumbs>
  );
}

interface ToolsProps {
  readonly folderId: number;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onChange: () => void;
}

function Tools({ folderId, onFiles, onChange }: ToolsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const [isNaming, setNaming] = useState(false);
  const make = async (title: string): Promise<void> => {
    await createFolder(title, folderId);
    notify(`The folder ${title} is there.`, { type: 'info' });
    onChange();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" startIcon={<NewFolderIcon />} onClick={() => setNaming(true)}>
        New folder
      </Button>
      <Button size="small" variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {isNaming && <NameDialog title="New folder" action="Create" onName={make} onClose={() => setNaming(false)} />}
    </Box>
  );
}

/** Handles files dropped anywhere on an element. */
function useDrop(isOn: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!isOn || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isOn) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
