import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** A folder or file as it is stored. */
export interface StoredEntry extends StoredRecord {
  kind: 'folder' | 'file';
  /** The title of a folder, the name of a file. */
  title: string;
  /** The parent folder; absent in the root. */
  folder_id?: number;
  client_id?: number;
}

/** A file as it is stored, without its bytes. */
export interface StoredFile extends StoredEntry {
  mime_type: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** The name of the store that has the bytes, and their key in it. */
  stored_in: string;
  bytes_key: string;
  share_with_client: boolean;
}

/** Titles that differ only in case are equal (Unicode Collation Algorithm, two levels). */
const ignoringCase = { locale: 'en', strength: 2 } as const;

/** One collection with shared ids, since folders and files are listed together. */
const ENTRIES = 'entries';

const common = {
  title: 'title',
  search: ['title'],
  // Blobs must be removed with the record, which a TTL index cannot do.
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

/** The folder id of the root in list requests; no folder has it. */
export const ROOT = 0;

/** The model of folders, which also lists folders and files together. */
export const folders = defineRecords(ENTRIES, {
  ...common,
  service: 'bms.files.Folders',
  among: { kind: 'folder' },
  isListedInParts: true,
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

/** The model of files. */
export const files = defineRecords(ENTRIES, { ...common, service: 'bms.files.Files', among: { kind: 'file' } });
