/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
import type { HttpBodyInput as _google_api_HttpBodyInput, HttpBody as _google_api_HttpBody } from './google_api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * A new folder.
 */
export interface CreateFolderRequestInput {
  /**
   * The folder to create.
   */
  'folder'?: (FolderInput | null);
}

/**
 * A new folder.
 */
export interface CreateFolderRequest {
  /**
   * The folder to create.
   */
  'folder': (Folder | null);
}

/**
 * Which folder to delete.
 */
export interface DeleteFolderRequestInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * Whether everything in it is deleted with it.
   */
  'recursive'?: (boolean);
}

/**
 * Which folder to delete.
 */
export interface DeleteFolderRequest {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * Whether everything in it is deleted with it.
   */
  'recursive': (boolean);
}

/**
 * What is known of a file.
 */
export interface FileInput {
  /**
   * The id of the file.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'file_name'?: (string);
  /**
   * What it is, by its content and not by what the sender says.
   */
  'mime_type'?: (string);
  /**
   * How many bytes it has.
   */
  'size'?: (number | string | Long);
  /**
   * The SHA-256 of its bytes, in hexadecimal digits.
   */
  'sha256'?: (string);
  /**
   * The folder that holds it; null in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who uploaded it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * What is known of a file.
 */
export interface File {
  /**
   * The id of the file.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'file_name': (string);
  /**
   * What it is, by its content and not by what the sender says.
   */
  'mime_type': (string);
  /**
   * How many bytes it has.
   */
  'size': (number);
  /**
   * The SHA-256 of its bytes, in hexadecimal digits.
   */
  'sha256': (string);
  /**
   * The folder that holds it; null in the root.
   */
  'folder_id'?: (number);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client': (boolean);
  /**
   * The user who uploaded it.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A file of the file manager, without its bytes.
 */
export interface FileEventInput {
  /**
   * The id of the file.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the file after the change.
   */
  'version'?: (number | string | Long);
  /**
   * What it is called.
   */
  'file_name'?: (string);
  /**
   * What it is, by its content.
   */
  'mime_type'?: (string);
  /**
   * How many bytes it has.
   */
  'size'?: (number | string | Long);
  /**
   * The folder that holds it; 0 in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client whom it belongs to; 0 if there is none.
   */
  'client_id'?: (number | string | Long);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who uploaded it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A file of the file manager, without its bytes.
 */
export interface FileEvent {
  /**
   * The id of the file.
   */
  'id': (number);
  /**
   * The version of the file after the change.
   */
  'version': (number);
  /**
   * What it is called.
   */
  'file_name': (string);
  /**
   * What it is, by its content.
   */
  'mime_type': (string);
  /**
   * How many bytes it has.
   */
  'size': (number);
  /**
   * The folder that holds it; 0 in the root.
   */
  'folder_id': (number);
  /**
   * The client whom it belongs to; 0 if there is none.
   */
  'client_id': (number);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client': (boolean);
  /**
   * The user who uploaded it.
   */
  'created_by': (number);
}

/**
 * What is known of a file, alone.
 */
export interface FileResponseInput {
  /**
   * The file.
   */
  'record'?: (FileInput | null);
}

/**
 * What is known of a file, alone.
 */
export interface FileResponse {
  /**
   * The file.
   */
  'record': (File | null);
}

/**
 * A folder, as it is sent and shown.
 */
export interface FolderInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called; unique among the folders beside it, ignoring case.
   */
  'title'?: (string);
  /**
   * The folder that holds it; null in the root.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who created the folder.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * A folder, as it is sent and shown.
 */
export interface Folder {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * What it is called; unique among the folders beside it, ignoring case.
   */
  'title': (string);
  /**
   * The folder that holds it; null in the root.
   */
  'parent_id'?: (number);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number);
  /**
   * The user who created the folder.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A folder or a file in a list.
 */
export interface FolderEntryInput {
  /**
   * The id of the folder or file.
   */
  'id'?: (number | string | Long);
  /**
   * Whether it is a folder or a file.
   */
  'kind'?: (string);
  /**
   * The title of the folder, or the name of the file.
   */
  'title'?: (string);
  /**
   * The folder that holds it; null in the root.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of the file; empty for a folder.
   */
  'file_name'?: (string);
  /**
   * What the file is, by its content; empty for a folder.
   */
  'mime_type'?: (string);
  /**
   * How many bytes the file has; 0 for a folder.
   */
  'size'?: (number | string | Long);
  /**
   * Whether the users of the client see the file in the portal.
   */
  'share_with_client'?: (boolean);
  /**
   * The user who created the folder or uploaded the file.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A folder or a file in a list.
 */
export interface FolderEntry {
  /**
   * The id of the folder or file.
   */
  'id': (number);
  /**
   * Whether it is a folder or a file.
   */
  'kind': (string);
  /**
   * The title of the folder, or the name of the file.
   */
  'title': (string);
  /**
   * The folder that holds it; null in the root.
   */
  'folder_id'?: (number);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number);
  /**
   * The name of the file; empty for a folder.
   */
  'file_name': (string);
  /**
   * What the file is, by its content; empty for a folder.
   */
  'mime_type': (string);
  /**
   * How many bytes the file has; 0 for a folder.
   */
  'size': (number);
  /**
   * Whether the users of the client see the file in the portal.
   */
  'share_with_client': (boolean);
  /**
   * The user who created the folder or uploaded the file.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A folder of the file manager.
 */
export interface FolderEventInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the folder after the change.
   */
  'version'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * The folder that holds it; 0 in the root.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The client whom it belongs to; 0 if there is none.
   */
  'client_id'?: (number | string | Long);
  /**
   * The user who created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * A folder of the file manager.
 */
export interface FolderEvent {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * The version of the folder after the change.
   */
  'version': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * The folder that holds it; 0 in the root.
   */
  'parent_id': (number);
  /**
   * The client whom it belongs to; 0 if there is none.
   */
  'client_id': (number);
  /**
   * The user who created it.
   */
  'created_by': (number);
}

/**
 * A folder in full.
 */
export interface FolderResponseInput {
  /**
   * The folder.
   */
  'record'?: (FolderInput | null);
}

/**
 * A folder in full.
 */
export interface FolderResponse {
  /**
   * The folder.
   */
  'record': (Folder | null);
}

/**
 * Which folders and files to list.
 */
export interface ListFolderRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
  /**
   * The folder that holds them. Without it the root; with `search`, every folder.
   */
  'folder_id'?: (number | string | Long);
}

/**
 * Which folders and files to list.
 */
export interface ListFolderRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_WholeListQuery | null);
  /**
   * The folder that holds them. Without it the root; with `search`, every folder.
   */
  'folder_id'?: (number);
}

/**
 * The folders and files of a folder.
 */
export interface ListFolderResponseInput {
  /**
   * The folders and files.
   */
  'records'?: (FolderEntryInput)[];
}

/**
 * The folders and files of a folder.
 */
export interface ListFolderResponse {
  /**
   * The folders and files.
   */
  'records': (FolderEntry)[];
}

/**
 * Changes of a folder.
 */
export interface UpdateFolderRequestInput {
  /**
   * The id of the folder.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'folder'?: (FolderInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a folder.
 */
export interface UpdateFolderRequest {
  /**
   * The id of the folder.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'folder': (Folder | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * A file to upload.
 */
export interface UploadFileRequestInput {
  /**
   * The bytes, with the name of the file.
   */
  'file'?: (_google_api_HttpBodyInput | null);
  /**
   * The folder that is to hold it; the root by default.
   */
  'folder_id'?: (number | string | Long);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number | string | Long);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client'?: (boolean);
}

/**
 * A file to upload.
 */
export interface UploadFileRequest {
  /**
   * The bytes, with the name of the file.
   */
  'file': (_google_api_HttpBody | null);
  /**
   * The folder that is to hold it; the root by default.
   */
  'folder_id'?: (number);
  /**
   * The client whom it belongs to.
   */
  'client_id'?: (number);
  /**
   * Whether the users of the client see it in the portal.
   */
  'share_with_client': (boolean);
}
