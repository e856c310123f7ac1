import { recordEvents } from '@bms/service-kit';
import { files, folders } from './entries.model.ts';

const MODULE = 'files';

/** Builds the event of each change of a folder. */
export const folderEvents = recordEvents(folders, {
  message: 'bms.files.FolderEvent',
  resource: 'folder',
  module: MODULE,
  data: ({ _id: id, version, title, folder_id: parent_id, client_id, created_by }) => ({
    id,
    version,
    title,
    parent_id,
    client_id,
    created_by,
  }),
});

/** Builds the event of an uploaded, deleted or restored file. */
export const fileEvents = recordEvents(files, {
  message: 'bms.files.FileEvent',
  resource: 'file',
  module: MODULE,
  data: ({
    _id: id,
    version,
    title: file_name,
    mime_type,
    size,
    folder_id,
    client_id,
    share_with_client,
    created_by,
  }) => ({
    id,
    version,
    file_name,
    mime_type,
    size,
    folder_id,
    client_id,
    share_with_client,
    created_by,
  }),
});
