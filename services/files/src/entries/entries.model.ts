import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** A folder or file as it is stored. */
export interface StoredEntry extends StoredRecord {
  kind: 'folder' | 'file';
  /** The title of a folder, the name of a file. */
  title: string;
  /** The folder that holds it; absent in the root. */
  folder_id?: number;
  client_id?: number;
}

/** A file as it is stored, without its bytes. */
export interface StoredFile extends StoredEntry {
  mime_type: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** The name of the store that has the bytes, and their key there. */
  stored_in: string;
  bytes_key: string;
  share_with_client: boolean;
}

/** Titles that differ in case only are the same (Unicode Collation Algorithm, two levels). */
const ignoringCase = { locale: 'en', strength: 2 } as const;

/** Folders and files are listed together, so they lie in one collection and share their ids. */
const ENTRIES = 'entries';

const common = {
  title: 'title',
  search: ['title'],
  // Bytes have to go with the record, which an index that expires records cannot see to.
  keepDeleted: true,
  portal: { view: ({ clientId }: { clientId: number }) => ({ client_id: clientId, share_with_client: true }) },
  fields: {
    kind: String,
    title: String,
    folder_id: Number,
    client_id: Number,
    mime_type: String,
    size: Number,
    sha256: String,
    stored_in: String,
    bytes_key: String,
    share_with_client: Boolean,
  },
};

/** What a list is asked for that stands for the root, which no folder is. */
export const ROOT = 0;

/** The folders, and with them the lists of folders and files. */
export const folders = defineRecords(ENTRIES, {
  ...common,
  service: 'bms.files.Folders',
  among: { kind: 'folder' },
  filters: { folder_id: (value) => ({ folder_id: value === ROOT ? null : value }) },
  indexes: [
    [{ folder_id: 1, created_at: -1, _id: -1 }],
    [{ folder_id: 1, 'sort_keys.title': 1, _id: 1 }],
    [
      { folder_id: 1, title: 1 },
      { unique: true, collation: ignoringCase, partialFilterExpression: { kind: 'folder' } },
    ],
    [{ client_id: 1, created_at: -1, _id: -1 }, { partialFilterExpression: { share_with_client: true } }],
  ],
});

/** The files. */
export const files = defineRecords(ENTRIES, { ...common, service: 'bms.files.Files', among: { kind: 'file' } });
