import { Breadcrumbs, Link } from '@mui/material';
import type { ReactElement } from 'react';
import type { Crumb } from './file-manager.ts';

interface FolderPathProps {
  readonly crumbs: readonly Crumb[];
  /** Called with the id of a folder; 0 is the root. */
  readonly onOpen: (id: number) => void;
}

/** The path from the root to the open folder of a dialog; each folder on it can be opened. */
export function FolderPath({ crumbs, onOpen }: FolderPathProps): ReactElement {
  const folders: readonly Crumb[] = [{ id: 0, title: 'All files' }, ...crumbs];
  return (
    <Breadcrumbs aria-label="Move to">
      {folders.map(({ id, title }) => (
        <Link key={id} component="button" type="button" variant="body1" onClick={() => onOpen(id)}>
          {title}
        </Link>
      ))}
    </Breadcrumbs>
  );
}
