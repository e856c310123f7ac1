import { type FormOptions, sendForm } from '../../api/send-form.ts';
import { http } from '../../services.ts';

/** A folder or a file as in a list. */
export interface Entry {
  readonly id: number;
  readonly kind: 'folder' | 'file';
  /** Of a folder. */
  readonly title?: string;
  /** Of a file. */
  readonly file_name?: string;
  readonly mime_type?: string;
  readonly size?: number;
  readonly share_with_client?: boolean;
  readonly client_id?: number | null;
  readonly created_at: string;
}

/** A folder on the path from the root to the open one. */
export interface Crumb {
  readonly id: number;
  readonly title: string;
}

const BASE = '/api/file-manager';

export const nameOf = ({ title, file_name, id }: Entry): string => title || file_name || `#${id}`;

/** Returns the content of a folder; 0 is the root. */
export async function entriesOf(folderId: number, signal?: AbortSignal): Promise<readonly Entry[]> {
  const query = folderId > 0 ? { folder_id: folderId } : undefined;
  return (await http<{ records: readonly Entry[] }>('GET', BASE, { query, signal })).body.records;
}

interface Folder extends Crumb {
  readonly parent_id: number | null;
}

/** Returns the folders from the root to this one. */
export async function crumbsOf(folderId: number): Promise<readonly Crumb[]> {
  if (folderId === 0) return [];
  const { record } = (await http<{ record: Folder }>('GET', `${BASE}/folders/${folderId}`)).body;
  return [...(await crumbsOf(record.parent_id ?? 0)), record];
}

export async function createFolder(title: string, parentId: number): Promise<void> {
  await http('POST', `${BASE}/folders`, { body: { title, ...(parentId > 0 && { parent_id: parentId }) } });
}

/** Renames a file or a folder. */
export async function renameEntry(entry: Entry, name: string): Promise<void> {
  await http('PATCH', pathOf(entry), { body: entry.kind === 'file' ? { file_name: name } : { title: name } });
}

/** Moves a file, or a folder with its content. @param folderId 0 is the root */
export async function moveEntry(entry: Entry, folderId: number): Promise<void> {
  const target = folderId > 0 ? folderId : null;
  await http('PATCH', pathOf(entry), { body: entry.kind === 'file' ? { folder_id: target } : { parent_id: target } });
}

const pathOf = ({ kind, id }: Entry): string => `${BASE}/${kind === 'file' ? 'files' : 'folders'}/${id}`;

/** Deletes a file, or a folder with its content. */
export async function removeEntry(entry: Entry): Promise<void> {
  await http('DELETE', pathOf(entry), entry.kind === 'file' ? {} : { query: { recursive: true } });
}

/** Returns the download URL of a file; the request is authorized by the session cookie. */
export const downloadUrl = ({ id }: Entry): string => `${BASE}/files/${id}/download`;

/** The fields that are sent with an upload. */
export interface UploadOptions extends FormOptions {
  readonly folderId: number;
  readonly clientId?: number;
  readonly shareWithClient?: boolean;
}

/** Uploads a file and reports the progress. @throws ApiFailure */
export const upload = (file: File, options: UploadOptions): Promise<unknown> =>
  sendForm(`${BASE}/files`, formOf(file, options), options);

/** Returns a form with the fields before the file, since the service reads them in order. */
function formOf(file: File, { folderId, clientId, shareWithClient }: UploadOptions): FormData {
  const form = new FormData();
  if (folderId > 0) form.set('folder_id', String(folderId));
  if (clientId) form.set('client_id', String(clientId));
  if (shareWithClient) form.set('share_with_client', 'true');
  form.set('file', file);
  return form;
}
