import { type DeletedRecord, defineModel, type RecordOf } from '@bms/service-kit';

/** Titles that differ only in case are equal (Unicode Collation Algorithm, two levels). */
export const ignoringCase = { locale: 'en', strength: 2 } as const;

/** One collection with shared ids, since folders and files are listed together. */
const ENTRIES = 'entries';

const common = {
  title: 'title',
  search: ['title'],
  // Blobs must be removed with the record, which a TTL index cannot do.
  keepDeleted: true,
  portal: { view: ({ clientId }: { clientId: number }) => ({ client_id: clientId, share_with_client: true }) },
  fields: {
    /** `folder` or `file`. */
    kind: String,
    /**
     * The user who gave a folder its title or place and sees only own folders; unset for users who see all. Titles are
     * unique among the folders of such a user, since the error would tell of hidden folders.
     */
    titled_by: Number,
    /** In a folder, `title` is its title and the following fields are absent; in a file, `title` is its name. */
    mime_type: String,
    size: Number,
    /** In hexadecimal digits. */
    sha256: String,
    /** The name of the store that has the bytes, and their key in it. */
    stored_in: String,
    bytes_key: String,
    share_with_client: Boolean,
  },
} as const;

/** The folder id of the root in list requests; no folder has it. */
export const ROOT = 0;

/** The model of folders, which also lists folders and files together. */
export const folders = defineModel(ENTRIES, {
  ...common,
  service: 'bms.files.Folders',
  baseFilter: { kind: 'folder' },
  isListedInParts: true,
  filters: { folder_id: (value) => ({ folder_id: value === ROOT ? null : value }) },
  indexes: [
    [{ folder_id: 1, created_at: -1, _id: -1 }],
    [{ folder_id: 1, 'sort_keys.title': 1, _id: 1 }],
    [
      { folder_id: 1, titled_by: 1, title: 1 },
      {
        unique: true,
        collation: ignoringCase,
        partialFilterExpression: { kind: 'folder' },
        // The name of an older index, which it replaces.
        name: 'folder_id_1_title_1',
      },
    ],
    [{ client_id: 1, created_at: -1, _id: -1 }, { partialFilterExpression: { share_with_client: true } }],
  ],
});

/** The model of files. */
export const files = defineModel(ENTRIES, { ...common, service: 'bms.files.Files', baseFilter: { kind: 'file' } });

/** A folder or file as stored. */
export type StoredEntry = RecordOf<typeof folders>;

/** A file as stored, without its bytes. */
export type StoredFile = RecordOf<typeof files>;

/** A deleted folder or file; `deleted_with` is the folder that it was deleted with. */
export type DeletedEntry = DeletedRecord<StoredEntry> & { deleted_with?: number };
